extension LessonScript {
  /// One pixel of a figure: its neighbours enlarged, and its ledger.
  static let lens = #"""
    /** The lens over a pixel of a figure, and the ledger of that pixel. */
    class Lens {
      static cell = 80;

      constructor(figure) {
        this.figure = figure;
        [this.x, this.y] = figure.element.dataset.pixel.split(",").map(Number);
        this.columns = figure.isHero ? 9 : 7;
        this.rows = figure.isHero ? 7 : 5;
        this.showsCoverage = figure.element.dataset.values === "coverage";
        this.canvas = make("canvas", {
          class: "lens", tabindex: 0, role: "application", "aria-roledescription": "pixel lens",
          width: this.columns * Lens.cell, height: this.rows * Lens.cell,
          onkeydown: (event) => this.key(event),
          onpointerdown: (event) => this.point(event),
        });
        this.context = this.canvas.getContext("2d");
        this.marker = make("div", { class: "marker" });
        this.ledger = make("div", { class: "ledger", tabindex: 0, role: "group",
          "aria-label": "Ledger", onscroll: () => this.fade() });
        figure.stage.append(this.marker);
        this.element = make("div", { class: "panel" }, this.canvas, this.ledger);
      }

      /** Goes to another pixel; what lies outside counts as the nearest inside. */
      move(x, y) {
        const { width, height } = this.figure.canvas;
        const [nextX, nextY] = [clamp(x, 0, width - 1), clamp(y, 0, height - 1)];
        if (nextX === this.x && nextY === this.y) return;
        [this.x, this.y] = [nextX, nextY];
        this.isStale = true;
        ticker.wake(this.figure);
      }

      key(event) {
        const step = event.shiftKey ? 10 : 1;
        const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
        const { width, height } = this.figure.canvas;
        if (way[event.key]) {
          const [x, y] = way[event.key];
          this.move(this.x + step * x, this.y + step * y);
        } else if (event.key === "Home") this.move(0, this.y);
        else if (event.key === "End") this.move(width - 1, this.y);
        else if (event.key === "PageUp") this.move(this.x, 0);
        else if (event.key === "PageDown") this.move(this.x, height - 1);
        else return;
        event.preventDefault();
      }

      /** Goes to the pixel of the lens that was pressed. */
      point(event) {
        const box = this.canvas.getBoundingClientRect();
        const column = Math.floor((event.clientX - box.left) / box.width * this.columns);
        const row = Math.floor((event.clientY - box.top) / box.height * this.rows);
        this.move(this.x + column - (this.columns >> 1), this.y + row - (this.rows >> 1));
      }

      /** Shows pixel and ledger; while something moves, the ledger only now and then: it costs more
          than the picture. */
      show(now) {
        this.isStale = false;
        this.place();
        this.enlarge();
        if (this.figure.isBusy && now - this.told < 150) {
          this.later ??= setTimeout(() => {
            this.later = undefined;
            this.isStale = true;
            ticker.wake(this.figure);
          }, 160);
          return;
        }
        this.told = now;
        this.explain();
      }

      /** The ledger is as high as the one that is shown first, so that what follows stays in place
          whatever pixel is asked for. */
      fit() {
        this.place();
        if (!this.opening) return;
        const { ledger } = this;
        const { fontSize, width } = getComputedStyle(ledger);
        if (this.fitted === width + fontSize) return;
        this.fitted = width + fontSize;
        const copy = make("div", { class: "ledger", "aria-hidden": "true",
          style: `position: absolute; visibility: hidden; height: auto; width: ${width}` });
        copy.append(...this.opening.map((row) => row.cloneNode(true)));
        ledger.after(copy);
        const { height } = copy.getBoundingClientRect();
        ledger.style.setProperty("--opening", Math.ceil(height) + "px");
        copy.remove();
        this.end();
      }

      /** Scrolls to the answer, which is last. */
      end() {
        this.ledger.scrollTop = this.ledger.scrollHeight;
        this.fade();
      }

      /** Shows at which ends of the ledger there is more. */
      fade() {
        const { ledger } = this;
        const below = ledger.scrollHeight - ledger.clientHeight - ledger.scrollTop;
        ledger.classList.toggle("is-cut-above", ledger.scrollTop > 2);
        ledger.classList.toggle("is-cut-below", below > 2);
      }

