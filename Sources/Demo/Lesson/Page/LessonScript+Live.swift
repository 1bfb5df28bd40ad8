extension LessonScript {
  /// The figure that lives: it plays, is dragged, and hears keys.
  static let live = #"""
    /** The illusion: shown at any time of its film, or held and moved as a control. */
    class LiveFigure extends Figure {
      speed = 0.25;
      isPlaying = false;
      isMoving = false;
      isHeld = false;
      /** When playing, where to stop; without it, it begins anew. */
      goal = undefined;

      get isBusy() { return this.isPlaying || this.isMoving || this.isHeld; }

      listen() {
        super.listen();
        const { canvas } = this;
        canvas.tabIndex = 0;
        for (const [name, value] of Object.entries({
          role: "slider", "aria-valuemin": 0, "aria-valuemax": 3,
          "aria-label": "Highlight. Arrow keys, Home and End move it.",
        })) canvas.setAttribute(name, value);
        canvas.addEventListener("pointerdown", (event) => {
          if (event.button !== 0) return;
          canvas.setPointerCapture(event.pointerId);
          this.isHeld = true;
          this.touch(0, event);
        });
        canvas.addEventListener("pointermove", (event) => { if (this.isHeld) this.touch(1, event); });
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
        if (!this.isHeld) return;
        this.isHeld = false;
        this.touch(phase, event);
      }

      key(event) {
        const keys = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1, Home: -9, End: 9 };
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

      // MARK: the film

      set(name, value) {
        if (name === "time") {
          this.isLive = false;
          this.isMoving = false;
        }
        super.set(name, value);
      }

      toggle() {
        if (this.isPlaying) this.pause(); else this.play();
      }

      play(goal) {
        this.goal = goal;
        this.isPlaying = true;
        this.last = undefined;
        this.time = this.isLive || this.value("time") >= 0.25 ? 0 : this.value("time");
        if (goal !== undefined) this.time = 0;
        this.set("time", this.time);
        this.controls.tellPlaying();
      }

      pause() {
        if (!this.isPlaying) return;
        this.isPlaying = false;
        this.invalidate();
        this.controls.tellPlaying();
      }

      frame(now) {
        const seconds = this.last === undefined ? 0 : Math.min((now - this.last) / 1000, 0.1);
        this.last = now;
        if (this.isPlaying) this.playOn(seconds);
        if (this.isMoving) {
          this.isMoving = this.engine.call.advance(this.handle, seconds) === 1;
          this.isDirty = true;
        }
        super.frame(now);
        if (this.isPlaying || this.isMoving) ticker.wake(this);
      }

      /** The film goes on; at its end it rests for a second and begins anew. */
      playOn(seconds) {
        const end = this.goal ?? 0.25;
        this.time += seconds * this.speed;
        if (this.time >= end && this.goal !== undefined) {
          this.set("time", end);
          this.pause();
          return;
        }
        if (this.time > end + this.speed) this.time = 0;
        const shown = Math.min(this.time, end);
        if (shown !== this.value("time")) this.set("time", shown);
      }
    }

    """#
}
