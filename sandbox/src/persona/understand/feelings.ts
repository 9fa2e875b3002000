import { HAPPY, SAD, STRESSED, TIRED } from './rules.ts';
import type { Tone } from './turn.ts';

/** Good news overrides tiredness. */
const TIRED_AND_GLAD = /\b(had a baby|new ?born|baby is here|new puppy|new kitten|party|wedding|concert)\b/;
const NOT_SO = /\b(not|never) (so |very |really |feeling )?(sad|happy|stressed|tired)\b/;

/** The visitor's mood; null if the text does not show one. */
export function toneOf(text: string): Tone | null {
  if (NOT_SO.test(text)) return /\bnot (so |very |really |feeling )?(happy|great|good)\b/.test(text) ? 'sad' : null;
  if (HAPPY.test(text) && TIRED_AND_GLAD.test(text)) return 'happy';
  if (SAD.test(text)) return 'sad';
  if (STRESSED.test(text)) return 'stressed';
  if (TIRED.test(text)) return 'tired';
  return HAPPY.test(text) ? 'happy' : null;
}

/** Grief: the reply recommends no product. */
export function isMourning(text: string): boolean {
  return /\b(died|dead|passed away|funeral|grieving|buried|lost my (mum|mom|mother|dad|father|wife|husband|son|daughter|brother|sister|friend|dog|cat|baby|grandma|grandpa|grandmother|grandfather))\b/.test(
    text,
  );
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
  /\bfall(ing)? asleep (standing|at|in (class|the|a|my)|on my (feet|desk|keyboard)|while|everywhere|here)\b|\bcan not (fall asleep|sleep) (now|yet|at work)\b|\bnot allowed to sleep\b|\b(no|zero|little|hardly any|barely any|lack of|hours of|enough) sleep\b|\b(barely|hardly|have not|did not) sle(ep|pt)\b/;