      /** Marks the pixel on the picture. */
      place() {
        const { canvas } = this.figure;
        const scale = canvas.clientWidth / canvas.width;
        Object.assign(this.marker.style, {
          left: canvas.offsetLeft + this.x * scale + "px", top: this.y * scale + "px",
          width: scale + "px", height: scale + "px",
        });
      }

      enlarge() {
        const { context, columns, rows } = this;
        const { canvas, context: picture } = this.figure;
        const left = this.x - (columns >> 1);
        const top = this.y - (rows >> 1);
        const { data } = picture.getImageData(left, top, columns, rows);
        context.clearRect(0, 0, this.canvas.width, this.canvas.height);
        context.textAlign = "center";
        context.textBaseline = "middle";
        for (let row = 0; row < rows; row++) {
          for (let column = 0; column < columns; column++) {
            const [x, y] = [left + column, top + row];
            if (x < 0 || y < 0 || x >= canvas.width || y >= canvas.height) continue;
            const at = (row * columns + column) * 4;
            this.cell(column, row, data[at], data[at + 1], data[at + 2]);
          }
        }
        const [x, y] = [(columns >> 1) * Lens.cell, (rows >> 1) * Lens.cell];
        context.lineWidth = 10;
        context.strokeStyle = "#fff";
        context.strokeRect(x, y, Lens.cell, Lens.cell);
        context.lineWidth = 4;
        context.strokeStyle = "#000";
        context.strokeRect(x, y, Lens.cell, Lens.cell);
      }

      /** A pixel and its numbers: red, green, blue one below the other, or the one they share. */
      cell(column, row, red, green, blue) {
        const { context } = this;
        const size = Lens.cell;
        const [x, y] = [column * size, row * size];
        context.fillStyle = `rgb(${red} ${green} ${blue})`;
        context.fillRect(x, y, size, size);
        context.strokeStyle = "rgb(128 128 128 / 25%)";
        context.lineWidth = 1;
        context.strokeRect(x + 0.5, y + 0.5, size - 1, size - 1);
        context.fillStyle = red * 0.3 + green * 0.59 + blue * 0.11 > 140 ? "#000" : "#fff";
        if (red === green && green === blue) {
          context.font = "26px ui-monospace, Menlo, 'DejaVu Sans Mono', monospace";
          context.fillText(this.showsCoverage ? 255 - red : red, x + size / 2, y + size / 2 + 1);
          return;
        }
        context.font = "21px ui-monospace, Menlo, 'DejaVu Sans Mono', monospace";
        [red, green, blue].forEach((value, line) =>
          context.fillText(value, x + size / 2, y + size / 2 + (line - 1) * 23 + 1));
      }

      /** What the ledger does not know of: it is always that of the picture without mistakes. */
      mistaken(right) {
        const [red, green, blue] = this.figure.context.getImageData(this.x, this.y, 1, 1).data;
        const shown = hex(red, green, blue);
        return shown === right ? "" : ` without the mistake, which makes it ${shown}`;
      }

      /** The numbers of a line and, where there is little room on its own line, who drew it. */
      static parts(text) {
        const [, blanks, numbers, who] = /^( *)(.*?#[0-9A-F]{6,8}) {2}(.*)$/.exec(text)
          ?? /^( *)(.*)()$/.exec(text);
        return [make("span", { class: "pad" }, blanks), numbers,
          ...(who ? [make("span", { class: "who" }, "  " + who)] : [])];
      }

      /** Asks the engine why the pixel has its colour. */
      explain() {
        const { engine, handle } = this.figure;
        const [title, ...lines] = engine.text(engine.call.explain(handle, this.x, this.y))
          .split("\n").filter((line) => line !== "");
        const heading = title.slice(title.indexOf("\t") + 1) + this.mistaken(title.slice(0, 7));
        this.canvas.setAttribute("aria-label", "Arrow keys move the lens. " + heading);
        const rows = lines.map((line) => {
          const tab = line.indexOf("\t");
          const color = line.slice(0, tab).trim();
          const swatch = make("i", color && { class: "colored", style: `background: ${color}` });
          return make("div", {}, swatch, ...Lens.parts(line.slice(tab + 1)));
        });
        this.ledger.replaceChildren(
          make("div", { class: "title", role: "status" }, heading), ...rows);
        this.opening ??= [...this.ledger.children].map((row) => row.cloneNode(true));
        this.fit();
        this.end();
      }
    }

    """#
}
