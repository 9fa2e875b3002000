import { isMourning } from '../feelings.ts';
import * as rule from '../rules.ts';
import { isInjection } from '../safety/injection.ts';
import type { Intent } from '../turn.ts';
import { hasHardWish } from '../wishes/wishes.ts';
import { CERTAIN, isGuessed, type Clues } from './clues.ts';

/** "I'll order at the checkout, good night" */
const LEAVES =
  /^(?!.*\b(?:for|say|said|saying|wish|a) (?:good ?bye|bye|good night)\b).*\b(?:good ?bye|bye|bye bye|byee+|good night|see (?:you|ya)|hasta luego|schonen (?:abend|tag)(?: noch)?|adios|tschuss|auf wiedersehen|gute nacht|au revoir|bonne nuit|(?:merry|happy) (?:xmas|christmas|holidays|thanksgiving)|have a (?:nice|good|great|lovely) (?:day|one|evening|weekend|night))(?: (?:to you|you too|then|all|everybody|everyone|now|weasel|captain|duke|jack|my \w+|\w+))?$/;
function leaves(clues: Clues, text: string): boolean {
  const isThanks = isGuessed(clues, 'thanks') && text.endsWith(' day');
  return LEAVES.test(text) && !isThanks && !clues.raw.includes('?') && namesOnlySelf(clues) && !hasHardWish(clues.wishes);
}
function namesOnlySelf({ named, self }: Clues): boolean {
  return named.every((slug) => slug === self);
}

/** Emergencies, prompt injection, farewells, grief and allergens come before all other intents; null for any other message. */
export function safetyIntent(clues: Clues): Intent | null {
  const { raw, wishes, named } = clues;
  const text = clues.text.replaceAll(rule.FIGURES_OF_SPEECH, '_');
  // "Nuts will kill me"
  if (wishes.exclude.length > 0 && rule.DEADLY.test(text)) return 'allergy';
  if (isGuessed(clues, 'urgent', CERTAIN)) return 'urgent';
  if (isInjection(raw, text)) return 'injection';
  if (leaves(clues, text)) return 'bye';
  if (isMourning(text)) return 'feeling';
  // "Forget the allergy, give me the peanut one"
  if (wishes.lifts) return named.length === 1 ? 'tell-me' : 'recommend';
  return allergenIntent(clues, text);
}

function allergenIntent(clues: Clues, text: string): Intent | null {
  const { raw, rest, wishes, named, memory } = clues;
  if (rule.LACKS_ALLERGEN.test(text)) return 'recommend';
  if (rule.LISTS_ALLERGEN.test(text)) return 'service';
  const isOfContents = memory.last?.serviceTopic === 'contents' || rule.ASKS_FOR_ALLERGEN.test(memory.last?.text ?? '');
  if (rule.WHICH_SAFE.test(text) && isOfContents && wishes.exclude.length === 0) return 'service';
  const isOfOne = named.length === 1 || (named.length === 0 && memory.lastProducts.length > 0);
  const asksForContents =
    rule.ASKS_FOR_ALLERGEN.test(text) ||
    (raw.includes('?') && rule.ALLERGEN_ALONE.test(text)) ||
    (rule.IS_SAFE.test(text) && memory.last?.serviceTopic === 'contents') ||
    // "The first one, is there dairy on the label?"
    (isGuessed(clues, 'contents', CERTAIN) && wishes.exclude.length === 0);
  if (isOfOne && asksForContents) return 'service';
  // "Is it safe to give you my card number?", "what did I tell you about my allergy?"
  if (isGuessed(clues, 'card-safety') || isGuessed(clues, 'recall', CERTAIN)) return null;
  return rule.ALLERGY.test(rest.replaceAll(rule.FIGURES_OF_SPEECH, '_').replaceAll(rule.DOCTOR_ASKED, '_')) ? 'allergy' : null;
}
