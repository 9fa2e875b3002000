import { isHearsay } from '../refusals/lifted-mentions.ts';
import { AMOUNT } from './amounts.ts';

const FORGET =
  '(?:forget|never ?mind|ignore|drop|scratch|scrap|screw|lift|disregard|do not (?:\\w+ )?(?:worry|care|think)|(?:could|can) not care less|not worried)';
const PRICE = String.raw`(?:(?:what i said )?about )?(?:the |my |any )?(?:budget|max(?:imum)?|prices?|money|costs?|limit)(?! (?:size|caffeine|tag))`;
/** Said of the price, after its word. */
const OF_NO_WEIGHT =
  '(?:does not|is not|is no|is no longer|no longer|no) (?:an? )?(?:matters?|important|issue|object|concern|problem|factor)';

const LIFTS = [
  '(?:any|whatever the|no matter the) (?:price|cost)',
  `(?:price|money|cost|budget) ${OF_NO_WEIGHT}`,
  'whatever it costs|costs? what(?:ever)? it wants|sky is the limit|spare no expense',
  `${FORGET} ${PRICE}`,
  'no (?:price )?limit(?: any ?more)?(?! (?:left|to|for))(?= |$)',
  // "I have no budget left" is no money.
  '(?<!(?:have|has|had|got|with) )no budget(?: any ?more)?(?! (?:left|remaining|to|for))(?= |$)',
  '(?:changed|change) my mind about the (?:limit|budget|price|\\$?\\d+)',
  '(?:budget|limit) is (?:gone|off|no longer|lifted|history|no more)',
  '(?:skip|abolished|lifted|dropped|scrapped) the (?:price )?(?:limit|cap)(?= |$)',
  '(?:not|no longer) have an?(?:y)? (?:price )?(?:limit|cap)(?! (?:left|to|for|of|on))|(?:there is|got) no (?:price )?(?:limit|cap) (?:any ?more|any longer|now)(?= |$)',
  '(?:do not|would not) mind what it costs|price is whatever(?! (?:is|the))|no matter (?:how much it costs|what it costs)|(?<!not )(?<!not just )spend (?:what|whatever) you (?:like|want)',
  'can (?:now )?(?:spend|afford) (?:more|anything|whatever)',
].join('|');
/** "Money is no object for her": of another purse. */
const OF_OTHERS = '(?! for (?:him|her|them|some|other|my (?!self)))';
const LIFTED = new RegExp(String.raw`\b(?:${LIFTS})\b(?! than| over)${OF_OTHERS}`);
/** "Forget the 16 dollar limit" */
const FORGOTTEN_SUM = new RegExp(String.raw`\b${FORGET} (?:about )?(?:the |my )?${AMOUNT}(?: (?:limit|budget|cap|max))?`);

/** A text without a sum that it takes back. */
export function withoutForgottenSum(figures: string): string {
  return figures.replace(FORGOTTEN_SUM, ' ');
}

/** "The mug can be pricey, no limit there" */
const OF_OTHER_GOODS =
  /\b(?:elsewhere|that one|rent|shipping|delivery|postage|tuition|groceries|mugs?|cups?|grinders?|kettles?|filters?|machines?|makers?|presses|scales?|posters?|t-?shirts?|shirts?|cards?|wrapping|flowers)\b(?!.*\b(?:coffee|bag|beans)\b)/;

/** Whether a sentence says that the price does not matter: not of other goods, nor by what others say. */
export function isBudgetLifted(text: string): boolean {
  return text.split(/[!?;\n]|\.(?!\d)/).some((sentence) => LIFTED.test(sentence) && !OF_OTHER_GOODS.test(sentence) && !isHearsay(sentence));
}
