/**
 * The first `length` UTF-16 units. A surrogate pair is left out whole: the HTML of the server shows U+FFFD for half of one, and hydration
 * compares.
 */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
