// Rendered in the browser only, so the local time zone causes no hydration mismatch.

/** Created on first use: Intl's date data takes a slow phone some 100 ms to load, and the login page shows no date at first. */
function formatter(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (iso) => (format ??= new Intl.DateTimeFormat('en-US', options)).format(new Date(iso));
}

/** "November 2026" */
export const formatMonth = formatter({ month: 'long', year: 'numeric' });

/** "Nov 21, 2026" */
export const formatDay = formatter({ dateStyle: 'medium' });

/** "Nov 21, 2026, 3:14 PM" */
export const formatMoment = formatter({ dateStyle: 'medium', timeStyle: 'short' });
