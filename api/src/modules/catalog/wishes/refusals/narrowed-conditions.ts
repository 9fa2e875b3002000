import type { Rewriting } from '../language/rewritings.ts';

const DROPS = String.raw`(?:forget|scrap|scratch|ignore|drop|cancel|never ?mind)(?: about)?(?: (?:the|that|my|what i said about|no))* `;
const RULE = '(?: (?:thing|rule|part|bit|condition|one|comment|ban))?';
/** The condition that is left, in one word: "banana", but not "banana bread". */
const WHAT = String.raw`(?!(?:it|that|this|them|you|me|asking|joking|curious|the|one)\b)([a-z]+)`;
const ONLY_MEANT = [
  String.raw`i was (?:only |just |really )?(?:thinking of|thinking about|talking about|worried about) (?:(?:just|only|really) )?(?:the )?${WHAT} (?:only|alone)`,
  String.raw`i (?:was (?:only|just) (?:thinking of|thinking about|talking about|worried about)|(?:only|just) mean(?:t)?|only (?:hate|dislike|mind)|only had) (?:the )?${WHAT}(?: in mind)?`,
  String.raw`(?:it is |it was |i mean(?:t)? )?(?:only|just) (?:the )?${WHAT} (?:that )?(?:i (?:do not (?:like|want)|dislike|hate|mind|can not stand|avoid|meant)|bothers me|is (?:out|a no))`,
];
const ENDS = String.raw`(?= ?(?:$|[.,!;\n]))`;

/** "Forget the fruit thing, I was thinking of banana only": the narrower condition is left. */
export const NARROWED_CONDITIONS: readonly Rewriting[] = ONLY_MEANT.map((meant): Rewriting => [
  new RegExp(String.raw`\b(${DROPS})([a-z]+)(${RULE})[ ,.;!-]+(?:but |because |really |actually )?${meant}${ENDS}`, 'g'),
  '$1$2$3. no $4',
]);
