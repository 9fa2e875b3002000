import type { Env } from '../../../platform/config/load-env.ts';
import { modesCountedIn } from '../orders.rules.ts';

/*
 * The one definition of each figure. Overview, lists, customers and exports use these conditions on alias o, and no others.
 * An order counts once it has its number, so once it was paid, and if it was made here: imported orders and, in live mode, orders of the
 * sandbox and of test mode are counted apart. Revenue is what was paid less what was refunded, on the day of the payment.
 */

/** Which kinds of orders count: SQL on alias o, an order or a row of its day's figures, with one parameter, countedModes(env). */
export const COUNTED_KIND = `o.source = 'shop' and o.mode in (?)`;

/** SQL on alias o with one parameter, countedModes(env). */
export const IS_COUNTED = `o.number is not null and ${COUNTED_KIND}`;

/** In US cents; SQL on alias o. */
export const REVENUE_CENTS = 'o.total_cents - o.refunded_cents';

/** The day of the payment in the shop's time zone; SQL on alias o with one parameter, the zone. */
export const PAID_DAY = `(o.paid_at at time zone ?)::date`;

/** The parameter of IS_COUNTED. */
export function countedModes({ modes }: Pick<Env, 'modes'>): string[] {
  return modesCountedIn(modes.payments);
}

/** The first instant of a day (YYYY-MM-DD) in the shop's time zone, as SQL with two parameters: the day and the zone. */
export const DAY_START = `(?::date::timestamp at time zone ?)`;
