import { addressed } from '../../language/person.ts';
import type { Memory } from '../memory.ts';
import { ANY_NAME, namedProducts, POSTER } from '../products.ts';
import type { BasketLine } from '../turn.ts';
import { PERSON } from './clause.ts';
import { ASKED_TO, countAfter } from './counts.ts';
import type { Lines } from './lines.ts';
import { NO_PERSON_WORDS } from './persons.ts';
import { asks } from './picks.ts';

/** What is chosen, and what was recommended for persons who have nothing chosen yet. */
export function withProposed({ basket, proposed }: Pick<Memory, 'basket' | 'proposed'>): BasketLine[] {
  function isOpen(line: BasketLine): boolean {
    return !basket.some(({ slug, person }) => slug === line.slug || (person !== null && addressed(person) === line.person));
  }
  return [...basket, ...proposed.filter(isOpen)];
}

/** Whether the last reply was about the list. */
export function isOfList({ last }: Pick<Memory, 'last'>): boolean {
  return last !== null && (last.isChoice || last.intent === 'total' || last.intent === 'recall');
}

const SWAPS =
  /\b(?:mixed (?:\w+ )?up|(?:the )?other way (?:a )?round|vice versa|(?:swap|switch|exchange) (?:them|em|those|these|the two|those two|theirs|places)(?: (?:a)?round)?\b(?! (?:\w+ ){0,3}(?:for|with|to) (?!each other|one another))|(?:swap|switch|exchange) (?:\w+ ){1,5}(?:a?round|over|places)|(?:swap|switch) \w+s? and (?:mine|\w+s)|(?:should|could|want to|would like to) (?:swap|trade|switch)(?= ?[,.;!]|$))\b/;

/** Whether a message exchanges the products of two persons: "I mixed them up". */
export function isExchange(said: string): boolean {
  return SWAPS.test(said);
}

/** "I mixed them up": the two persons that are named, or the last two, with each other's product; null where it is no exchange. */
export function exchanged(lines: readonly BasketLine[], said: string): BasketLine[] | null {
  if (!isExchange(said)) return null;
  const ofPersons = lines.filter(({ person }) => person !== null);
  const named = ofPersons.filter(({ person }) => isNamedIn(person!, said));
  const [one, other] = named.length === 2 ? named : ofPersons.slice(-2);
  if (!one || !other) return null;
  return lines.map((line) => (line === one ? { ...one, slug: other.slug } : line === other ? { ...other, slug: one.slug } : line));
}

/** "Joan", "Joan's", "mine" */
function isNamedIn(person: string, said: string): boolean {
  const words = /^(?:me|myself)$/.test(person) ? 'me|mine|my' : `${lastWord(person)}s?`;
  return new RegExp(String.raw`\b(?:${words})\b`).test(said);
}

function lastWord(person: string): string {
  return person.toLowerCase().split(' ').at(-1)!;
}

const MEANS_PROPOSED = new RegExp(
  String.raw`\b(?:forgot|left out|missed)(?: about)? (${PERSON})\b|\bthat (?:is|takes care of) (${PERSON})(?: done| sorted| settled| covered)+(?= ?[.,!;]|$)`,
);

/** What was recommended for the person whom a message names with such words: "you forgot Oliver", "that's Hannah sorted". */
export function meantProposal(lines: readonly BasketLine[], said: string): BasketLine[] {
  const who = MEANS_PROPOSED.exec(said)
    ?.slice(1)
    .find((one) => one !== undefined);
  return who === undefined ? [] : lines.filter(({ person }) => person !== null && lastWord(person) === lastWord(who));
}

const WHOLE_LIST = '(?:everything|all of (?:it|them|that)|it all|the (?:whole |entire )?(?:order|list|lot))';
const HALVES_LIST = new RegExp(
  String.raw`${ASKED_TO}(?:halve ${WHOLE_LIST}\b|(?:cut|divide|take|bring) ${WHOLE_LIST} (?:down )?(?:in|by|to) half\b)(?! with)`,
);
const DOUBLES_LIST = new RegExp(String.raw`${ASKED_TO}(?:double ${WHOLE_LIST}\b|twice ${WHOLE_LIST}(?= ?[.,!;]|$))`);

