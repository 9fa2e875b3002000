/** The large picture of a product for shared links; only the products that the shop draws itself have one. */
export function shareImageOf({ slug, imageUrl }: { slug: string; imageUrl?: string | null }): string | undefined {
  return imageUrl === `/art/${slug}.png` ? `/art/og/${slug}.png` : undefined;
}
