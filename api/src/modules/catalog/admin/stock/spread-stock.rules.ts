import type { Grind, StockGrind } from '../../catalog.entity.ts';

/** How much is wanted of a product: of each grind, or in all. */
export interface WantedStock {
  wholeBeanStock?: number | undefined;
  groundStock?: number | undefined;
  /** Of all grinds together; the counts of the grinds go before it. */
  stock?: number | undefined;
}

const DEFAULT_STOCK = 10;

/** The first stock of a new coffee: what is not said of a grind is shared out, the preferred one first. */
export function firstStock({ wholeBeanStock, groundStock, stock }: WantedStock, preferred: Grind): Record<Grind, number> {
  if (wholeBeanStock !== undefined || groundStock !== undefined) {
    const rest = Math.max(0, (stock ?? 0) - (wholeBeanStock ?? groundStock ?? 0));
    return { 'whole-bean': wholeBeanStock ?? rest, ground: groundStock ?? rest };
  }
  const total = stock ?? DEFAULT_STOCK;
  const larger = Math.ceil(total / 2);
  return preferred === 'ground' ? { ground: larger, 'whole-bean': total - larger } : { 'whole-bean': larger, ground: total - larger };
}

interface Count {
  id: number;
  grind: StockGrind;
  available: number;
}

/**
 * The counts that make up a total. More is added to the preferred grind; less is taken from it first, then from the other. What already
 * adds up stays as it is.
 */
export function spreadTotal(rows: readonly Count[], total: number, preferred: Grind): Map<number, number> {
  const ordered = rows.toSorted((a, b) => Number(b.grind === preferred) - Number(a.grind === preferred));
  let difference = total - rows.reduce((sum, { available }) => sum + available, 0);
  return new Map(
    ordered.map(({ id, available }) => {
      const change = Math.max(-available, difference);
      difference -= change;
      return [id, available + change];
    }),
  );
}
