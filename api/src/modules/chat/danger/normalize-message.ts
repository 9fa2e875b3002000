/** Lower case without accents, apostrophes and punctuation; letters that are drawn out are shortened. */
export function normalizeMessage(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘`´]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/([a-z])\1{2,}/g, '$1')
    .trim();
}
