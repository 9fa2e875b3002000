/** The large picture of a product for shared links; only our own sprites have one. */
export function shareImageOf({ slug, imageUrl }: { slug: string; imageUrl?: string | null }): string | undefined {
  return imageUrl === `/art/${slug}.png` ? `/art/og/${slug}.png` : undefined;
}
