/** The server takes no page beyond this one. */
const LAST_PAGE = 10_000;

/** The page an address asks for; the first for anything that is no page number. */
export function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), LAST_PAGE) : 1;
}

/** Number of pages; an empty list has one. */
export function pagesOf(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}
