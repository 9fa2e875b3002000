/** Pages that are the same for every visitor; what the sitemap lists. */
export const publicRoutes = ['/', '/store', '/quiz', '/about', '/watch-tv'] as const;

/** Personal or of no use in a search result. The login is neither, but nobody has to be led there by a sitemap. */
export const hiddenRoutes = ['/admin', '/account', '/checkout', '/checkout-success', '/order-success', '/reset-password'] as const;

/** Addresses that people know or that mails carry, and where they lead (specification, section 2; reliability.md, decision 13). */
export const movedRoutes = { '/chat': '/#chat-section', '/orders': '/account' } as const;
