import type { AdminImportQuery, AdminImportsQuery, ImportState } from '../../../generated/admin/import/graphql.ts';
import type { ChipLook } from '../../../features/admin/kit/signs/status-chip.tsx';
import { formatWhole } from '../../../lib/whole-number.ts';

export type ImportDetail = AdminImportQuery['adminImport'];
export type PastImport = AdminImportsQuery['adminImports'][number];

export const HOME = '/admin/import';

const AT_WORK: ChipLook = { word: 'At work', mark: 's-clock', tone: 'info' };
const OPEN: ChipLook = { word: 'Open', mark: 's-half', tone: 'plain' };

export const STATE_LOOKS: Record<ImportState, ChipLook> = {
  UPLOADING: AT_WORK,
  MATCHING: AT_WORK,
  MATCHED: OPEN,
  CHECKING: AT_WORK,
  CHECKED: OPEN,
  WAITING: { word: 'Waits', mark: 's-clock', tone: 'plain' },
  IMPORTING: AT_WORK,
  DONE: { word: 'Done', mark: 's-check', tone: 'done' },
  UNDOING: AT_WORK,
  UNDONE: { word: 'Undone', mark: 's-back', tone: 'off' },
  REFUSED: { word: 'Refused', mark: 's-x', tone: 'bad' },
  STOPPED: { word: 'Stopped', mark: 's-off', tone: 'off' },
};

export const STEPS = ['match', 'check', 'import', 'result'] as const;
export type Step = (typeof STEPS)[number];

/** The steps that an import in this state can show; the first is where it stands. */
export const STEPS_OF: Record<ImportState, readonly Step[]> = {
  UPLOADING: ['match'],
  MATCHING: ['match'],
  MATCHED: ['match'],
  CHECKING: ['check'],
  CHECKED: ['check', 'match'],
  WAITING: ['import'],
  IMPORTING: ['import'],
  DONE: ['result'],
  UNDOING: ['result'],
  UNDONE: ['result'],
  REFUSED: ['result'],
  STOPPED: ['result'],
};

/** States in which the shop works by itself. */
export function isAtWork(state: ImportState): boolean {
  return STATE_LOOKS[state] === AT_WORK || state === 'WAITING';
}

export function hrefOf({ id, state }: Pick<PastImport, 'id' | 'state'>, step: Step = STEPS_OF[state][0]!): string {
  return `${HOME}/${id}/${step}`;
}

export function kindWords(kind: PastImport['kind']): string {
  return kind === 'STANDARD' ? 'Standard' : 'AI-assisted';
}

/** "18 orders" */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatWhole(count)} ${count === 1 ? one : many}`;
}

export function unitOf({ subject }: Pick<ImportDetail, 'subject'>): 'order' | 'customer' {
  return subject === 'ORDERS' ? 'order' : 'customer';
}

/** "214 KB" */
export function sizeWords(bytes: number): string {
  const [unit, size] = bytes < 1e6 ? ['KB', bytes / 1e3] : bytes < 1e9 ? ['MB', bytes / 1e6] : ['GB', bytes / 1e9];
  return `${size < 10 ? Number(size.toFixed(1)) : Math.round(size)} ${unit}`;
}

/** What an import has brought, as its toast says. */
export function broughtWords({ kind, counts }: Pick<PastImport, 'kind' | 'counts'>): string {
  const { newCustomers = 0, new: added = 0, updated = 0, items = 0 } = counts ?? {};
  const [customers, orders] = [countOf(newCustomers, 'customer'), countOf(added + updated, 'order')];
  return kind === 'STANDARD'
    ? `${customers}, ${orders} and ${countOf(items, 'order item')} imported.`
    : `${customers} and ${orders} imported.`;
}
