/** Days and times are the shop's, whatever the browser's zone is; `timeZone` is `useShell().shop.timeZone`. */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (format === undefined) formats.set(key, (format = new Intl.DateTimeFormat('en-US', { timeZone, ...options })));
  return format;
}

function isThisYear(iso: string, timeZone: string, now: Date): boolean {
  const year = formatOf(timeZone, { year: 'numeric' });
  return year.format(new Date(iso)) === year.format(now);
}

/** "Nov 21, 2026" */
export function formatShopDay(iso: string, timeZone: string): string {
  return formatOf(timeZone, { dateStyle: 'medium' }).format(new Date(iso));
}

/** "Nov 21" */
export function formatShopDayShort(iso: string, timeZone: string): string {
  return formatOf(timeZone, { month: 'short', day: 'numeric' }).format(new Date(iso));
}

const MOMENT = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** "Nov 21, 14:21"; of another year than this one, "Nov 21, 2024, 14:21". */
export function formatShopMoment(iso: string, timeZone: string, now = new Date()): string {
  const options = isThisYear(iso, timeZone, now) ? MOMENT : ({ ...MOMENT, year: 'numeric' } as const);
  return formatOf(timeZone, options).format(new Date(iso));
}

/** For a narrow column: "Nov 21, 14:21"; of another year than this one, "Nov 21, 2024". */
export function formatShopMomentShort(iso: string, timeZone: string, now = new Date()): string {
  return isThisYear(iso, timeZone, now) ? formatShopMoment(iso, timeZone, now) : formatShopDay(iso, timeZone);
}

/** "14:21" */
export function formatShopTime(iso: string, timeZone: string): string {
  return formatOf(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(iso));
}
