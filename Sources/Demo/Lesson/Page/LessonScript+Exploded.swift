extension LessonScript {
  /// The exploded view of a figure.
  static let exploded = #"""
    /** The layers of a figure as sheets in space. */
    class Exploded {
      yaw = -0.5;
      pitch = 0.75;
      spacing = 0.5;

      constructor(figure) {
        this.figure = figure;
        const { call } = figure.engine;
        this.canvas = make("canvas", {
          width: call.explodedWidth(figure.handle), height: call.explodedHeight(figure.handle),
          role: "img", "aria-label": "The layers of the picture as sheets one above the other",
        });
        this.context = this.canvas.getContext("2d", { alpha: false, willReadFrequently: true });
        this.sliders = [
          slider("Distance", 0, 1, 0.05, this.spacing, (v) => Math.round(v * 100) + " %",
            (v) => this.look({ spacing: v })),
          slider("Turn", -1.2, 1.2, 0.05, this.yaw, degrees, (v) => this.look({ yaw: v })),
          slider("Tilt", 0.1, 1.4, 0.05, this.pitch, degrees, (v) => this.look({ pitch: v })),
        ];
        this.element = make("div", { class: "exploded" },
          make("div", { class: "stage" }, this.canvas),
          make("div", { class: "controls" }, ...this.sliders.map((one) => one.element)));
        this.canvas.addEventListener("pointerdown", (event) => {
          if (this.from) return;
          this.pointer = event.pointerId;
          this.canvas.setPointerCapture(event.pointerId);
          this.from = [event.clientX, event.clientY];
        });
        this.canvas.addEventListener("pointermove", (event) => this.drag(event));
        for (const end of ["pointerup", "pointercancel"]) {
          this.canvas.addEventListener(end, (event) => {
            if (event.pointerId === this.pointer) this.from = undefined;
          });
        }
      }

      drag(event) {
        if (!this.from || event.pointerId !== this.pointer) return;
        const [x, y] = this.from;
        this.from = [event.clientX, event.clientY];
        this.look({
          yaw: clamp(this.yaw + (event.clientX - x) * 0.008, -1.2, 1.2),
          pitch: clamp(this.pitch - (event.clientY - y) * 0.008, 0.1, 1.4),
        });
      }

      look(view) {
        Object.assign(this, view);
        const [spacing, yaw, pitch] = this.sliders;
        spacing.show(this.spacing);
        yaw.show(this.yaw);
        pitch.show(this.pitch);
        this.figure.explodes = true;
        ticker.wake(this.figure);
      }

      show() {
        const { engine, handle } = this.figure;
        this.figure.explodes = false;
        engine.put(engine.call.drawExploded(handle, this.yaw, this.pitch, this.spacing),
          this.canvas, this.context);
      }
    }

    const degrees = (value) => Math.round(value * 180 / Math.PI) + "°";

    """#
}
