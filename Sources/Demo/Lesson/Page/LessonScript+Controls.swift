extension LessonScript {
  /// Sliders, switches, the choice of mistakes, and the facts below a figure.
  static let controls = #"""
    /** What parameters are called, how far an arrow key goes, and how values are written. */
    const words = {
      time: { label: "Time", step: 1 / 60, text: (v) => v.toFixed(4) + " s" },
      counterOffset: { label: "Counter-offset" },
      clip: { label: "Clip" },
      x: { label: "Right by", step: 1, text: (v) => v.toFixed(0) + " pt" },
      "coverage.x": { label: "Right by", step: 0.05, text: (v) => v.toFixed(2) + " px" },
      "coverage.y": { label: "Down by", step: 0.05, text: (v) => v.toFixed(2) + " px" },
      "coverage.radius": { label: "Radius", step: 0.1, text: (v) => v.toFixed(2) + " px" },
      angle: { label: "Turn", step: Math.PI / 90, text: (v) =>
        (v * 180 / Math.PI).toFixed(0) + "°" },
      alpha: { label: "Alpha", step: 0.05, text: (v) => v.toFixed(2) },
      "blending.alpha": { label: "Alpha", step: 1, whole: true, text: (v) => v + " / 255" },
      coverage: { label: "Coverage", step: 1, whole: true, text: (v) => v + " / 255" },
      order: { label: "Order", step: 1, whole: true, text: (v) =>
        ["A B C", "A C B", "B A C", "B C A", "C A B", "C B A"][v] },
      overlap: { label: "Overlap", step: 0.05, text: (v) => Math.round(v * 100) + " %" },
      radius: { label: "Radius", step: 1, text: (v) => v.toFixed(0) + " pt" },
      position: { label: "Position", step: 0.05, text: (v) => v.toFixed(2) },
      curve: { label: "Curve", step: 1, whole: true, text: (v) =>
        ["linear", "ease in", "ease out", "in and out"][v] },
      first: { label: "First title", step: 1, whole: true, text: letters },
      second: { label: "Second title", step: 1, whole: true, text: letters },
    };

    function letters(count) { return count === 1 ? "1 letter" : count + " letters"; }

    /** A slider with a name and a value in words: its element, and what shows a value. */
    function slider(label, low, high, step, value, text, changed, isWhole = false) {
      const output = make("output");
      const input = make("input", {
        type: "range", min: low, max: high, step: isWhole ? 1 : "any",
        oninput: () => { show(Number(input.value)); changed(Number(input.value)); },
        onkeydown: (event) => {
          const ways = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1,
            PageDown: -5, PageUp: 5 };
          if (!ways[event.key]) return;
          event.preventDefault();
          // From whichever step is nearest, so that a key's places are always the same.
          const place = Math.round((Number(input.value) - low) / step) + ways[event.key];
          input.value = clamp(low + place * step, low, high);
          input.dispatchEvent(new Event("input", { bubbles: true }));
        },
      });
      function show(shown) {
        if (Number(input.value) !== shown) input.value = shown;
        output.value = text(shown);
        input.setAttribute("aria-valuetext", output.value);
      }
      input.value = value;
      show(value);
      return { element: make("label", { class: "slider" }, make("span", {}, label), input, output),
        input, output, show };
    }

    /** All that stands round a figure's picture and changes it. */
    class Controls {
      static count = 0;

      constructor(figure) {
        this.figure = figure;
        this.sliders = {};
        this.switches = {};
        const row = make("div", { class: "controls" });
        if (figure instanceof FilmFigure) row.append(...this.playing());
        for (const parameter of figure.scene.parameters) row.append(this.parameter(parameter));
        this.explode = make("button", { type: "button", "aria-pressed": "false",
          onclick: () => this.toggleExploded() }, "Take apart");
        if (figure.element.dataset.exploded !== undefined) row.append(this.explode);
        this.facts = make("p", { class: "facts" });
        this.choice = this.mistakes();
        this.told = make("p", { class: "explanation", "aria-live": "polite" });
        const isTold = this.choice || figure.name in switchedScenes;
        this.elements = [row, this.choice, isTold && this.told, this.facts]
          .filter((element) => element);
      }

      parameter({ name, minimum, maximum, isSwitch }) {
        const { figure } = this;
        const word = words[figure.name + "." + name] ?? words[name] ?? { label: name };
        if (isSwitch) {
          const input = make("input", { type: "checkbox", role: "switch", name,
            onchange: () => figure.set(name, input.checked ? 1 : 0) });
          input.checked = figure.value(name) !== 0;
          this.switches[name] = input;
          return make("label", { class: "switch" }, input, word.label);
        }
        const step = word.step ?? (maximum - minimum) / 20;
        const made = slider(word.label, minimum, maximum, step, figure.value(name),
          word.text ?? ((v) => v.toFixed(2)), (value) => this.slide(name, value), word.whole);
        made.input.name = name;
        this.sliders[name] = made;
        return made.element;
      }

      slide(name, value) {
        if (name === "time") this.figure.pause?.();
        this.figure.set(name, value);
      }

      playing() {
        const { figure } = this;
        this.play = make("button", { type: "button", class: "play",
          onclick: () => figure.toggle() }, "Play");
        const speed = make("select", { "aria-label": "Speed",
          onchange: () => { figure.speed = Number(speed.value); } });
        for (const [value, text] of [[1, "as fast as it is"], [0.25, "4 x slower"],
          [0.0625, "16 x slower"]]) {
          const option = make("option", { value }, text);
          option.selected = value === figure.speed;
          speed.append(option);
        }
        return [this.play, speed];
      }

      tellPlaying() {
        this.play.textContent = this.figure.isPlaying ? "Pause" : "Play";
      }

      /** The choice of mistakes; those that a switch of the scene makes are left to the switch. */
      mistakes() {
        const { figure } = this;
        const wanted = (figure.element.dataset.mistakes ?? "").split(" ");
        const known = figure.engine.mistakes.map((mistake, index) => ({ ...mistake, index }))
          .filter(({ name }) => wanted.includes(name)
            || wanted.includes("all") && !Object.values(switched).includes(name));
        if (!known.length) return undefined;
        const group = "mistake-" + Controls.count++;
        const choice = (index, title, name) => {
          const input = make("input", { type: "radio", name: group, value: index,
            "data-mistake": name, onchange: () => figure.setMistake(index) });
          input.checked = index < 0;
          return make("label", {}, input, make("span", {}, title));
        };
        this.worst = make("button", { type: "button", class: "worst", hidden: "",
          onclick: () => figure.lens.move(figure.harm.x, figure.harm.y) },
          "Lens to the worst pixel");
        return make("fieldset", { class: "mistakes" }, make("legend", {}, "Mistake"),
          make("div", { class: "choices" }, choice(-1, "None", "none"),
            ...known.map(({ index, title, name }) => choice(index, title, name)), this.worst));
      }

      /** Says of each mistake that is being made what it is, and how much it changes here. */
      explanation() {
        const { figure } = this;
        const { mistakes } = figure.engine;
        const told = Object.entries(switched)
          .filter(([name]) =>
            figure.name in switchedScenes && this.switches[name]?.checked === false)
          .map(([, name]) => mistakes.find((mistake) => mistake.name === name)?.explanation ?? "");
        if (figure.mistake >= 0) {
          told.push(mistakes[figure.mistake].explanation);
          if (figure.harm) told.push(harm(figure.harm));
        }
        return told.join(" ") || (this.choice ? "Choose a mistake to see what comes of it." : "");
      }

      toggleExploded() {
        const { figure } = this;
        const isShown = !figure.exploded;
        if (isShown) {
          figure.exploded = new Exploded(figure);
          this.elements[0].after(figure.exploded.element);
        } else {
          figure.exploded.element.remove();
          figure.exploded = undefined;
        }
        this.explode.setAttribute("aria-pressed", String(isShown));
        figure.invalidate();
      }

      /** Shows the values that the engine has, and what follows from them. */
      tell() {
        const { figure } = this;
        for (const [name, made] of Object.entries(this.sliders)) {
          if (name === "time" && figure.isLive) made.output.value = "by hand";
          else made.show(figure.value(name));
        }
        const told = this.explanation();
        if (told !== this.told.textContent) this.told.textContent = told;
        if (this.worst) this.worst.hidden = !(figure.mistake >= 0 && figure.harm?.count);
        const facts = Facts[figure.name]?.(figure) ?? [];
        this.facts.replaceChildren(...facts.map(([text, value]) =>
          make("span", {}, text + " ", make("b", {}, value))));
        if (!figure.isHero) return;
        figure.canvas.setAttribute("aria-valuenow", figure.position.toFixed(2));
        figure.canvas.setAttribute("aria-valuetext", figure.whereabouts);
      }
    }

    /** The mistakes that a scene's own switches make when they are off. */
    const switched = { clip: "no-clip", counterOffset: "no-counter-offset" };
    const switchedScenes = { illusion: true, offsets: true };

    /** How much a mistake changes, in words. */
    function harm({ count, most, least }) {
      if (!count) return "In this picture that changes nothing.";
      const pixels = count === 1 ? "1 pixel differs" : count + " pixels differ";
      if (least > 1) return `Here ${pixels} by more than a level, by up to ${most}.`;
      return `Here ${pixels}, by ${most === 1 ? "1 level" : "up to " + most + " levels"}.`;
    }

    /** What can be said in numbers of a figure as it is now. */
    const Facts = {
      illusion(figure) {
        const sorted = [...figure.times].sort((one, two) => one - two);
        const median = sorted[sorted.length >> 1] ?? 0;
        // In the film the way is the curve's; asking for the control would show the control.
        figure.position = figure.isLive ? figure.engine.call.position(figure.handle)
          : 3 * eased(curves[3], figure.value("time") / 0.25);
        const facts = [["highlight at", figure.position.toFixed(2)]];
        // The first pictures are slower: what they are made of has still to be prepared.
        if (figure.times.length > 9) facts.push(["a picture takes", median.toFixed(1) + " ms"]);
        return facts;
      },
      coverage(figure) {
        const radius = figure.value("radius");
        return [["all numbers together, by 255:", (figure.numbers.total / 255).toFixed(2)],
          ["π r²:", (Math.PI * radius * radius).toFixed(2)]];
      },
      offsets(figure) {
        const offset = figure.value("position") * 80;
        const back = figure.value("counterOffset") ? -offset : 0;
        const signed = (value) => (value < 0 ? "−" : "+") + Math.abs(value).toFixed(2);
        return [["window", signed(offset) + " pt"], ["titles in it", signed(back) + " pt"],
          ["titles on the screen", signed(offset + back) + " pt"]];
      },
      strip(figure) {
        const [a, b] = barLengths(figure);
        const part = figure.value("position");
        const points = (length) => length.toFixed(3) + " pt";
        return [["a", points(a)], ["b", points(b)],
          [`a + (b − a) · ${part.toFixed(2)}`, points(a + (b - a) * part)],
          ["counted in the pixels", points(barLength(figure))]];
      },
      easing(figure) {
        const part = figure.value("time") / 0.25;
        const way = eased(curves[Math.round(figure.value("curve"))], part);
        return [["of the time", (part * 100).toFixed(1) + " %"],
          ["of the way", (way * 100).toFixed(1) + " %"]];
      },
    };

    /** The length of the strip's bar, from how much of each pixel of a row it covers. That is known
        in 255ths, so each end may be off by half a 255th of a pixel. */
    function barLength(figure) {
      const { data } = figure.context.getImageData(0, 141, figure.canvas.width, 1);
      let [covered, most] = [0, 1];
      for (let at = 0; at < data.length; at += 4) {
        covered += 255 - data[at];
        most = Math.max(most, 255 - data[at]);
      }
      return covered / most / figure.scene.scale;
    }

    /** The lengths at both ends of the way, once for a pair of titles. */
    function barLengths(figure) {
      const { engine, handle } = figure;
      const titles = figure.value("first") + " " + figure.value("second");
      if (figure.titles !== titles) {
        figure.titles = titles;
        const place = figure.value("position");
        figure.lengths = [0, 1].map((end) => {
          engine.call.set(handle, figure.index("position"), end);
          engine.put(engine.call.draw(handle), figure.canvas, figure.context);
          return barLength(figure);
        });
        engine.call.set(handle, figure.index("position"), place);
        engine.put(engine.call.draw(handle), figure.canvas, figure.context);
      }
      return figure.lengths;
    }

    /** Straight, in, out, in and out. */
    const curves = [[0, 0, 1, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1]];

    /** How far a curve with two control points has come at a part of the time: the parameter at
        which x is that part, by halving, and y there. */
    function eased([x1, y1, x2, y2], part) {
      const at = (one, two, s) =>
        3 * one * s * (1 - s) ** 2 + 3 * two * s * s * (1 - s) + s ** 3;
      let [low, high] = [0, 1];
      for (let step = 0; step < 50; step++) {
        const middle = (low + high) / 2;
        if (at(x1, x2, middle) < part) low = middle; else high = middle;
      }
      return part <= 0 ? 0 : part >= 1 ? 1 : at(y1, y2, low);
    }

    """#
}
