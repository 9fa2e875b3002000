// Shown in the browser only, so the reader's own time zone is no trouble for hydration.

/** Made when it is first used: the data of dates takes a slow phone some 100 ms to load, and the login shows none at first. */
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
