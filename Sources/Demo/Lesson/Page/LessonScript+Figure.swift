extension LessonScript {
  /// A figure: one scene of the engine on a canvas, with what changes it.
  static let figure = #"""
    /** A figure of the page that shows a scene of the engine. */
    class Figure {
      constructor(element, engine) {
        this.element = element;
        this.engine = engine;
        this.name = element.dataset.scene;
        this.isHero = element.classList.contains("hero");
        const index = engine.scenes.findIndex((scene) => scene.name === this.name);
        this.scene = engine.scenes[index];
        this.handle = engine.call.makeFigure(index);
        if (this.handle < 0 || !this.scene) throw new Error("there is no scene " + this.name);
        this.stage = element.querySelector(".stage");
        this.canvas = make("canvas", {
          class: "picture", width: this.scene.width, height: this.scene.height, role: "img",
          "aria-label": element.querySelector(".still")?.alt,
        });
        this.context = this.canvas.getContext("2d", { alpha: false, willReadFrequently: true });
        this.stage.append(this.canvas);
        this.times = [];
        this.mistake = -1;
        this.isDirty = true;
      }

      /** Makes what stands round the picture; afterwards the figure draws itself. */
      build() {
        this.lens = new Lens(this);
        if (this.scene.width <= 64) this.numbers = new Numbers(this);
        this.controls = new Controls(this);
        this.stage.after(...this.controls.elements, this.lens.element);
        this.listen();
        const observer = new ResizeObserver(() => this.fit());
        // The row of controls is as high as its letters are, and tells when these grow.
        for (const watched of [this.stage, this.controls.elements[0]]) observer.observe(watched);
        this.fit();
        this.element.classList.add("is-live");
      }

      /** Draws in the next frame. */
      invalidate() {
        this.isDirty = true;
        ticker.wake(this);
      }

      frame(now) {
        if (this.isDirty) this.draw();
        if (this.explodes) this.exploded?.show();
        if (this.lens.isStale) this.lens.show(now);
      }

      draw() {
        this.isDirty = false;
        const begin = performance.now();
        this.engine.put(this.engine.call.draw(this.handle), this.canvas, this.context);
        this.times.push(performance.now() - begin);
        if (this.times.length > 60) this.times.shift();
        if (this.mistake >= 0) this.harm = this.isBusy ? undefined : this.compare();
        this.numbers?.show();
        this.exploded?.show();
        this.controls.tell();
        this.lens.isStale = true;
      }

      value(name) {
        return this.engine.call.value(this.handle, this.index(name));
      }

      set(name, value) {
        this.engine.call.set(this.handle, this.index(name), value);
        this.invalidate();
      }

      index(name) {
        return this.scene.parameters.findIndex((parameter) => parameter.name === name);
      }

      setMistake(index) {
        this.mistake = index;
        this.engine.call.setMistake(this.handle, index);
        this.times = [];
        this.invalidate();
      }

      /** How the picture differs from the one without a mistake: in how many pixels, by how much.
          The compositor that makes mistakes rounds soft edges otherwise now and then: only where
          rounding is the mistake does a single level count. */
      compare() {
        const { call } = this.engine;
        const { width, height } = this.canvas;
        const wrong = this.context.getImageData(0, 0, width, height).data;
        call.setMistake(this.handle, -1);
        const address = call.draw(this.handle) >>> 0;
        const right = new Uint8Array(call.memory.buffer, address, wrong.length);
        const least = this.engine.mistakes[this.mistake].name === "truncation" ? 1 : 2;
        let [count, most, worst] = [0, 0, 0];
        for (let at = 0; at < wrong.length; at += 4) {
          const difference = Math.max(Math.abs(wrong[at] - right[at]),
            Math.abs(wrong[at + 1] - right[at + 1]), Math.abs(wrong[at + 2] - right[at + 2]));
          if (difference >= least) count++;
          if (difference > most) [most, worst] = [difference, at / 4];
        }
        call.setMistake(this.handle, this.mistake);
        return { count, most, least, x: worst % width, y: Math.floor(worst / width) };
      }

      /** As large as there is room for: in whole device pixels where that loses little, so that
          each pixel of the picture stays a square. */
      fit() {
        const room = this.stage.clientWidth;
        if (!room) return;
        const device = devicePixelRatio || 1;
        const whole = Math.floor(room * device / this.canvas.width + 0.001);
        const isWhole = whole * this.canvas.width >= 0.8 * room * device;
        this.canvas.style.width = (isWhole ? whole * this.canvas.width / device : room) + "px";
        this.canvas.classList.toggle("pixelated", isWhole);
        this.numbers?.fit();
        this.lens.fit();
      }

      // MARK: the pointer

      listen() {
        this.canvas.addEventListener("pointermove", (event) => this.look(event));
        this.canvas.addEventListener("pointerdown", (event) => this.look(event));
      }

      /** Shows the ledger of the pixel under the pointer. */
      look(event) {
        const { x, y } = this.place(event);
        this.lens.move(Math.floor(x), Math.floor(y));
      }

      /** Where an event is, in pixels of the picture. */
      place(event) {
        const box = this.canvas.getBoundingClientRect();
        return {
          x: (event.clientX - box.left) / box.width * this.canvas.width,
          y: (event.clientY - box.top) / box.height * this.canvas.height,
        };
      }
    }

    /** The numbers in the pixels of a picture that is small enough. */
    class Numbers {
      constructor(figure) {
        this.figure = figure;
        const { width, height } = figure.canvas;
        this.canvas = make("canvas", {
          class: "numbers", "aria-hidden": "true", width: width * 64, height: height * 64,
          style: "position: absolute; top: 0; pointer-events: none",
        });
        this.context = this.canvas.getContext("2d");
        figure.stage.append(this.canvas);
      }

      fit() {
        const { canvas } = this.figure;
        Object.assign(this.canvas.style, {
          width: canvas.clientWidth + "px", left: canvas.offsetLeft + "px",
        });
      }

      show() {
        const { context, figure } = this;
        const { width, height } = figure.canvas;
        const { data } = figure.context.getImageData(0, 0, width, height);
        context.clearRect(0, 0, this.canvas.width, this.canvas.height);
        context.font = "25px ui-monospace, Menlo, 'DejaVu Sans Mono', monospace";
        context.textAlign = "center";
        context.textBaseline = "middle";
        context.strokeStyle = "rgb(128 128 128 / 40%)";
        this.total = 0;
        for (let at = 0; at < width * height; at++) {
          const [x, y] = [at % width * 64, Math.floor(at / width) * 64];
          const covered = 255 - data[at * 4];
          this.total += covered;
          context.strokeRect(x, y, 64, 64);
          if (covered === 0) continue;
          context.fillStyle = covered > 120 ? "#fff" : "#000";
          context.fillText(covered, x + 32, y + 33);
        }
      }
    }

    """#
}
