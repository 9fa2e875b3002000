/** One named, insertion-ordered table of the state. Above the limit the oldest row is deleted, so that memory stays bounded. */
export class Table<Row> {
  readonly name: string;
  readonly #limit: number;
  readonly #rows = new Map<string, Row>();
  readonly #onChange: (table: string, id: string) => void;

  constructor(name: string, limit: number, onChange: (table: string, id: string) => void) {
    this.name = name;
    this.#limit = limit;
    this.#onChange = onChange;
  }

  get size(): number {
    return this.#rows.size;
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id);
  }

  /** Rows may be changed in place; calling put again persists the change. */
  put(id: string, row: Row): Row {
    this.#rows.set(id, row);
    this.#onChange(this.name, id);
    if (this.#rows.size > this.#limit) {
      const oldest = this.#rows.keys().next();
      if (!oldest.done) this.delete(oldest.value);
    }
    return row;
  }

  delete(id: string): boolean {
    const existed = this.#rows.delete(id);
    if (existed) this.#onChange(this.name, id);
    return existed;
  }

  clear(): void {
    for (const id of this.#rows.keys()) this.delete(id);
  }

  entries(): [string, Row][] {
    return [...this.#rows.entries()];
  }

  oldestFirst(): Row[] {
    return [...this.#rows.values()];
  }

  newestFirst(): Row[] {
    return [...this.#rows.values()].toReversed();
  }

  /** Used when the journal is loaded: reports no change. */
  restore(id: string, row: Row | null): void {
    if (row === null) this.#rows.delete(id);
    else this.#rows.set(id, row);
  }
}
