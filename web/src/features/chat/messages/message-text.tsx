import { Link } from '../../../lib/router.ts';
import { findLinks } from './find-links.ts';

/** A message as plain text: what comes from a model is never markup, and only paths of our own pages become links. */
export function MessageText({ text }: { text: string }) {
  return findLinks(text).map(({ text: words, path }, index) =>
    path === null ? (
      words
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other name
      <Link key={index} to={path}>
        {words}
      </Link>
    ),
  );
}
