import { plainText } from '../persona/language/text.ts';

/** The categories the shop acts on; the answer carries OpenAI's other ones too, never flagged. */
const FLAGS: Record<string, RegExp> = {
  'self-harm': /\b(suicid(?!e squad)\w*|self[- ]?harm\w*|cut(ting)? myself)\b/,
  'self-harm/intent':
    /\b(kill|hurt|harm|cut) myself\b|\bend my life\b|\b(want|going|wish) to (die|be dead)\b|\bdo not want to (live|be here) any ?more\b/,
  'self-harm/instructions': /\bhow (to|do i|can i) (kill|hurt|harm) (myself|me)\b|\bways to (die|kill myself)\b/,
  hate: /\b(all|those|these|dirty|filthy) (jews|muslims|christians|immigrants|blacks|gays|women|foreigners|refugees) (are|should|must|deserve)\b|\b(nigg(er|a)s?|faggots?|kikes?|spics?|chinks?|trann(y|ies))\b|\bheil hitler\b|\bwhite power\b/,
  'hate/threatening':
    /\b(kill|gas|burn|shoot|hang) (all )?(the )?(jews|muslims|christians|immigrants|blacks|gays|women|foreigners|refugees)\b/,
  'harassment/threatening': /\bi (will|am going to|want to) (kill|hurt|stab|shoot|murder|beat up|find and hurt) (you|him|her|them|my)\b/,
  violence:
    /\b(kill|stab|shoot|murder|bomb|poison|strangle) (you|him|her|them|people|everyone|everybody|somebody|someone|my (wife|husband|boss|neighbou?r|family|mother|father|mom|dad|teacher|ex))\b|\b(build|make|plant) a (pipe )?bomb\b/,
};
const OTHER_CATEGORIES = ['harassment', 'illicit', 'illicit/violent', 'self-harm', 'sexual', 'sexual/minors', 'violence/graphic'];
const CATEGORIES = [...new Set([...Object.keys(FLAGS), ...OTHER_CATEGORIES])];

/** One result of POST /moderations, from a small word list: a stand-in for the endpoint, not a judgement of people. */
export function moderate(input: string): { flagged: boolean } & Record<string, unknown> {
  const text = plainText(input);
  function isHit(category: string): boolean {
    return FLAGS[category]?.test(text) ?? false;
  }
  return {
    flagged: CATEGORIES.some(isHit),
    categories: Object.fromEntries(CATEGORIES.map((category) => [category, isHit(category)])),
    category_scores: Object.fromEntries(CATEGORIES.map((category) => [category, isHit(category) ? 0.98 : 0.0001])),
    category_applied_input_types: Object.fromEntries(CATEGORIES.map((category) => [category, ['text']])),
  };
}
