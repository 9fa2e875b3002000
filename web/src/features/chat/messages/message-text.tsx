import { Link } from '../../../lib/router.ts';
import { findLinks } from './find-links.ts';

/** A message as plain text: output of a model is never markup, and only paths of our own pages become links. */
export function MessageText({ text }: { text: string }) {
  return findLinks(text).map(({ text: part, path }, index) =>
    path === null ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other key
      <Link key={index} to={path}>
        {part}
      </Link>
    ),
  );
}
