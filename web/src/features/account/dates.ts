// Shown in the browser only, so the reader's own time zone is no trouble for hydration.
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** "November 2026" */
export const formatMonth = (iso: string): string => month.format(new Date(iso));

/** "Nov 21, 2026" */
export const formatDay = (iso: string): string => day.format(new Date(iso));

/** "Nov 21, 2026, 3:14 PM" */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));
