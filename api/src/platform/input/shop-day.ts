import { z } from 'zod';

/** A day of the shop's calendar, YYYY-MM-DD. */
export const shopDay = z.iso.date('Enter a day as YYYY-MM-DD');

/** The first instant of a day in a time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
}

/** The first instant after a day in a time zone: what ends "on" the day ends then. */
export function endOfDay(day: string, timeZone: string): Date {
  return startOfDay(Temporal.PlainDate.from(day).add({ days: 1 }).toString(), timeZone);
}

/** The day on which something ends that ends at this instant; the inverse of endOfDay. */
export function lastDayBefore(instant: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime() - 1)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}
