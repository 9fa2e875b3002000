import type Stripe from 'stripe';
import type { ParamMap } from './form-body.ts';
import { readInteger, readMap, readText } from './read-param.ts';
import { invalidRequest, resourceMissing } from './stripe-error.ts';
import type { ShapeMap } from './param-shape.ts';

export const LIST_SHAPE: ShapeMap = {
  limit: 'any',
  starting_after: 'any',
  ending_before: 'any',
  expand: 'any',
  created: 'any',
};

interface Listed {
  id: string;
  created: number;
}

/** Newest first, as Stripe lists; `rows` come in that order. */
export function listPage<T extends Listed>(rows: T[], params: ParamMap, url: string, kind: string): Stripe.ApiList<T> {
  const limit = readInteger(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100)
    throw invalidRequest(
      `This value must be ${limit < 1 ? 'greater than or equal to 1' : 'less than or equal to 100'} (it currently is '${limit}').`,
      { param: 'limit' },
    );
  let page = rows.filter(createdFilter(params));
  const after = readText(params, 'starting_after');
  const before = readText(params, 'ending_before');
  if (after !== undefined) {
    page = page.slice(indexOf(page, after, kind, 'starting_after') + 1);
  } else if (before !== undefined) {
    // Stripe returns the page that ends right before the object, not the first page of the list.
    const end = indexOf(page, before, kind, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: page.slice(start, end), has_more: start > 0, url };
  }
  return { object: 'list', data: page.slice(0, limit), has_more: page.length > limit, url };
}

function indexOf(rows: Listed[], id: string, kind: string, param: string): number {
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) throw resourceMissing(kind, id, param);
  return index;
}

function createdFilter(params: ParamMap): (row: Listed) => boolean {
  if (typeof params['created'] === 'string') {
    const exact = readInteger(params, 'created');
    return (row) => row.created === exact;
  }
  const range = readMap(params, 'created');
  if (!range) return () => true;
  const [gt, gte, lt, lte] = ['gt', 'gte', 'lt', 'lte'].map((name) => readInteger(range, name));
  return ({ created }) =>
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte);
}
