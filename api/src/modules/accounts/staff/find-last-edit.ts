import type { Context } from '../../../platform/context/context.ts';
import { view } from '../../../platform/graphql/view.ts';
import { findLastEntry } from '../../audit/index.ts';
import { findStaffName } from './find-staff-name.ts';
import { LastEdit } from './last-edit.results.ts';

/** By the audit log; null for what nobody has changed yet. The caller has checked who asks. @param subject as the log names it */
export async function findLastEdit(staff: Context, subject: string): Promise<LastEdit | null> {
  const entry = await findLastEntry(staff, subject);
  return entry && view(LastEdit, { at: entry.createdAt, by: await findStaffName(staff, entry.actor) });
}
