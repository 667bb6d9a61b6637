// Runs programs (tests/modules.py) in the page's engine; also in a browser.

/** A program in an engine of its own: `start` and `round` carry out its calls, `digest` tells what all arrays hold. */
export async function prepare(Engine, module, manifest, program) {
  const engine = await Engine.load(module, manifest);
  const arrays = {};
  for (const [name, { data, shape }] of Object.entries(program.arrays)) {
    const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0));
    const at = engine.take(bytes.length);
    engine.write(at, bytes);
    arrays[name] = { at, size: bytes.length, shape };
  }
  const call = ([name, ...args]) => {
    if (name === "=") {
      const [to, from] = args.map((one) => arrays[one]);
      engine.write(to.at, engine.read(from.at, from.size));
      return;
    }
    const numbers = args.flatMap((one) => (typeof one === "string" ? [arrays[one].at, ...arrays[one].shape] : [one]));
    engine.call(name, ...numbers);
  };
  const digest = async () => {
    const held = Object.values(arrays).map(({ at, size }) => engine.read(at, size));
    const joined = new Uint8Array(await new Blob(held).arrayBuffer());
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", joined));
    return [...hash].map((one) => one.toString(16).padStart(2, "0")).join("");
  };
  return { start: () => program.start.forEach(call), round: () => program.calls.forEach(call), digest };
}

/** The digests after each round. */
export async function run(Engine, module, manifest, program) {
  const prepared = await prepare(Engine, module, manifest, program);
  const digests = [];
  for (let round = 0; round <= program.rounds; round++) {
    if (round) prepared.round();
    else prepared.start();
    digests.push(await prepared.digest());
  }
  return digests;
}
