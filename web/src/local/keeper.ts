// What is kept on this device: tables in the browser's database, each change as a whole or not at all. The room
// (Python) decides what a table is; here are only its parts: head (row and seats), entries, and what lies beside.

interface Told {
  table: { id: string; number: number };
  seats: unknown[];
  entries: { number: number }[];
  beside?: Told;
}

const settled = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(new Error(String(asked.error)));
  });
const finished = (work: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    work.oncomplete = () => done();
    work.onabort = work.onerror = () => failed(new Error(String(work.error)));
  });
const all = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

export class Keeper {
  private constructor(
    private db: IDBDatabase,
    private told: (id: string) => void,
  ) {}

  /** `told` hears which table was changed here. */
  static async open(told: (id: string) => void): Promise<Keeper> {
    const asked = indexedDB.open("fathom", 1);
    asked.onupgradeneeded = () => {
      for (const store of ["heads", "entries", "parts"]) asked.result.createObjectStore(store);
    };
    return new Keeper(await settled(asked), told);
  }

  private work(mode: IDBTransactionMode): { work: IDBTransaction; heads: IDBObjectStore; entries: IDBObjectStore } {
    const work = this.db.transaction(["heads", "entries", "parts"], mode);
    return { work, heads: work.objectStore("heads"), entries: work.objectStore("entries") };
  }

  heads = async (): Promise<string> => JSON.stringify(await settled(this.work("readonly").heads.getAll()));

  load = async (id: string): Promise<string | undefined> => {
    const { heads, entries } = this.work("readonly");
    const [head, lines] = await Promise.all([settled(heads.get(id)), settled(entries.getAll(all(id)))]);
    return head && JSON.stringify({ ...head, entries: lines });
  };

  put = async (id: string, table: string): Promise<void> => {
    const { work, heads, entries } = this.work("readwrite");
    entries.delete(all(id));
    this.write(heads, entries, JSON.parse(table));
    await finished(work);
  };

  private write(heads: IDBObjectStore, entries: IDBObjectStore, { table, seats, entries: lines }: Told): void {
    heads.put({ table, seats }, table.id);
    for (const line of lines) entries.put(line, [table.id, line.number]);
  }

  append = async (id: string, after: number, change: string): Promise<boolean> => {
    const told = JSON.parse(change) as Told;
    const { work, heads, entries } = this.work("readwrite");
    const head = (await settled(heads.get(id))) as Told | undefined;
    if (head?.table.number !== after) {
      work.abort(); // another window was faster
      return false;
    }
    this.write(heads, entries, told);
    if (told.beside) this.write(heads, entries, told.beside);
    await finished(work);
    this.told(id);
    return true;
  };

  remove = async (id: string): Promise<void> => {
    const { work, heads, entries } = this.work("readwrite");
    heads.delete(id);
    entries.delete(all(id));
    work.objectStore("parts").delete(all(id));
    await finished(work);
    this.told(id);
  };

  part = async (id: string, name: string): Promise<string | undefined> =>
    settled(this.work("readonly").work.objectStore("parts").get([id, name]));

  keep = async (id: string, name: string, body: string): Promise<void> => {
    const { work } = this.work("readwrite");
    work.objectStore("parts").put(body, [id, name]);
    await finished(work);
  };
}
