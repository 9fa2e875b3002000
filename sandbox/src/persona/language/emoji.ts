import { readData } from '../data/read-data.ts';

const meanings = Object.entries(readData<Record<string, string>>('emoji.yaml')).map(([words, pictures]) => ({
  words,
  pattern: new RegExp(`[${pictures}]`, 'u'),
}));
const MOST_READ = 2;

/** Replaces emoji by words only if the message has no letter or digit. */
export function emojiToWords(raw: string): string {
  if (/[\p{L}\p{N}]/u.test(raw) || !/\p{Extended_Pictographic}/u.test(raw)) return raw;
  const said = meanings.filter(({ pattern }) => pattern.test(raw)).map(({ words }) => words);
  // A cup beside another emoji has no meaning of its own.
  const telling = said.length > 1 ? said.filter((words) => !words.startsWith('recommend')) : said;
  return telling.length === 0 ? raw : telling.slice(0, MOST_READ).join(', ');
}
