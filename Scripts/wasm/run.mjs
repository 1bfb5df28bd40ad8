// Runs the wasm build under node: node run.mjs MODULE.wasm
// Prints one line `name digest` a scene. A trap is told with its scene and its stack.

import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";

const [path] = process.argv.slice(2);
if (!path) {
  console.error("usage: node run.mjs MODULE.wasm");
  process.exit(64);
}

let memory;
const lines = [];
const host = {
  write: (start, count) => lines.push(Buffer.from(memory.buffer, start, count).toString("utf8")),
  seed: () => randomBytes(1)[0],
};

const { instance } = await WebAssembly.instantiate(readFileSync(path), { host });
memory = instance.exports.memory;

let scene = "the count of scenes";
try {
  const count = instance.exports.sceneCount();
  for (let index = 0; index < count; index++) {
    scene = `scene ${index} (after: ${lines.at(-1) ?? "none"})`;
    instance.exports.digest(index);
    if (lines.length !== index + 1) throw new Error("it handed over no line");
    console.log(lines[index]);
  }
  if (count === 0) throw new Error("there are no scenes");
} catch (error) {
  console.error(`wasm: ${scene} failed: ${error.stack ?? error}`);
  process.exit(1);
}
