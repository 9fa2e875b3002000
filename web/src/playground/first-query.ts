/** What the editor shows at the first visit. */
export const FIRST_QUERY = `# Ctrl+Enter runs it, with your rights.
# The book at the side is the schema.
# A mutation writes to the live shop:
# the first of a visit asks before.

query Catalogue {
  products {
    slug
    name
    priceCents
    stock
    grindOptions {
      label
      isAvailable
    }
  }
}

query OrdersThatWait {
  adminOverview(period: DAYS_30) {
    reviewCount
  }
}
`;
