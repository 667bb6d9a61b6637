// Where tables are: at a server, or (the page as a folder of files, `make site`) on this device. Nothing else in the
// page needs to know which.

/** Whether there is no server. */
export const SITE = import.meta.env.MODE === "site";

/** What the page needs of a WebSocket. */
export interface Line {
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}

/** A request of docs/server.md; it throws if nobody answers. */
export async function request(method: string, path: string, body?: string): Promise<Response> {
  if (SITE) return (await import("../local/here")).request(method, path, body);
  const headers: HeadersInit = body === undefined ? {} : { "Content-Type": "application/json" };
  return fetch(`/api${path}`, { method, headers, body });
}

/** A connection to a table. */
export const line = (path: string): Line => (SITE ? new Later(path) : server(path));

function server(path: string): Line {
  const socket = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}/api${path}`);
  return socket as unknown as Line;
}

/** A connection on this device: what it takes is loaded when there is the first one. */
class Later implements Line {
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  private real: Line | null = null;
  private ended = false;

  constructor(path: string) {
    void import("../local/here").then(({ Line }) => {
      if (this.ended) return;
      const real = (this.real = new Line(path));
      real.onmessage = (event) => this.onmessage?.(event);
      real.onclose = (event) => this.onclose?.(event);
    });
  }
  get readyState(): number {
    return this.real?.readyState ?? 0;
  }
  send(text: string): void {
    this.real?.send(text);
  }
  close(): void {
    this.ended = true;
    this.real?.close();
  }
}
