import type { Memory } from '../memory.ts';
import type { BasketLine } from '../turn.ts';
import { ALL_FOR, amended, clears } from './amendments.ts';
import { keptOnly, wholeListChanged } from './choices.ts';
import { ALL, grindIn, mentionsIn, OTHERS } from './clause.ts';
import { sharedOut } from './counts.ts';
import { type Lines, linesOf, withChanged, withParts, withPicks } from './lines.ts';
import { personAt, personMeant } from './persons.ts';
import { asks, type Picks, SWAPS_IT, SWAPS_PART } from './picks.ts';
import { countIn } from './quantities.ts';
import { EACH } from './questions.ts';
import { type Clause, readClauses } from './read-clauses.ts';

/** "Add the duke, same grind" */
const SAME_GRIND = /(?<!\bnot the )\bsame grind\b/;
const GRIND_OF_LIST = /, (?:all )?(?:ground|whole beans?)(?: please)?(?: ?[.,!]|$)/;

/** What is chosen after a clause; null where it changes nothing. */
export function afterClause(clause: Clause, before: Lines, asked: string | null, proposed: readonly BasketLine[]): Lines | null {
  const { text, persons, named, picks } = clause;
  if (picks.picked.length + picks.removed.length === 0) {
    // "I'll wait with the mint. Remove it": of what is named, if it is chosen.
    const slug = mentionsIn(text)[0]?.slug;
    const ofName = before.lines.filter((line) => line.slug === slug);
    const touched = ofName.length > 0 ? ofName : before.touched;
    const news = asks(text) ? null : amended({ clause: text, persons, lines: before.lines, touched });
    return news ?? (ofName.length > 0 ? { lines: before.lines, touched: ofName } : null);
  }
  const whom = asked === null ? null : personMeant(asked, named);
  const after = withPicks(clears(text) ? [] : before.lines, inPlaceOfPronoun(clause, before), {
    clause: text,
    persons,
    named,
    asked: whom,
    proposed,
  });
  // "Three bags of the pumpkin: one for Nora, one for Beth, one for me"
  const shared = picks.picked.length === 1 ? sharedOut(text, persons, after.touched, mentionsIn(text)[0]!.end) : null;
  if (shared && shared.length > 1) return withParts(after.lines, after.touched[0]!, shared);
  // "The duke for Dad and brunana for Mum, both ground", "two of the captain and one java, whole bean"
  const grinds = picks.picked.map((pick) => pick.grind);
  const isOfList = GRIND_OF_LIST.test(text) && grinds.slice(0, -1).every((one) => one === null);
  const known = SAME_GRIND.test(text) ? (before.lines.at(-1)?.grind ?? null) : null;
  const grind = (ALL.test(text) && !OTHERS.test(text)) || isOfList ? grindIn(text) : known;
  // "One duke, one captain, all for my sister"
  const all = ALL_FOR.exec(text);
  const person = all ? personAt(persons, all.index + all[0].length, all[1]!) : null;
  const news = withChanged(after.lines, after.touched, (line) => ({ grind: grind ?? line.grind, person: line.person ?? person }));
  // "The decaf ground, the rest whole bean"
  const rest = OTHERS.exec(text);
  const other = rest
    ? (grindIn(text.slice(rest.index)) ?? grindIn(/\w+(?: beans?)? for $/.exec(text.slice(0, rest.index))?.[0] ?? ''))
    : null;
  if (other === null) return news;
  return { ...news, lines: news.lines.map((line) => (news.touched.includes(line) ? line : { ...line, grind: other })) };
}

