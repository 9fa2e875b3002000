import type { AdminOverviewQuery, OverviewPeriod } from '../../../generated/admin/overview/graphql.ts';
import { formatCents } from '../../../lib/money.ts';
import { formatWhole } from '../../../lib/whole-number.ts';

export type Overview = AdminOverviewQuery['adminOverview'];
export type Point = Overview['points'][number];

/** As it stands in the address, and in words. */
export const PERIODS = [
  { value: '7d', query: 'DAYS_7', label: '7 days', words: '7 days' },
  { value: '30d', query: 'DAYS_30', label: '30 days', words: '30 days' },
  { value: '12m', query: 'MONTHS_12', label: '12 months', words: '12 months' },
] as const satisfies readonly { value: string; query: OverviewPeriod; label: string; words: string }[];
export type Period = (typeof PERIODS)[number];

/** Days come as days, not as moments: UTC keeps them from moving. */
function day(iso: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(`${iso}T00:00:00Z`));
}

/** "Mon, Nov 9", or "November 2026" */
export function longDay(iso: string, { value }: Period): string {
  return value === '12m' ? day(iso, { month: 'long', year: 'numeric' }) : day(iso, { weekday: 'short', month: 'short', day: 'numeric' });
}

/** "Nov 9", or "Nov" */
export function shortDay(iso: string, { value }: Period): string {
  return value === '12m' ? day(iso, { month: 'short' }) : day(iso, { month: 'short', day: 'numeric' });
}

/** "18 orders" */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatWhole(count)} ${count === 1 ? one : many}`;
}

/** "$800", "$1.2k": for the axis. */
export function axisDollars(cents: number): string {
  const dollars = cents / 100;
  return dollars < 1_000 ? `$${formatWhole(dollars)}` : `$${Number((dollars / 1_000).toFixed(1))}k`;
}

export interface Change {
  isUp: boolean;
  text: string;
}

/** Against the period before, in percent; null where there is nothing to compare with. */
export function changeOf(now: number, before: number): Change | null {
  if (before <= 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  return { isUp: percent >= 0, text: `${formatWhole(Math.abs(percent))} %` };
}

export function centsChangeOf(now: number | null | undefined, before: number | null | undefined): Change | null {
  if (now === null || now === undefined || before === null || before === undefined) return null;
  return { isUp: now >= before, text: formatCents(Math.abs(now - before)) };
}

/** "4 h", "2 d", "12 m" */
export function ageOf(since: string, now: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 60_000));
  if (minutes < 60) return `${minutes} m`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / (24 * 60))} d`;
}

/** "Saturday, November 21, 2026, 14:32" in the shop's time zone. */
export function momentOf(iso: string, timeZone: string): string {
  const date = new Date(iso);
  const words = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full' }).format(date);
  return `${words}, ${new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(date)}`;
}

/** "New York" of "America/New_York" */
export function placeOf(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}

/** By the clock of the shop. */
export function greetingAt(iso: string, timeZone: string): string {
  const hour = Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(new Date(iso)));
  if (hour < 5) return 'Still up';
  return hour < 12 ? 'Morning' : hour < 18 ? 'Afternoon' : 'Evening';
}

const GRINDS: Record<string, string> = { 'whole-bean': 'Whole Bean', ground: 'Ground' };

/** "Ground"; "" for what has no grinds. */
export function grindWords(grind: string): string {
  return GRINDS[grind] ?? '';
}

/** Orders that no figure counts, as a clause: "812 imported not counted". */
export function notCountedWords({ imported, sandbox, test }: Overview['notCounted']): string | null {
  const parts = [imported > 0 && `${formatWhole(imported)} imported`, sandbox > 0 && `${formatWhole(sandbox)} sandbox`, test > 0 && `${formatWhole(test)} test`];
  const named = parts.filter(Boolean);
  return named.length > 0 ? `${named.join(', ')} not counted` : null;
}
