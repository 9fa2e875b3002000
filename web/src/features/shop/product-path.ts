/** Path of a product's page. */
export function productPath(slug: string): string {
  return `/store/${encodeURIComponent(slug)}`;
}
