import type { Response } from 'express';

/** Adds the sources of a page's own style elements, such as "'sha256-...'", to the content security policy of its answer. */
export function allowInlineStyles(res: Response, sources: readonly string[]): void {
  const policy = res.get('Content-Security-Policy');
  if (policy)
    res.set(
      'Content-Security-Policy',
      policy.replace("style-src 'self'", (known) => [known, ...sources].join(' ')),
    );
}
