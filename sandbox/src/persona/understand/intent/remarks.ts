import { isOf } from '../../data/intent-groups.ts';
import * as rule from '../rules.ts';
import type { Intent } from '../turn.ts';
import { hasHardWish } from '../wishes/wishes.ts';
import { isGuessed, type Clues } from './clues.ts';

/** What a request for a coffee has, if it is no mere list of wishes. */
const REQUEST =
  /\b(?:some\w*|any\w*|nothing|ones?|coffees?|blends?|bags?|cups?|roasts?|recommend\w*|suggest\w*|want\w*|needs?|needed|likes?|loves?|prefers?|looking|hates?|drinks?|takes?|give|show|find|try|please|how|what|which|mood|taste\w*|fan|crav\w+|gifts?|presents?|birthday|for (?:me|him|her|us|them|my|our)|into|without|no|not|never|nor|neither|can|must|allerg\w+|decaf|caffein\w*|dollars?|bucks|budget|under|today|tonight|morning|evening|sleep\w*|tired|person|people|lover|guy|girl|man|woman|lady|drinker|more of an?|in mind|whichever|cheap\w*|closest|nearest|similar|else|instead|rather|if you have|gerne?|m(?:o|oe)chte|quiero|voudrais)\b/;
const TELLS = /\b(?:is|was|were|are|am|used to|had|meant|said|got|went|feels?|felt)\b/;
const FEW_WORDS = 4;
/** "He liked it strong" */
const PAST = /\b(?:he|she|they) (?:\w+ )?(?:liked|loved|drank|took|made|had|preferred|hated|used to|was|were)\b/;
/** "I wrote minty, I meant malty" */
const CORRECTS_TASTE = /\b(?:meant|misspoke|mistyped|typed|wrote)\b/;

/** "Best bit? The bus was on time." */
export const ECHO = /^[^?.!]{1,20}\?\s*/;
function asks(raw: string): boolean {
  return raw.replace(ECHO, '').includes('?');
}

/** Whether words of tastes are part of a story: "we used to carve pumpkins together", "that's my Biscuit all over". */
function isStory(clues: Clues): boolean {
  const { text, raw, memory, named, refused, wishes, rest, language } = clues;
  if (raw.includes('?') || named.length + refused.length > 0 || rule.RECOMMEND.test(rest) || isGuessed(clues, 'recommend', 0.75))
    return false;
  // "He liked it so strong the spoon stood up", of somebody who died
  if (memory.isMourned && PAST.test(text) && !/\b(?:for me|something|anything|want|need|recommend)\b/.test(text)) return true;
  const words = text.split(' ').length;
  // "I had a terrible day." "Ha, a biscuit I can do. My boss moved my whole project to somebody else."
  const isOfFeeling = memory.last?.intent === 'feeling' && words > FEW_WORDS && !hasHardWish(wishes);
  if (isOfFeeling && !REQUEST.test(text.replace(/\bi can (?:do|take|live with)\b/, ''))) return true;
  if (memory.last === null || language !== null || words < FEW_WORDS || !TELLS.test(text)) return false;
  if (hasHardWish({ ...wishes, maxCaffeine: null }) || wishes.lifts || (wishes.tastes.length > 0 && CORRECTS_TASTE.test(text)))
    return false;
  // "It is snowing here like mad"
  return isGuessed(clues, 'listen', 0.85) || !REQUEST.test(text);
}

/** "Do you take bread with it?" asks for no flavour, "sweet or salty?" does. */
const OF_TASTE = /\bor\b/;
const MOST_OF_ANSWER = 12;

/** "Bread? Always." answers the question at the end of the last reply, and asks for nothing. */
function isAnswer(decided: Intent, { raw, text, memory, named, refused, wishes, rest }: Clues): boolean {
  const { question } = memory;
  if (question === '' || OF_TASTE.test(question) || named.length + refused.length > 0 || text.split(' ').length > MOST_OF_ANSWER)
    return false;
  if (asks(raw) || hasHardWish(wishes) || rule.RECOMMEND.test(rest)) return false;
  const isOfQuestion = wishes.words.length > 0 && wishes.moods.length === 0 && wishes.words.every((word) => question.includes(word));
  return isOf('unknown', decided) || (decided === 'recommend' && isOfQuestion);
}

const THANKS =
  /^(?:(?:ok|okay|oh|well|great|lovely|perfect|aww?|haha|right|cool|fair enough|no|all|many|fine|nice|awesome|will do) )*(?:thanks|thank you|thx|ty|cheers|danke|gracias|merci)\b|\b(?:thanks|thank you) for (?:the|your|all|listening|being)\b/;
/** "Thanks, anything with mint?" */
const MORE =
  /\b(?:something|anything|want|need|needs|please|instead|show|add|make it|only|also|another|too|one for|can (?:you|i)|could|recommend|tell (?:me|us)|wh(?:at|ere|en|y|o|ich)|how|maintenant|faudrait|voudrais|cherche|aussi|autre|ahora|quiero|quisiera|busco|otro|jetzt|noch|auch|suche|mochte|moechte|gern)\b/;
export const BIDS = /\b(?:night|nighty|bye|goodbye|farewell|see (?:you|ya)|take care|later|cya)$/;

/** "Thanks choc, going to put both in the basket, night!": what follows the thanks asks for nothing. */
export function isThanksOnly(text: string): boolean {
  const said = text.replace(/\b(?:to|with) a coffee\b/, '');
  return THANKS.test(said) && !rule.RECOMMEND.test(said) && !MORE.test(said);
}
/** "Thanks, that's kind. And today is my birthday and nobody remembered." */
function isToldMore(raw: string): boolean {
  const [, ...others] = raw.split(/[.!]+\s+/);
  return others.some((one) => one.split(' ').length > FEW_WORDS && /\b(?:my|i|me|nobody|today)\b/i.test(one));
}

/** Whether the message thanks and asks for nothing. */
export function isThanks({ raw, text, named, self, wishes }: Clues): boolean {
  return !isToldMore(raw) && !asks(raw) && named.every((slug) => slug === self) && !hasHardWish(wishes) && isThanksOnly(text);
}

const REACTS =
  /^(?!.*\b(?:another|more|tell|next|again|why|what|who|how)\b)(?:(?:oh|aw+|haha+|lol|ha|wow|that is|so|what a|how) )*(?:adorable|cute|sweet|funny|lovely|hilarious|wonderful|beautiful|brilliant)\b/;
/** "I think I'll drink it on the sofa" */
export const ENJOYS =
  /^(?:ok |thanks |and )*(?:i think )?(?:i|we) (?:will|am going to|are going to|might) (?:drink|have|enjoy|sip|try) (?:it|that|this|mine|ours) (?:on|at|in|with|when|while|tonight|tomorrow)\b/;

/** Whether a message that was taken for `decided` only tells something. */
export function isRemark(decided: Intent, clues: Clues): boolean {
  // "That's adorable, you've never seen the sea?" asks for no other story.
  if (decided === 'story') return clues.memory.storyOf !== null && REACTS.test(clues.text);
  const isEnjoyed = ENJOYS.test(clues.text) && !clues.raw.includes('?');
  return (decided === 'recommend' && (isEnjoyed || isStory(clues))) || isAnswer(decided, clues);
}
