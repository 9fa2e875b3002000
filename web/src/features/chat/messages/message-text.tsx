import { Link } from '../../../lib/router.ts';
import { findLinks, isElsewhere } from './find-links.ts';

/** A message as plain text: output of a model is never markup, and only paths of our own pages and the directory of helplines become links. */
export function MessageText({ text }: { text: string }) {
  return findLinks(text).map(({ text: part, path }, index) =>
    path === null ? (
      part
    ) : isElsewhere(path) ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other key
      <a key={index} href={path} target="_blank" rel="noreferrer">
        {part}
      </a>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other key
      <Link key={index} to={path}>
        {part}
      </Link>
    ),
  );
}
