import type { EntityManager } from '../../../platform/db/orm.ts';
import type { ImportRun } from '../imports.entity.ts';

export interface UndoFacts {
  /** An import is stored or undone now. */
  isBusy: boolean;
  /** The import that ended last, of those that are not undone. */
  newestId: number | null;
}

export async function readUndoFacts(em: EntityManager): Promise<UndoFacts> {
  const [facts] = await em.execute<UndoFacts[]>(
    `select exists (select from import_run where state in ('importing', 'undoing')) as "isBusy",
       (select id from import_run where state = 'done' order by ended_at desc limit 1) as "newestId"`,
  );
  return facts!;
}

/** Why a run that is done cannot be undone now, as a sentence; null when it can. */
export function undoRefusalOf({ id }: Pick<ImportRun, 'id'>, { isBusy, newestId }: UndoFacts): string | null {
  if (isBusy) return 'Another import is at work. Wait for its end.';
  return id === newestId ? null : 'A newer import is undone first.';
}
