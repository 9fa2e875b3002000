/** The random token by which the checkouts of one browser are known; the HTTP edge keeps it in a cookie, a job has none. */
export interface CheckoutCookie {
  /** The token that came with the request, or that this request has set. */
  read(): string | null;
  set(token: string): void;
}

export const noCheckoutCookie: CheckoutCookie = { read: () => null, set: () => undefined };
