extension LessonScript {
  /// A figure that plays.
  static let film = #"""
    /** A figure whose time runs. */
    class FilmFigure extends Figure {
      speed = 0.25;
      isPlaying = false;
      /** When playing, where to stop; without it, it begins anew. */
      goal = undefined;

      get isBusy() { return this.isPlaying; }

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
        super.frame(now);
        if (this.isPlaying) ticker.wake(this);
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
