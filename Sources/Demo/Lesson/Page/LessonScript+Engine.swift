extension LessonScript {
  /// The engine's module and what it hands over; and who is drawn in the next frame.
  static let engine = #"""
    /** The rasterizer that draws the figures, compiled to WebAssembly. */
    class Engine {
      static async load(element) {
        const packed = Uint8Array.from(atob(element.textContent.trim()), (c) => c.charCodeAt(0));
        const unpacked = new Blob([packed]).stream()
          .pipeThrough(new DecompressionStream("deflate"));
        const bytes = await new Response(unpacked).arrayBuffer();
        const seed = () => crypto.getRandomValues(new Uint8Array(1))[0];
        const { instance } = await WebAssembly.instantiate(bytes, { host: { seed } });
        return new Engine(instance.exports);
      }

      constructor(exports) {
        this.call = exports;
        const { scenes, mistakes = [] } = JSON.parse(this.text(exports.describe()));
        this.scenes = scenes;
        this.mistakes = mistakes;
      }

      /** The text at an address that was handed over last. Its memory may have moved since. */
      text(address) {
        const { memory, textLength } = this.call;
        return new TextDecoder().decode(
          new Uint8Array(memory.buffer, address >>> 0, textLength()));
      }

      /** Puts the picture at an address on a canvas. */
      put(address, canvas, context) {
        if (!address) throw new Error("the engine could not draw");
        const { width, height } = canvas;
        const bytes = new Uint8ClampedArray(
          this.call.memory.buffer, address >>> 0, width * height * 4);
        context.putImageData(new ImageData(bytes, width, height), 0, 0);
      }
    }

    /** Draws what has changed, once a frame of the screen, and sleeps while nothing changes. */
    const ticker = {
      waiting: new Set(),
      wake(figure) {
        if (!this.waiting.size) requestAnimationFrame((now) => this.tick(now));
        this.waiting.add(figure);
      },
      tick(now) {
        const due = [...this.waiting];
        this.waiting.clear();
        for (const figure of due) {
          try { figure.frame(now); } catch (error) { lesson.fail(error); }
        }
      },
    };

    /** An element with attributes, listeners to what begins with "on", and children. */
    function make(name, attributes = {}, ...children) {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) {
        if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
        else if (value !== undefined && value !== false) element.setAttribute(key, value);
      }
      element.append(...children);
      return element;
    }

    const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
    const hex = (...bytes) =>
      "#" + bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("").toUpperCase();
    const calm = matchMedia("(prefers-reduced-motion: reduce)");

    """#
}
