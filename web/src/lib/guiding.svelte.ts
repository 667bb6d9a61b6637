// The first-game guide: how far the reader is. It belongs to a table that was opened for it.

class Guiding {
  table = $state<string | null>(sessionStorage.getItem("guide:table"));
  step = $state(Number(sessionStorage.getItem("guide:step") ?? "0"));

  begin(table: string): void {
    this.table = table;
    this.to(0);
  }
  to(step: number): void {
    this.step = step;
    if (this.table !== null) sessionStorage.setItem("guide:table", this.table);
    sessionStorage.setItem("guide:step", String(step));
  }
  end(): void {
    this.table = null;
    sessionStorage.removeItem("guide:table");
  }
}

export const guiding = new Guiding();
