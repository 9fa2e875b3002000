/** What the api writes into the page (api/src/app/playground-routes.ts). */
export interface Facts {
  shop: string;
  /** Who is signed in. */
  person: string;
  isSandbox: boolean;
  sandboxMailUrl: string | null;
}

/** Reads the facts off the root element. @throws SyntaxError where the page was not sent by the api */
export function readFacts(root: HTMLElement): Facts {
  return JSON.parse(root.dataset.facts ?? '') as Facts;
}
