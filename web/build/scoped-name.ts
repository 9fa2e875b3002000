import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';

/** A short name for a class or an animation, the same in both builds: four letters for its file, and its place in that file. */
export function scopedName(name: string, file: string, css: string): string {
  const places = [...new Set(css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi).map(([, found]) => found))];
  const letters = createHash('sha256')
    .update(relative(resolve(import.meta.dirname, '..'), file))
    .digest('base64url')
    .replaceAll(/[^a-z]/gi, '')
    .slice(0, 4);
  const place = places.indexOf(name);
  if (place < 0) throw new ReferenceError(`${file} has no class or animation ${name}`);
  return `${letters}${place}`;
}
