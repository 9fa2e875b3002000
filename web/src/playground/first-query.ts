/** What the editor shows at the first visit. */
export const FIRST_QUERY = `# Ctrl+Enter runs the operation, with your own rights. The book on the left holds the schema.
# Mutations write to the live shop. The first one of a visit asks before it runs.

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
