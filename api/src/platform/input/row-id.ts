import { Missing } from '../lib/access-errors.ts';

/** The id of a row as GraphQL and REST carry it. @throws Missing when no row can have it */
export function rowId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Missing('Not found');
  return Number(text);
}
