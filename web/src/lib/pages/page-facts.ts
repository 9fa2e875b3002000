/**
 * The facts of a page for programs outside the bundle: codegen, the size budgets, the tests and the api. Imports nothing, so that
 * each of them can read it.
 */
export interface PageFacts {
  /** As the router matches it: "/store/:slug". */
  path: string;
  /** An address of the page for tests and measurements, where the path has parameters. */
  example?: string;
  /** The component's module below web/src/routes: "quiz/quiz-route.tsx". The server preloads its chunk. */
  module: string;
  /** Of the answer; 200 unless it is said. */
  status?: 404;
  /** "listed" pages are in the sitemap. "unlisted" ones may be found. "hidden" ones are kept out by robots.txt and a meta tag. */
  search: 'listed' | 'unlisted' | 'hidden';
  /** Its style sheets belong to the shared one, which the server inlines into every page. Else they come with its chunk. */
  styles?: 'shared';
  /** "own": the page shows the cart itself, also an empty one. "none": no cart, as on the checkout. Else the header shows a filled one. */
  cart?: 'own' | 'none';
  /** Folders below web/src/features whose GraphQL documents are generated together with the page's own. */
  documents?: readonly string[];
}

/** The page's folder below web/src/routes, also of its generated types: "quiz", "admin/customers". */
export function folderOf({ module }: Pick<PageFacts, 'module'>): string {
  return module.slice(0, module.lastIndexOf('/'));
}