/** "Swap hers for the rambler", "swap one for the rambler": the choice, with the product that it replaces. */
function inPlaceOfPronoun({ text, persons, picks }: Clause, { lines, touched }: Lines): Picks {
  const [first, ...others] = picks.picked;
  const since = mentionsIn(text)[0]?.since ?? '';
  const [, part] = SWAPS_PART.exec(since) ?? [];
  if (!first || others.length > 0 || first.inPlaceOf !== null || (part === undefined && !SWAPS_IT.test(since))) return picks;
  const theirs = linesOf(
    persons.filter(({ isOwner }) => isOwner),
    lines,
  );
  const [old] = theirs.length > 0 ? theirs : touched.toReversed();
  if (!old || old.slug === first.slug) return picks;
  const count = part === undefined ? first.count : countIn(part);
  const removed = part === undefined ? picks.removed : [...picks.removed, { slug: old.slug, count }];
  return { picked: [{ ...first, count, inPlaceOf: old.slug }], removed };
}

/** "So if I took two for my sister, would shipping be free?" */
const SUPPOSES = /^(?:so |and |but |ok )*(?:what )?if (?:i|we) /;

/** "..., would shipping be free?", "... it ships free?" */
const OUTCOME =
  / (?:, )?(?:and |then |so )*(?:(?:is|are|am|do|does|will|would|what|how)\b.*|(?:it|that|they|shipping|delivery) (?:ships?|is|gets?|makes?|will|would|comes?)\b.*|\?)$/;

/** "If I may, add a java", "if I could have two, please" */
const ORDERS =
  /\bif (?:i|we) (?:may|could|can|remember|recall|need)\b|\bplease\b|(?:,|\bthen) (?:please )?(?:add|drop|skip|take|remove|put|make|fix)\b/;

/** Whether a clause asks for the outcome of a change that is not made yet: "if I add one more, is shipping free?", after a sum "and if I skip the captain". */
export function supposes({ text }: Clause, isAfterSum: boolean): boolean {
  return SUPPOSES.test(text) && ((isAfterSum && !ORDERS.test(text)) || /^(?:so |and |but |ok )*what if\b/.test(text) || OUTCOME.test(text));
}

const OF_SUM = /\bwhat if\b|\b(?:sum|total|costs?|comes? to|pay|how much|free|ships?|shipping|delivery)\b/;
/** Whether a message asks for a sum or for free shipping, or what a change would come to: "what if I took two?" */
export function asksForOutcome(said: string): boolean {
  return OF_SUM.test(said);
}

/** The bags of the last sum, where none are chosen. */
export function ofLastSum({ last }: Pick<Memory, 'last'>): Lines {
  const { products, quantities } = last?.intent === 'total' ? last : { products: [], quantities: [] };
  const lines = products.map((slug, place) => ({ slug, count: quantities[place] ?? 1, person: null, grind: null }));
  return { lines, touched: lines };
}

/** The list as a clause supposes it: "if I add one more", "what if I took two captains?"; null where it changes nothing. */
export function supposedLines({ text, named }: Clause, state: Lines, self: string, proposed: readonly BasketLine[]): BasketLine[] | null {
  const words = keptOnly(text.replace(SUPPOSES, 'i ').replace(OUTCOME, ''), state.lines);
  const ofAll = wholeListChanged(state, words);
  if (ofAll) return ofAll;
  const clauses = readClauses({ words, raw: words, self, isSum: false, basket: state.lines, persons: named });
  const { lines } = clauses.reduce((before, clause) => afterClause(clause, before, null, proposed) ?? before, state);
  // "What if I took two of each?"
  const count = countIn(EACH.exec(words)?.[1] ?? '');
  if (count !== null) return lines.map((line) => ({ ...line, count }));
  return lines === state.lines ? null : lines;
}

const ACCEPTS =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|sure|great|then|so|fine|perfect|good|cool|alright|please|let us|[,.!])(?: |$))*(?:do (?:it|that|so)|go ahead|make it so|go for it|yes please|(?:i|we) will do (?:it|that)|please do)(?: then| please| now)*(?: ?[.!])*$/;
/** Whether a message takes the list that the one before supposed: "ok, do it". */
export function accepts(said: string): boolean {
  return ACCEPTS.test(said.trim());
}
