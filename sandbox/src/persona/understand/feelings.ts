import { readData } from '../data/read-data.ts';
import { labelIn } from '../intents/classify.ts';
import type { Tone } from './turn.ts';

export const TONES = ['sad', 'stressed', 'tired', 'happy'] as const satisfies Tone[];

export function toneOf(plain: string): Tone | null {
  if (isMourning(plain)) return 'sad';
  const tone = labelIn(plain, TONES);
  // "Everyone else can get lost tonight lol"
  return tone === 'sad' && JOKES.test(plain) ? null : tone;
}

const JOKES = /\b(?:lol|lmao|haha\w*|rofl)\b/;

type Words = Record<string, string>;
const { words, grief, broken } = readData<{ words: Words; grief: string[]; broken: string }>('grief.yaml');
/** A pattern of grief.yaml with the words for its names, which may have names themselves. */
function filled(pattern: string): string {
  const full = pattern.replaceAll(/\{([a-z]+)\}/g, (_, name: string) => {
    const said = words[name];
    if (said === undefined) throw new Error(`grief.yaml has no words ${name}`);
    return said;
  });
  return full === pattern ? full : filled(full);
}
const GRIEF = new RegExp(grief.map(filled).join('|'));
const BROKEN = new RegExp(filled(broken), 'g');

/** Grief: the reply recommends no product. */
export function isMourning(text: string): boolean {
  return GRIEF.test(text.replaceAll(BROKEN, '_'));
}

/** Whether the visitor wants to sleep; "tired" alone means the opposite. */
export function wantsSleep(text: string): boolean {
  return (
    /\b(can not|could not|trouble|hard to|want to|need to|help me|going to|fall|before) (fall |go to )?(sleep(ing)?|asleep|bed)\b|\binsomnia\b|\bbedtime\b|\bsleepless\b|\b[1-5] ?am\b|\bmidnight\b/.test(
      text,
    ) && !AT_WORK.test(text)
  );
}

/** "I could fall asleep standing" is a wish to stay awake, and so is "zero sleep". */
export const AT_WORK =
  /\bday at work\b|\bfall(ing)? asleep (standing|at|in (class|the|a|my)|on my (feet|desk|keyboard)|while|everywhere|here)\b|\bcan not (fall asleep|sleep) (now|yet|at work)\b|\bnot allowed to sleep\b|\b(no|zero|little|hardly any|barely any|lack of|hours of|enough) sleep\b|\b(barely|hardly|have not|did not) sle(ep|pt)\b/;
