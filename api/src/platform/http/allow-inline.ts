import type { Response } from 'express';

/** Sources of the inline elements of a document, such as "'sha256-...'", by directive of the content security policy. */
export type InlineSources = Readonly<Partial<Record<'script-src' | 'style-src', readonly string[]>>>;

/** Adds the sources to the content security policy of an answer. */
export function allowInline(res: Response, sources: InlineSources): void {
  let policy = res.get('Content-Security-Policy');
  if (!policy) return;
  for (const [directive, added] of Object.entries(sources))
    policy = policy.replace(`${directive} 'self'`, (known) => [known, ...added].join(' '));
  res.set('Content-Security-Policy', policy);
}
