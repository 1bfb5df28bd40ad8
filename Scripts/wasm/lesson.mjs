// Draws the lesson's scenes with its engine under node: node lesson.mjs lesson.wasm
// Prints one line `scene [number quarters] digest` a picture, and `scene mistake name digest` for what
// the compositor makes of one scene, as the native test does. A trap is told with the picture before it.

import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";

const [path] = process.argv.slice(2);
if (!path) {
  console.error("usage: node lesson.mjs lesson.wasm");
  process.exit(64);
}

// The 64-bit Fowler-Noll-Vo hash, variant 1a, in halves: numbers are exact up to 2^53 only.
function digest(bytes) {
  let high = 0xcbf29ce4, low = 0x84222325;
  for (const byte of bytes) {
    low = (low ^ byte) >>> 0;
    // The factor is 2^40 + 0x1b3.
    const product = low * 0x1b3;
    high = (high * 0x1b3 + Math.floor(product / 2 ** 32) + (low << 8)) >>> 0;
    low = product >>> 0;
  }
  return [high, low].map((half) => half.toString(16).padStart(8, "0")).join("");
}

const host = { seed: () => randomBytes(1)[0] };
const { instance } = await WebAssembly.instantiate(readFileSync(path), { host });
const engine = instance.exports;

// The memory may have grown in the call: it is looked at afterwards.
function bytes(address, count) {
  if (address === 0) throw new Error("it handed over nothing");
  return new Uint8Array(engine.memory.buffer, address, count);
}

let name = "the description";
try {
  const text = engine.describe();
  const { scenes, mistakes } = JSON.parse(new TextDecoder().decode(bytes(text, engine.textLength())));
  scenes.forEach((scene, index) => {
    const figure = engine.makeFigure(index);
    const count = scene.width * scene.height * 4;
    const show = (what) => {
      name = [scene.name, ...what].join(" ");
      console.log(`${name} ${digest(bytes(engine.draw(figure), count))}`);
    };
    show([]);
    scene.parameters.forEach((parameter, place) => {
      for (const quarter of parameter.isSwitch ? [0] : [0, 1, 4]) {
        const { minimum, maximum } = parameter;
        engine.set(figure, place, minimum + ((maximum - minimum) * quarter) / 4);
        show([parameter.name, `${quarter}/4`]);
      }
      engine.set(figure, place, parameter.initial);
    });
    if (scene.name === "clipping") {
      for (const wanted of ["per-draw-clip", "linear-light"]) {
        engine.setMistake(figure, mistakes.findIndex(({ name }) => name === wanted));
        show(["mistake", wanted]);
      }
      engine.setMistake(figure, -1);
    }
    if (!["illusion", "clipping"].includes(scene.name)) return;
    name = `${scene.name} exploded`;
    const size = engine.explodedWidth(figure) * engine.explodedHeight(figure) * 4;
    console.log(`${name} ${digest(bytes(engine.drawExploded(figure, -0.5, 0.75, 0.5), size))}`);
  });
  if (scenes.length === 0) throw new Error("there are no scenes");
} catch (error) {
  console.error(`wasm: ${name} failed: ${error.stack ?? error}`);
  process.exit(1);
}
