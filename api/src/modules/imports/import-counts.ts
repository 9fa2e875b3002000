/** What a check has found, or an import has done. Orders of a file: new + updated + unchanged + rejected. */
export interface ImportCounts {
  /** Rows of the file below its header. */
  rows: number;
  /** Rows without an order number, so of no order; each counts as a rejected one. */
  strayRows: number;
  /** Orders, or customers of a file of customers; a row without a number counts as one. */
  units: number;
  new: number;
  updated: number;
  unchanged: number;
  rejected: number;
  rejectedRows: number;
  warnings: number;
  /** Orders of earlier imports that are not in the file, and leave. */
  removed: number;
  /** Of those, orders that a person has edited: they stay. */
  kept: number;
  /** Addresses that become customers. */
  newCustomers: number;
  /** Lines of new and updated orders. */
  items: number;
}

/** An order as it will be stored. */
export interface PreparedOrder {
  number: string;
  /** ISO 8601, UTC. */
  placedAt: string;
  lineCount: number;
  totalCents: number;
  /** new, updated or unchanged. */
  fate: string;
  /** What is updated, in words; left out by checks of earlier versions. */
  changes?: string[];
}
