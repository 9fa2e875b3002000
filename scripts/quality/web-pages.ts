import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageFacts } from '../../web/src/lib/pages/page-facts.ts';
import { root } from '../process/root.ts';

export type { PageFacts };
export { folderOf } from '../../web/src/lib/pages/page-facts.ts';

export interface WebPages {
  /** In the order of the sitemap. */
  pages: readonly PageFacts[];
  notFound: PageFacts;
  /** Addresses without a page, and where they lead. */
  moved: Readonly<Record<string, string>>;
}

/** The pages as web/src/app/routes.ts lists them. By its path: an import would have the compiler check every page with our settings. */
export async function readWebPages(): Promise<WebPages> {
  const list = pathToFileURL(join(root, 'web/src/app/routes.ts')).href;
  const { PAGES, NOT_FOUND_PAGE, MOVED } = (await import(list)) as {
    PAGES: WebPages['pages'];
    NOT_FOUND_PAGE: PageFacts;
    MOVED: WebPages['moved'];
  };
  return { pages: PAGES, notFound: NOT_FOUND_PAGE, moved: MOVED };
}

/** An address of the page. */
export function addressOf({ path, example }: PageFacts): string {
  return example ?? path;
}
