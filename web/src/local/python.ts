// Python in a worker: Pyodide as it was when all of Fathom had been loaded (`tools/static.py` makes that image), so
// nothing is read, compiled or imported here. `parts.json` says where it lies.

export interface Parts {
  /** The folder of Pyodide. */
  pyodide: string;
  image: string;
  /** Its size as it is sent. */
  bytes: number;
  /** Bytes of memory that the image fills. */
  memory: number;
}
export interface Python {
  pyimport: (name: string) => never;
}
export type Progress = (share: number) => void;

const PAGE = 65536; // bytes of WebAssembly memory that are had at a time

/** The image, unpacked while it comes in. */
async function image(address: string, bytes: number, progress: Progress): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  if (answer.headers.has("Fathom-Unpacked")) return new Uint8Array(await answer.arrayBuffer()); // by the service worker
  let come = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, out) => {
        come += chunk.length;
        progress(Math.min(1, come / bytes));
        out.enqueue(chunk);
      },
    }),
  );
  const unpacked = counted.pipeThrough(
    new DecompressionStream("gzip") as unknown as TransformStream<Uint8Array, Uint8Array>,
  );
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

/** The memory that the image needs has to be there before it is laid into it. */
function roomFor(bytes: number): () => void {
  const usual = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const made = await usual.call(WebAssembly, source, imports);
    const memory = made.instance.exports.memory as WebAssembly.Memory;
    const missing = Math.ceil((bytes - memory.buffer.byteLength) / PAGE);
    if (missing > 0) memory.grow(missing);
    return made;
  };
  return () => (WebAssembly.instantiateStreaming = usual);
}

/** Load everything; `base` is the address of the page's folder. */
export async function python(base: string, progress: Progress): Promise<Python> {
  const parts = (await (await fetch(new URL("parts.json", base))).json()) as Parts;
  const folder = new URL(parts.pyodide, base).href;
  const loading = image(new URL(parts.image, base).href, parts.bytes, (share) => progress(0.9 * share));
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: (options: object) => Promise<Python>;
  };
  const usual = roomFor(parts.memory);
  try {
    const found = await loadPyodide({ indexURL: folder, _loadSnapshot: loading });
    progress(1);
    return found;
  } finally {
    usual();
  }
}
