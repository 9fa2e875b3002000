import { readData } from '../../data/read-data.ts';
import { plainText } from '../../language/text.ts';

const data = readData<{ rules: string; attempts: string[]; telling: string }>('injection.yaml');
/** Neither is possible: the reply declines politely. */
const attempts = data.attempts.map((pattern) => new RegExp(pattern.replace('{rules}', data.rules)));

function letters(word: string): string {
  return [...word].toSorted().join('');
}
const telling = new Map(data.telling.split(' ').map((word) => [letters(word), word]));
/** With anagrams of the words of an attempt resolved: "ingore" is "ignore". */
function unscrambled(text: string): string {
  return text.replaceAll(/[a-z]+/g, (word) => telling.get(letters(word)) ?? word);
}

const LEET: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };

export function isInjection(raw: string, corrected: string): boolean {
  const text = plainText(raw);
  const plain = text.replaceAll(/[^\p{L}\p{N}\s<>|#[\]:/$*'-]/gu, ' ').replaceAll(/\s+/g, ' ');
  const readings = [
    plain,
    corrected,
    unscrambled(plain),
    unscrambled(corrected),
    text.replaceAll(/[013457@$!]/g, (sign) => LEET[sign]!),
    plain
      .replaceAll(/\b([a-z])(?: ([a-z]\b))+/g, (run) => run.replaceAll(' ', ''))
      .replaceAll(/(ignore|reveal|print|all|previous|your|system|the)/g, ' $1 ')
      .replaceAll(/\s+/g, ' '),
    plainText([...raw].toReversed().join('')),
    plain.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(((letter.codePointAt(0)! - 97 + 13) % 26) + 97)),
  ];
  return readings.some((reading) => attempts.some((pattern) => pattern.test(reading))) || hasHiddenText(raw);
}

/** Base64 or hex that decodes to words. */
function hasHiddenText(raw: string): boolean {
  const blocks = raw.match(/[A-Za-z0-9+/_-]{16,}={0,2}/g) ?? [];
  return blocks.some((block) =>
    [Buffer.from(block, 'base64'), Buffer.from(/^[0-9a-f]+$/i.test(block) ? block : '', 'hex')].some((bytes) =>
      isReadable(bytes.toString('latin1')),
    ),
  );
}

function isReadable(text: string): boolean {
  return text.length >= 10 && /^[\t\n\r\x20-\x7E]+$/.test(text) && /[a-z]{3,} [a-z]{2,}/i.test(text);
}
