import type { ImportTarget } from '../../../../generated/admin/import/graphql.ts';
import type { ImportDetail } from '../import-words.ts';

export type Targets = readonly (ImportTarget | null)[];
type Column = ImportDetail['columns'][number];
type Required = Pick<ImportDetail, 'requiredOfOrders' | 'requiredOfCustomers'>;

/** Below it a person has to look (ImportColumn.confidence). */
const SURE = 85;

/** "Order number", "SKU" */
export function targetWords(target: ImportTarget): string {
  const words = target
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace('sku', 'SKU')
    .replace(/^zip$/, 'ZIP')
    .replace(/^street 2$/, 'street, second line');
  return words[0]!.toUpperCase() + words.slice(1);
}

/** Places of the columns: those a person has to look at, those that are clear, and those that are left out. */
export function groupColumns(columns: readonly Column[]): { unsure: number[]; clear: number[]; left: number[] } {
  const groups = { unsure: [] as number[], clear: [] as number[], left: [] as number[] };
  for (const [at, { target, confidence }] of columns.entries()) {
    (target === null ? groups.left : confidence < SURE ? groups.unsure : groups.clear).push(at);
  }
  return groups;
}

/**
 * Targets that must have a column and have none. A file of which no column goes to a number or an item is one of customers; a line total
 * stands for a price.
 */
export function missingTargets(
  { run, requiredOfOrders, requiredOfCustomers }: Required & { run: Pick<ImportDetail['run'], 'kind'> },
  targets: Targets,
): ImportTarget[] {
  const isOrders = run.kind === 'STANDARD' || targets.includes('ORDER_NUMBER') || targets.includes('ITEM_NAME');
  return (isOrders ? requiredOfOrders : requiredOfCustomers).filter(
    (target) => !targets.includes(target) && !(target === 'ITEM_PRICE' && targets.includes('LINE_TOTAL')),
  );
}

/** The first target that two columns have. */
export function doubleTarget(targets: Targets): ImportTarget | undefined {
  return targets.find((target, at) => target !== null && targets.indexOf(target) !== at) ?? undefined;
}

/** "Dec 11, 2024, 14:10" of "2024-12-11T14:10:40", in the zone it was written in. */
export function wallTimeWords(wallTime: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', options).format(new Date(`${wallTime}Z`));
}

/** "New York" of "America/New_York" */
export function zoneWords(timeZone: string): string {
  return timeZone.split('/').at(-1)!.replaceAll('_', ' ');
}
