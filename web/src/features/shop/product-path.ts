/** Address of a product's own page. */
export function productPath(slug: string): string {
  return `/store/${encodeURIComponent(slug)}`;
}
