import { formatDollars, parseDollars } from '../form/dollars.ts';

/** How a filter stands in the address. What cannot be read is left out without a word: the address may be old. */
export interface FilterCodec<Value> {
  read(text: string): Value | undefined;
  write(value: Value): string;
}

/** One of a fixed set: `?kind=guest`. */
export function oneOf<const Value extends string>(values: readonly Value[]): FilterCodec<Value> {
  return { read: (text) => values.find((value) => value === text), write: (value) => value };
}

/** Some of a fixed set: `?status=paid,shipped`. */
export function manyOf<const Value extends string>(values: readonly Value[]): FilterCodec<readonly Value[]> {
  return {
    read(text) {
      const wanted = text.split(',');
      const known = values.filter((value) => wanted.includes(value));
      return known.length > 0 ? known : undefined;
    },
    write: (chosen) => values.filter((value) => chosen.includes(value)).join(','),
  };
}

/** A day of the shop's calendar: `?from=2026-11-22`. */
export function day(): FilterCodec<string> {
  return {
    read(text) {
      const date = new Date(`${text}T00:00:00Z`);
      return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
    },
    write: (text) => text,
  };
}

/** An amount in cents; the address has dollars: `?min=12.50`. */
export function dollars(): FilterCodec<number> {
  return { read: (text) => parseDollars(text) ?? undefined, write: formatDollars };
}

/** Any text, such as a coupon code. */
export function text(longest = 60): FilterCodec<string> {
  return { read: (value) => value.trim().slice(0, longest) || undefined, write: (value) => value };
}
