import { plainText, tokensOf } from '../language/text.ts';
import { orderWords } from './order/order-words.ts';
import { isListIn } from './order/picks.ts';
import { namesProduct } from './products.ts';
import type { MessageParts } from './wishes/reading.ts';

/** Joints and numbers of a list, around one of its items. */
const AROUND = /^\s*(?:\d[.)]|[a-d]\)|[-*•])?\s*|(?:[\s,;/+&–—-]|\b(?:and|but|while|plus|und|y|et|aber|n)\b)+$/gi;
/** "You for my mum" */
const SELF = /^(?:you|yours) for\b/i;
/** "Decaf for the neighbour" is chosen, as the others of the list are. */
const DECAF = /^(?:the )?decaf (?:is )?for\b/i;
const LABELLED = /^(?:for )?([^:=]{1,40}?)(?: ?[:=]| [-–—]) ?(?=\p{L})/iu;
/** "One with smoke" is no question about the one that was shown. */
const ONE =
  /^(?:and )?(?:the )?(?:one|1|the other|another|other one)(?: coffee| bag)?\b(?! (?:of|by|at|wants?|likes?|loves?|needs?|drinks?|is|has|can)\b)/i;
/** "What do I get?", "Can you match us up?", "One bag each." behind it. */
const ASKS_FOR_ANY =
  /^(?:so |and )?(?:(?:(?:what|which)(?: \w+)? (?:do|should|would|could|can) (?:i|we|you)|(?:can|could|would) you) (?:please )?(?:get|buy|take|pick|order|choose|recommend|suggest|match|sort|help)\b|(?:one|a) (?:\w+ )?(?:for )?each\b|gifts? for (?:both|all|each)\b|was (?:nehme?|kaufe?|hole?|bringe?|schenke?|empfiehlst|passt)\b|(?:¿ ?)?qu[eé] (?:me |les |nos )?(?:recomiendas?|llevo|compro|elijo)\b|que me (?:conseillez|conseilles)\b)/i;
/** "Mum gave up caffeine" says only beside another that it asks for a coffee. */
const ASKS = /\b(?:coffees?|ones?|something|anything|bags?|wants?|likes?|loves?|needs?|drinks?|takes?|decaf|algo|was|etwas|quelque)\b/i;
const QUESTION = /^(?:and |so )?(?:are|is|do|does|can|could|will|how|why|when|where)\b/i;
/** "One of each, both ground", "she gets that" is of what is chosen or shown. */
const OF_CHOSEN =
  /^(?:ok(?:ay)?,? |lol\.? |so |and )*(?:(?:one|two) of each|both|(?:ground|whole beans?) for (?:it|that|those|them|both|all)|all (?:two|three|four|of them)|(?:he|she|they) (?:gets?|can have|will (?:get|have)|should (?:get|have)) (?:it|that|this)(?= ?(?:$|[.,!;]))|(?:great,? |good,? |perfect,? )?(?:(?:i['’]?ll |we['’]?ll )?take (?:it|that)|that['’]?s (?:\w+ ){1,2}(?:done|sorted|settled)))\b/i;
/** Before a list it may hold for each. */
const CONDITION = /\b(?:not?|without|allerg\w+|under|max|budget)\b|\$/i;

/** Whether an item names a product, or is a list of products by flavour: "the duke, whole bean", "one banana". */
export function isOrdered(item: string): boolean {
  const words = orderWords(tokensOf(plainText(item)).join(' '), '', []);
  return namesProduct(item) || (namesProduct(words) && isListIn(words));
}

/** The coffees of a message, or the persons who want one each, as requests of their own, and what else it asks; null unless there are several. */
export function requestsOf(parts: MessageParts): string[] | null {
  function textsOf(kind: MessageParts[number]['kind']): string[] {
    return parts.flatMap((part) => (part.kind === kind ? [part.text.replace(AROUND, '')] : []));
  }
  const items = textsOf('item');
  if (items.some((item) => OF_CHOSEN.test(item))) return null;
  if (items.length < 2 || items.every((item) => isOrdered(item) || SELF.test(item) || DECAF.test(item))) return null;
  const all = [...textsOf('lead').filter((lead) => CONDITION.test(lead)), ...textsOf('all')].join(', ');
  const requests = items.map((item) => {
    const named = item.replace(LABELLED, 'a coffee for $1, ').replace(ONE, 'a coffee');
    const request = ASKS.test(named) || namesProduct(named) || QUESTION.test(named) ? named : `a coffee, ${named}`;
    return all === '' ? request : `${request}, ${all}`;
  });
  return [...requests, ...textsOf('ask').filter((text) => !ASKS_FOR_ANY.test(text))];
}