/** "Wait, no, the java" */
const CORRECTED = new RegExp(
  String.raw`^(?:(?:oh|hm+|ok|no|,) )*(?:(?:wait|actually|sorry|oops)(?: ,| no(?= ,| the )| i mean| not that)* )+(?=(?:the |an? )?(?:${ANY_NAME})(?: (?:please|then|instead|not (?:that|it)))*(?: ?[.!])*$)`,
);
/** The words of a message, with "make it the java" in place of "wait, no, the java". */
export function corrected(words: string): string {
  return words.replace(CORRECTED, 'make it ');
}

/** "Double that": the lines that were changed last */
const CHANGES_LAST = new RegExp(String.raw`${ASKED_TO}(double|halve|half) (?:it|that|those|them)(?: please| then| now)*(?: ?[.!])*$`);

/** "Halve everything", "double that": the list with that change; null where a clause says no such thing. */
export function wholeListChanged({ lines, touched }: Lines, clause: string): BasketLine[] | null {
  const [, how] = CHANGES_LAST.exec(clause) ?? [];
  const isDoubled = how === 'double' || DOUBLES_LIST.test(clause);
  const change = isDoubled ? 'double' : how !== undefined || HALVES_LIST.test(clause) ? 'half' : null;
  const targets = how === undefined ? lines : touched;
  if (change === null || targets.length === 0 || asks(clause)) return null;
  return lines.map((line) => (targets.includes(line) ? { ...line, count: countAfter(line.count, change, null) } : line));
}

const ALL_BUT =
  /\b(?:remove|drop|delete|cancel|scrap|ditch|lose|take (?:off|out)) (?:everything|all|all of (?:it|them)|the (?:lot|rest))(?: off| out)? (?:but|except(?: for)?|apart from|besides|other than) /g;

/** The words of a message, with "keep only the duke" in place of "remove everything except the duke", if the duke is on the list. */
export function keptOnly(words: string, lines: readonly BasketLine[]): string {
  const only = words.replaceAll(ALL_BUT, 'keep only ');
  const isListed = only !== words && namedProducts(only).slugs.some((slug) => lines.some((line) => line.slug === slug));
  return isListed ? only : words;
}

const PUTS_BACK = new RegExp(
  String.raw`${ASKED_TO}(?:add|put|take) (it|that|this|them|that one|this one) back(?: (?:in|on)(?: (?:the|my) list)?)?(?: (?:please|then|again|after all|for me))*(?= ?[.!]|$| (?:lol|haha|because|since|my wife)\b)`,
);
/** "Add it back": of what the visitor has taken off the list, the last. */
export function putBack(removed: readonly BasketLine[], lines: readonly BasketLine[], clause: string): BasketLine[] {
  const [, which] = PUTS_BACK.exec(clause.trim()) ?? [];
  const open = removed.filter(({ slug }) => !lines.some((line) => line.slug === slug));
  return which === undefined ? [] : open.slice(which === 'them' ? 0 : -1);
}

const ADOPTS =
  /\b(?:what|those|the ones|all) (?:that )?you (?:suggested|recommended|said|named|proposed|picked)\b|^(?:(?:yes|yeah|ok|okay|great|good|perfect|sure|,) ?)*(?:those|these) (?:two|three|four)(?: then| please)*(?: ?[.!])*$|\b(?:add|take|get|order|buy|want|have) (?:those|them|both|everything|all(?: (?:of )?(?:them|those|these|two|three|four|five))?)(?= ?[.,!;]|$| please\b| then\b| for\b)/;
