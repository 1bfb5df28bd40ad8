extension LessonScript {
  /// What happens when the page has been read.
  static let start = #"""
    /** The page: its figures, how they begin, and what happens if they cannot. */
    const lesson = {
      figures: [],

      async start() {
        this.listen();
        const element = document.getElementById("engine");
        this.land();
        if (!element) return this.fail("this page was made without the engine");
        try {
          if (typeof WebAssembly !== "object") throw new Error("WebAssembly is off");
          if (typeof DecompressionStream !== "function") throw new Error("this browser is too old");
          const engine = await Engine.load(element);
          if (scrollY !== this.landed) this.landed = undefined;
          for (const place of document.querySelectorAll("figure[data-scene]")) {
            const scene = engine.scenes.find(({ name }) => name === place.dataset.scene);
            const isFilm = scene?.parameters.some(({ name }) => name === "time");
            const kind = scene?.isLive ? LiveFigure : isFilm ? FilmFigure : Figure;
            const figure = new kind(place, engine);
            this.figures.push(figure);
            figure.build();
            figure.draw();
            figure.lens.show();
          }
          this.hero = this.figures.find((figure) => figure.isHero);
          this.setState("runs");
        } catch (error) {
          return this.fail(error);
        }
        this.begin();
      },

      /** The illusion plays once, to the moment that the text speaks of, if motion is wanted. */
      begin() {
        if (calm.matches || document.hidden || !this.hero) return;
        this.hero.play(this.hero.value("time"));
      },

      /** Goes back to the pictures that were drawn when the page was made, and says why. */
      fail(reason) {
        for (const element of document.querySelectorAll("figure.is-live")) {
          element.classList.remove("is-live");
          for (const made of element.querySelectorAll(
            "canvas, .marker, .controls, .mistakes, .facts, .panel, .exploded")) made.remove();
        }
        ticker.waiting.clear();
        this.figures = [];
        const notice = document.getElementById("notice");
        notice.hidden = false;
        notice.textContent = "The figures do not move here ("
          + (reason?.message ?? reason) + "). Each shows a picture drawn beforehand instead.";
        this.setState("off");
      },

      /** Tells the style what became of the engine. All figures have their height now, so whoever
          came by a link is taken there again, but not if they have scrolled meanwhile. */
      setState(state) {
        document.documentElement.dataset.engine = state;
        if (this.landed !== undefined) this.land();
      },

      /** Goes to the part of the page that the address names, and remembers where that was. Whoever
          comes back to the page is left where the browser takes them. */
      land() {
        const [navigation] = performance.getEntriesByType("navigation");
        const target = document.getElementById(location.hash.slice(1));
        if (!target || navigation?.type !== "navigate") return;
        target.scrollIntoView({ behavior: "instant" });
        this.landed = scrollY;
      },

      listen() {
        const theme = document.querySelector(".theme");
        theme.hidden = false;
        theme.addEventListener("click", () => {
          const isDark = getComputedStyle(document.documentElement).colorScheme === "dark";
          document.documentElement.dataset.theme = isDark ? "light" : "dark";
        });
        // On paper all answers are open.
        let opened = [];
        addEventListener("beforeprint", () => {
          opened = [...document.querySelectorAll("details:not([open])")];
          for (const answer of opened) answer.open = true;
        });
        addEventListener("afterprint", () => { for (const answer of opened) answer.open = false; });
        calm.addEventListener("change", () => {
          if (calm.matches) for (const figure of this.figures) figure.pause?.();
        });
      },

      /** Milliseconds that the illusion takes, one number a picture, at times all over its film. */
      measure(count) {
        const { hero } = this;
        const times = [];
        for (let index = 0; index < count; index++) {
          hero.engine.call.set(hero.handle, hero.index("time"), 0.25 * index / count);
          const begin = performance.now();
          hero.engine.put(hero.engine.call.draw(hero.handle), hero.canvas, hero.context);
          times.push(performance.now() - begin);
        }
        hero.invalidate();
        return times;
      },
    };

    lesson.start();

    """#
}
