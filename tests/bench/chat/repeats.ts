import { shelf } from './visit.ts';

/** Sentences with fewer words are courtesies. */
const FEWEST_WORDS = 3;

/** The sentences of a reply in small letters, each product and price as a mark: "X is $16" twice is a repetition. */
export function sentenceKeys(reply: string): string[] {
  const masked = shelf.products.reduce((text, { name }) => text.replaceAll(name, 'NAME'), reply).replaceAll(/\$\d+(\.\d+)?/g, 'PRICE');
  return masked
    .split(/(?<=[.!?…]["'”’)]?)\s+/)
    .map((one) =>
      one
        .toLowerCase()
        .replaceAll(/[^\p{L}\d]+/gu, ' ')
        .trim(),
    )
    .filter((one) => one.split(' ').length >= FEWEST_WORDS);
}

/** Sentences that an earlier reply of the talk has, also behind a lead ("As I said: ..."). */
export function repeatsInTalk(replies: string[]): string[] {
  const before: string[] = [];
  const repeats: string[] = [];
  for (const reply of replies)
    for (const key of sentenceKeys(reply)) {
      if (before.some((one) => key === one || key.endsWith(` ${one}`))) repeats.push(key);
      before.push(key);
    }
  return repeats;
}