/** "Sounds good, take all three": what was recommended for persons. */
export function adopts(clause: string): boolean {
  return ADOPTS.test(clause) && !asks(clause) && !/\b(?:not|never|if)\b/.test(clause);
}

const NOTES = String.raw`\b(?:can|could|will) you (?:please )?(?:remember|note|keep|write|save)\b`;
const CONFIRMS = new RegExp(String.raw`\b(?:right|correct|yes|ok|okay|no)\W*$|${NOTES}[^?]*\?\W*$|\bgot (?:that|it)\W*$`, 'i');
const CONFIRMS_ONLY = new RegExp(
  String.raw`^\W*(?:(?:${NOTES}|got (?:that|it)\b)[^?]*|(?:is that )?(?:right|ok|okay|correct)\b(?: then| so| for you)?)\??\W*$`,
  'i',
);

/** "Can you note that?", "is that right?" */
export function isConfirmation(text: string): boolean {
  return CONFIRMS_ONLY.test(text);
}

/** A message without "can you note that?" and what follows it. */
export function withoutConfirmation(text: string): string {
  return text.replace(new RegExp(String.raw`${NOTES}.*$`), '');
}

const SHOWS = /^\W*(?:please )?(?:show|tell|describe|compare|explain)\b/i;

/** "Could you swap the duke for the captain?" */
const CHANGES_POLITELY =
  /^\W*(?:(?:and|so|but|ok|oh|actually)\W+)*(?:can|could|would) (?:you|we|i) (?:please |just |also )*(?:swap|change|make|add|put|remove|drop|switch|trade|replace|(?:get|have|order) (?:one|two|three|four|five|six|\d{1,2}|a couple))\b(?:(?!\b(?:later|if|tastes?|smell|from|(?:a|per) (?:day|week|month)|and (?:do|does|is|are|will|what|how))\b)[^?])*\??\W*$|^\W*(?:(?:and|so|but|ok)\W+)*(?:can|could) (?:his|hers|mine|theirs|\w+['’]s|(?:the|my) \w+) (?:please |also )?(?:come|be) (?:\w+ ){0,2}(?:ground|whole beans?)\b[^?]*\??\W*$/i;

/** Whether a message asks politely for a change of the list, and for nothing else. */
export function changesPolitely(raw: string): boolean {
  return CHANGES_POLITELY.test(raw);
}

/** "Can you help me with an order?" at the beginning of an order */
export const OPENS_ORDER =
  /^\W*(?:(?:hi|hello|hey|so|good (?:morning|evening|afternoon))\W+)?(?:can|could|may|will) (?:you|i) (?:please |just )?(?:help me (?:with|place|make) (?:an|my|the) order|(?:place|make|put in) an order|take (?:my|an|the) order|order (?:here|something|some coffee))(?: (?:here|please|with you|from you|now))*\?\s*/i;

/** Whether a message asks nothing but for a change, a note or a confirmation: "..., can you note that?" */
export function asksNothing(said: string): boolean {
  const raw = said.replace(OPENS_ORDER, '');
  return !raw.includes('?') || changesPolitely(raw) || (CONFIRMS.test(raw) && raw.indexOf('?') >= raw.length - 2);
}

/** "4 bags of Jack's Pumpkin for thanksgiving" */
const FOR_OCCASION = new RegExp(String.raw`\bfor (?:(?:my|our|the|an?) )?${NO_PERSON_WORDS}\b`, 'i');

/** Whether a message says who gets what, or how many bags an occasion needs, and asks nothing else. */
export function isChoice(picked: readonly Pick<BasketLine, 'slug' | 'person'>[], raw: string): boolean {
  const isCounted = FOR_OCCASION.test(raw) && /^\W*(?:\d|one|two|three|four|five|six)\b/i.test(raw);
  // "A poster for my brother" asks for one.
  return picked.some(({ slug, person }) => (person !== null || isCounted) && slug !== POSTER) && !SHOWS.test(raw) && asksNothing(raw);
}
