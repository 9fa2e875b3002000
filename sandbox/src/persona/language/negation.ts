import type { Mention } from './mentions.ts';
import { isWord } from './text.ts';

function phraseList(text: string): string[][] {
  return text.split('|').map((phrase) => phrase.trim().split(' '));
}

/** Phrases with a negation word that do not negate. */
const NO_NEGATION = phraseList(
  `nothing but|less than|not only|not just|do not mind|does not mind|would not mind|not bad|no problem with|why not|can not get enough|never enough|can not live without|can not resist|do not hate|not hate|never say no to|no more than|not more than
  |not less than|do not know|not sure|no idea|can not decide|could not decide|not too bad|no worries|is not there|do not you have|have not you|do not forget|can not wait|could not resist|no doubt|not to mention|can not go wrong with|can not go without|can not have enough`,
);
/** Start a negation: the following words are unwanted. */
const NEGATORS = phraseList(
  `anything but|everything but|all but|anything except|instead of|rather than|other than|apart from|except for|but not|free of|free from|not a fan of|not into|can not stand|can not have|sick of|tired of|stay away from|staying away from|no more|hold the|allergic to|allergy to|intolerant to|intolerance to|less of
  |not|no|without|never|hate|hates|hated|dislike|dislikes|detest|loathe|avoid|avoiding|except|nothing|none|minus|skip|neither|nor|cut out|gave up|giving up|quit|less`,
);
/** End a negation: a new wish starts. */
const FRESH_STARTS = phraseList(
  `but|i want|i would like|i like|i love|i need|i prefer|give me|love|loves|loved|likes|just|please|something|lots of|plenty of|extra|more|yet|however|though|prefer|rather|only|maybe|perhaps|instead|also|show me|craving|crave`,
);
/** End a negation only after its first object: "nothing with nuts", but "no nuts, with mint". */
const SOFT_ENDS = phraseList('with|that|which|for|in|under|below|around|when|because|so|who|if|and then|to drink');
/** A negation without an object within this many words ends. */
const REACH = 7;

function startsWith(tokens: string[], at: number, list: string[][]): number {
  return Math.max(
    0,
    ...list.filter((phrase) => phrase.every((word, offset) => tokens[at + offset] === word)).map((phrase) => phrase.length),
  );
}

/** For each word, whether it is negated. */
export function negatedWords(tokens: string[], mentions: Mention[]): boolean[] {
  const negated = Array.from(tokens, () => false);
  const starts = new Map(mentions.map((mention) => [mention.start, mention]));
  let isOn = false;
  let reach = 0;
  let denied: Mention | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const neutral = startsWith(tokens, at, NO_NEGATION);
    const negator = startsWith(tokens, at, NEGATORS);
    const mention = starts.get(at);
    if (neutral > 0) {
      isOn = false;
      at += neutral - 1;
    } else if (negator > 0) {
      isOn = true;
      reach = REACH;
      denied = null;
      at += negator - 1;
    } else if (mention) {
      const isTooMuch = tokens[at - 1] === 'too' || (tokens[at - 1] === 'much' && tokens[at - 2] === 'too');
      negated.fill(isOn || isTooMuch, mention.start, mention.end);
      if (isOn) denied = mention;
      reach = REACH;
      at = mention.end - 1;
    } else if (isOn) {
      reach -= 1;
      if (reach < 0 || endsNegation(tokens, at, denied, starts)) isOn = false;
    }
    if (mention && isNegatedAfter(tokens, mention)) negated.fill(true, mention.start, mention.end);
  }
  return negated;
}

function endsNegation(tokens: string[], at: number, denied: Mention | null, starts: Map<number, Mention>): boolean {
  const token = tokens[at] ?? '';
  if (!isWord(token)) {
    if (token !== ',') return true;
    // A comma continues a list ("no nuts, mint or honey") and otherwise ends the clause.
    const next = tokens[at + 1] ?? '';
    const isListed = starts.has(at + 1) || /^(and|or|nor)$/.test(next);
    return !(isListed && denied !== null && isSameKind(denied, starts.get(at + 1)));
  }
  if (startsWith(tokens, at, FRESH_STARTS) > 0) return true;
  if (token === 'and' && denied !== null) return !isSameKind(denied, starts.get(at + 1));
  return denied !== null && startsWith(tokens, at, SOFT_ENDS) > 0;
}

function isTaste(mention: Mention): boolean {
  return mention.kind === 'taste' || mention.kind === 'taste-group';
}
/** "no nuts and mint" negates both; "no caffeine and chocolate" probably wants the chocolate. */
function isSameKind(denied: Mention, next: Mention | undefined): boolean {
  return next === undefined || isTaste(denied) === isTaste(next);
}

/** "nut free", "mint is disgusting", "caffeine makes me shake". */
function isNegatedAfter(tokens: string[], mention: Mention): boolean {
  const after = tokens.slice(mention.end, mention.end + 4).join(' ');
  return (
    /^free(?! shipping)\b/.test(after) ||
    /^(flavou?rs? )?(is|are|tastes?) (so |really |just )?(disgusting|gross|awful|horrible|yuck|nasty|vile|not for me|not my)/.test(after) ||
    /^(makes?|gives?) me (sick|ill|shake|jittery|jitters|headaches?|hives|nauseous|anxious)/.test(after) ||
    /^(allergy|allergies|intolerance|intolerant|allergic)\b/.test(after) ||
    /^(keeps?) me (up|awake)/.test(after)
  );
}
