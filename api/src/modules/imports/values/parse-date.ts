import type { CellValue } from './cell-value.ts';

/** The order of day and month where both are digits: 12/31/2024 or 31.12.2024. */
export const dateOrders = ['month-first', 'day-first'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** A moment as the cell gives it: the time of a clock, and its distance from UTC where the cell has one. */
export interface CellDate {
  /** "2024-12-11T14:10:40" */
  clock: string;
  /** "+02:00"; null: the time zone chosen for the file. */
  offset: string | null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAME = String.raw`([A-Za-z]{3,9})\.?`;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/;
const MONTH_NAME_FIRST = new RegExp(String.raw`^(?:[A-Za-z]{3,9},? )?${NAME} (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})`);
const DAY_THEN_NAME = new RegExp(String.raw`^(?:[A-Za-z]{3,9},? )?(\d{1,2})(?:st|nd|rd|th)?\.?[ -]${NAME}[ -](\d{4}|\d{2})`);
const DIGITS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})/;
const TIME = /^(?:T|,? (?:at )?)?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?: ?([AaPp])\.?[Mm]\.?)?/;
const OFFSET = /^ ?(?:(Z|UTC|GMT)|([+-]\d{2}):?(\d{2})?)$/;

interface Day {
  year: number;
  month: number;
  day: number;
  rest: string;
}

/** Two digits are of this century. */
function fullYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

function monthOf(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

function parseDay(text: string, order: DateOrder): Day | null {
  let match = YEAR_FIRST.exec(text);
  if (match) return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]), rest: text.slice(match[0].length) };
  match = MONTH_NAME_FIRST.exec(text);
  if (match) return { year: Number(match[3]), month: monthOf(match[1]!), day: Number(match[2]), rest: text.slice(match[0].length) };
  match = DAY_THEN_NAME.exec(text);
  if (match) return { year: fullYear(match[3]!), month: monthOf(match[2]!), day: Number(match[1]), rest: text.slice(match[0].length) };
  match = DIGITS.exec(text);
  if (!match) return null;
  const [first, second] = [Number(match[1]), Number(match[2])];
  const [month, day] = order === 'month-first' ? [first, second] : [second, first];
  return { year: fullYear(match[3]!), month, day, rest: text.slice(match[0].length) };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** "2:10:40 PM" -> "14:10:40"; null for no time of a day. */
function parseTime(text: string): { clock: string; rest: string } | null {
  const match = TIME.exec(text);
  if (!match) return null;
  const [whole, hours, minutes, seconds = '00', half] = match;
  let hour = Number(hours);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  }
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return { clock: `${twoDigits(hour)}:${minutes}:${seconds}`, rest: text.slice(whole.length) };
}

function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * A date, with or without a time; `time` is the cell of a column of its own. Without a time it is noon, so that no time zone moves it to
 * another day.
 */
export function parseDate(text: string, order: DateOrder, time = ''): CellValue<CellDate> {
  const trimmed = text.trim();
  const date = parseDay(trimmed, order);
  if (!date || date.month === 0) return { problem: 'is not a date' };
  const { year, month, day } = date;
  if (month > 12) return { problem: `has ${month} as its month; is the day first?` };
  if (year < 1990 || year > 2100) return { problem: 'is not between 1990 and 2100' };
  if (day < 1 || day > daysOf(year, month)) return { problem: 'is not a day of the calendar' };
  const clock = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  const given = time.trim() === '' ? date.rest : ` ${time.trim()}`;
  if (given.trim() === '') return { value: { clock: `${clock}T12:00:00`, offset: null } };
  const parsed = parseTime(given);
  if (!parsed) return { problem: 'has a time that cannot be read' };
  if (parsed.rest.trim() === '') return { value: { clock: `${clock}T${parsed.clock}`, offset: null } };
  const zone = OFFSET.exec(parsed.rest);
  if (!zone) return { problem: 'has a time that cannot be read' };
  return { value: { clock: `${clock}T${parsed.clock}`, offset: zone[1] ? '+00:00' : `${zone[2]}:${zone[3] ?? '00'}` } };
}

/** The order of day and month that fits all cells; "ambiguous" when both do and it matters, null when no cell has both in digits. */
export function dateOrderOf(cells: readonly string[]): DateOrder | 'ambiguous' | null {
  let isAmbiguous = false;
  for (const cell of cells) {
    const match = DIGITS.exec(cell.trim());
    if (!match) continue;
    if (Number(match[1]) > 12) return 'day-first';
    if (Number(match[2]) > 12) return 'month-first';
    if (match[1] !== match[2]) isAmbiguous = true;
  }
  return isAmbiguous ? 'ambiguous' : null;
}
