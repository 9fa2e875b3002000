import { labelIn } from '../intents/classify.ts';
import type { Tone } from './turn.ts';

const TONES = ['sad', 'stressed', 'tired', 'happy'] as const satisfies Tone[];

export function toneOf(plain: string): Tone | null {
  return isMourning(plain) ? 'sad' : labelIn(plain, TONES);
}

const MOURNED =
  '(?:mum|mom|mommy|mother|dad|daddy|father|wife|husband|son|daughter|brother|sister|friend|grand\\w+|gran|nan|nana|granny|uncle|aunt|cousin|partner|fiance|baby|dog|cat|puppy|kitten|pet|horse|neighbou?r)';
const GRIEF = new RegExp(
  [
    String.raw`\b(?:my|our|his|her|the) (?:\w+ ){0,3}${MOURNED}s?\b(?: \w+){0,3} (?:died|dies|dead|passed|is gone|was buried|did not make it|in heaven)\b`,
    String.raw`\b(?:lost|losing|buried|burying|put|putting|mourning) (?:my|our|his|her) (?:\w+ ){0,3}${MOURNED}\b(?! (?:number|bag|order))`,
    String.raw`\b(?:he|she) (?:just |has |had )?(?:died|passed away)\b|\bpassed away\b|\blost (?:a|my|our|one of our) (?:\w+ )?(?:patients?|residents?|pupils?|students?|colleagues?)\b|\b(?:gestorben|verstorben|murio|fallecio|est morte?|decedee?)\b|\b(?:diagnosed with|has|have) (?:\w+ )?(?:cancer|leuk\w+|alzheimers?|dementia|parkinsons?|a (?:brain )?tumou?r)\b|\b(?:funeral|grieving|bereaved|miscarriage|stillborn)\b`,
  ].join('|'),
);

/** Grief: the reply recommends no product. */
export function isMourning(text: string): boolean {
  return GRIEF.test(text);
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
