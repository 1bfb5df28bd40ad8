extension LessonScript {
  /// The figure that lives: it is dragged, and hears keys.
  static let live = #"""
    /** The illusion: shown at any time of its film, or held and moved as a control. */
    class LiveFigure extends FilmFigure {
      isMoving = false;
      isHeld = false;
      /** Who holds it; other fingers are ignored meanwhile. */
      pointer = undefined;

      get isBusy() { return super.isBusy || this.isMoving || this.isHeld; }

      listen() {
        super.listen();
        const { canvas } = this;
        canvas.tabIndex = 0;
        for (const [name, value] of Object.entries({
          role: "slider", "aria-valuemin": 0, "aria-valuemax": 3,
          "aria-label": "Highlight. Arrow keys, Home and End move it.",
        })) canvas.setAttribute(name, value);
        canvas.addEventListener("pointerdown", (event) => {
          if (event.button !== 0 || this.isHeld) return;
          this.pointer = event.pointerId;
          canvas.setPointerCapture(event.pointerId);
          this.isHeld = true;
          this.touch(0, event);
        });
        canvas.addEventListener("pointermove", (event) => {
          if (this.isHeld && event.pointerId === this.pointer) this.touch(1, event);
        });
        canvas.addEventListener("pointerup", (event) => this.release(2, event));
        canvas.addEventListener("pointercancel", (event) => this.release(3, event));
        canvas.addEventListener("keydown", (event) => this.key(event));
      }

      touch(phase, event) {
        this.pause();
        const { x, y } = this.place(event);
        this.engine.call.touch(this.handle, phase, x / this.scene.scale, y / this.scene.scale);
        this.move();
      }

      release(phase, event) {
        if (!this.isHeld || event.pointerId !== this.pointer) return;
        this.isHeld = false;
        this.touch(phase, event);
      }

      look(event) {
        if (!this.isHeld || event.pointerId === this.pointer) super.look(event);
      }

      /** Upwards is more, as on any slider. */
      key(event) {
        const keys = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 1, ArrowDown: -1, Home: -9, End: 9 };
        if (event.key === " ") this.toggle();
        else if (keys[event.key]) this.press(keys[event.key]);
        else return;
        event.preventDefault();
      }

      /** Selects the title so many places after the selected one, or the last there is. */
      press(step) {
        this.pause();
        this.engine.call.press(this.handle, step);
        this.move();
      }

      /** Lets the control's own time run; at once to its end for those who want no motion. */
      move() {
        this.isLive = true;
        if (calm.matches && !this.isHeld) {
          for (let step = 0; step < 100 && this.engine.call.advance(this.handle, 0.05); step++);
        } else if (!this.isMoving) {
          this.isMoving = true;
          this.last = undefined;
        }
        this.invalidate();
      }

      /** Where the highlight is, in words: on a title, or between two. */
      get whereabouts() {
        const names = this.element.dataset.titles.split(" ");
        const nearest = clamp(Math.round(this.position), 0, names.length - 1);
        if (Math.abs(this.position - nearest) < 0.005) {
          return `${names[nearest]}, ${nearest + 1} of ${names.length}`;
        }
        const before = clamp(Math.floor(this.position), 0, names.length - 2);
        return `between ${names[before]} and ${names[before + 1]}, at ${this.position.toFixed(2)}`;
      }

      // MARK: the film

      set(name, value) {
        if (name === "time") {
          this.isLive = false;
          this.isMoving = false;
        }
        super.set(name, value);
      }

      frame(now) {
        if (this.isMoving) {
          const seconds = this.last === undefined ? 0 : Math.min((now - this.last) / 1000, 0.1);
          this.isMoving = this.engine.call.advance(this.handle, seconds) === 1;
          this.isDirty = true;
        }
        super.frame(now);
        if (this.isMoving) ticker.wake(this);
      }
    }

    """#
}
