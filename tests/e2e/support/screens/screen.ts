import type { Page } from '@playwright/test';

export type Visit = { page: Page; email: string; baseURL: string; sandboxUrl: string };

export type Screen = {
  name: string;
  /** Brings the page to the state; the shop is the same for all, the shopper is new. */
  open(visit: Visit): Promise<void>;
  /** Whose session the browser has; the account of a shopper is new and has bought nothing. */
  signedInAs?: 'customer' | 'admin';
  /** Complaints that belong to the state, such as the browser's line about an answer that is an error on purpose. */
  allow?: RegExp;
};
