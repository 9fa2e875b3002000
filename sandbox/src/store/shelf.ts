/** One named, insertion-ordered collection of the state. When it is full the oldest row leaves: the stand-in must stay bounded however long it runs. */
export class Shelf<Row> {
  readonly name: string;
  readonly #limit: number;
  readonly #rows = new Map<string, Row>();
  readonly #onChange: (shelf: string, id: string) => void;

  constructor(name: string, limit: number, onChange: (shelf: string, id: string) => void) {
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

  /** Rows are changed in place by their owners; calling put again is what makes a change durable. */
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
    const wasThere = this.#rows.delete(id);
    if (wasThere) this.#onChange(this.name, id);
    return wasThere;
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

  /** Used while the journal is read back: no change is reported. */
  restore(id: string, row: Row | null): void {
    if (row === null) this.#rows.delete(id);
    else this.#rows.set(id, row);
  }
}
