/**
 * A game as WebAssembly, rules and search: docs/browser.md says what a module is. It is called with numbers; arrays are
 * addresses in its memory with their lengths. Python in the browser drives it (`fathom/bots/wasm.py`).
 */

/** What stands beside a module, in GAME.json. */
export interface Manifest {
  abi: number;
  game: string;
  version: number;
  data: string;
  fingerprint: string;
  sha256: string;
  bytes: number;
  actions: number;
  sizes: Record<string, number>;
  entries: Record<string, Record<string, string>>;
}

type Exported = (...numbers: number[]) => number | undefined;

const ABI = 1;

export class EngineError extends Error {
  override name = "EngineError";
}

export class Engine {
  /** Why it cannot be used any more: after a failure, nothing in its memory can be relied upon. */
  broken = "";

  private constructor(
    readonly manifest: Manifest,
    private readonly functions: Map<string, Exported>,
    private readonly memory: WebAssembly.Memory,
  ) {}

  /** A module that has been fetched, or is about to be. */
  static async load(source: BufferSource | Response | Promise<Response>, manifest: Manifest): Promise<Engine> {
    const game = manifest.game;
    if (manifest.abi !== ABI) throw new EngineError(`${game}: a module of kind ${manifest.abi}, not ${ABI}`);
    const found = await source;
    if (found instanceof Response && !found.ok) throw new EngineError(`${game}: ${found.status} ${found.statusText}`);
    const bytes = found instanceof Response ? await found.arrayBuffer() : found;
    if (bytes.byteLength !== manifest.bytes) {
      throw new EngineError(`${game}: a module of ${bytes.byteLength} bytes, not ${manifest.bytes}`);
    }
    const { instance } = await WebAssembly.instantiate(bytes);
    const functions = new Map<string, Exported>();
    for (const [name, one] of Object.entries(instance.exports)) {
      if (typeof one === "function") functions.set(name, one as Exported);
    }
    for (const name of Object.keys(manifest.entries)) {
      if (!functions.has(name)) throw new EngineError(`${game}: the module has no ${name}`);
    }
    return new Engine(manifest, functions, instance.exports.memory as WebAssembly.Memory);
  }

  /** Call an entry point. */
  call(name: string, ...numbers: number[]): number | undefined {
    if (this.broken && name !== "failure") throw new EngineError(this.broken);
    const entry = this.functions.get(name);
    if (entry === undefined) throw new EngineError(`${this.manifest.game}: no entry point ${name}`);
    if (entry.length !== numbers.length || !numbers.every((one) => typeof one === "number")) {
      throw new EngineError(`${this.manifest.game}: ${name} takes ${entry.length} numbers`);
    }
    try {
      return entry(...numbers);
    } catch (error) {
      const why = this.call("failure") ? "the rules raised an exception" : String(error);
      this.broken = `${this.manifest.game}: ${name} failed: ${why}`;
      throw new EngineError(this.broken);
    }
  }

  /** The address of so many bytes, at a multiple of 16. They hold what was there before. */
  take(bytes: number): number {
    const at = this.call("take", bytes) ?? 0;
    if (!at) throw new EngineError(`${this.manifest.game}: no room for ${bytes} bytes`);
    return at;
  }

  /** Give them back. */
  give(at: number): void {
    if (!this.broken) this.call("give", at);
  }

  /** A copy of its memory. */
  read(at: number, bytes: number): Uint8Array<ArrayBuffer> {
    return this.held(at, bytes).slice();
  }

  /** Change its memory. */
  write(at: number, bytes: Uint8Array): void {
    this.held(at, bytes.length).set(bytes);
  }

  /** Its memory has another buffer whenever it has grown. */
  private held(at: number, bytes: number): Uint8Array<ArrayBuffer> {
    if (!(at > 0 && bytes >= 0 && at + bytes <= this.memory.buffer.byteLength)) {
      throw new EngineError(`${this.manifest.game}: no memory at ${at} to ${at + bytes}`);
    }
    return new Uint8Array(this.memory.buffer, at, bytes);
  }
}
