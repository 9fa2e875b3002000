import { inItsCase, isOne } from '../../language/person.ts';
import type { Memory } from '../memory.ts';
import { namesProduct } from '../products.ts';
import type { BasketLine, Intent } from '../turn.ts';
import { accepts, afterClause, asksForOutcome, ofLastSum, supposedLines, supposes } from './after-clause.ts';
import { grindIn } from './clause.ts';
import { RESTRICTS, scratches, wantsToo } from './amendments.ts';
import {
  adopts,
  asksNothing,
  corrected,
  exchanged,
  isChoice,
  isOfList,
  keptOnly,
  meantProposal,
  putBack,
  wholeListChanged,
  withProposed,
} from './choices.ts';
import { bagCountOf, byProduct, filledUp, type Lines, listOf, withPicks } from './lines.ts';
import { asks, ASKS_SUM, isListIn } from './picks.ts';
import { asksHowMany, countIn, countOfAll } from './quantities.ts';
import { ANEW, asksForOrder, EACH, isOfWholeOrder, KEEPS, NO_COUNT, ONLY } from './questions.ts';
import { type Clause, readClauses } from './read-clauses.ts';
import { isCountedName, pickOfTalk, takenIn, takes } from './talked-of.ts';

interface OrderMessage {
  /** Words and marks, each after a space. */
  said: string;
  /** "Two of you" */
  self: string;
  raw: string;
  intent: Intent;
  /** Who is asked for, in this message or the one before. */
  person: string | null;
  memory: Pick<Memory, 'basket' | 'touched' | 'persons' | 'removed' | 'proposed' | 'last' | 'offered' | 'lastProducts' | 'recent'>;
}

interface Basket {
  basket: BasketLine[];
  /** The lines that the message changed, or else one before. */
  touched: BasketLine[];
  /** The persons named so far, the last one at the end. */
  persons: string[];
  /** The basket by product, if the message asks for the sum of all of it. */
  ordered: BasketLine[] | null;
  /** The list as the message only supposes it: "if I add one more". */
  supposed: BasketLine[] | null;
  /** Whether the message only says who gets what. */
  isChoice: boolean;
}

const MOST_PERSONS = 20;

/** "Is the whole thing under 50?" */
const OF_EVERYTHING = /\b(?:whole thing|everything|all of (?:it|them)|the lot)\b/;

/** "We need coffee for the office. Four bags of ..." */
function groupIn({ text, persons, picks }: Clause): string | null {
  const [first, other] = persons;
  if (!first || other || picks.picked.length > 0 || asks(text)) return null;
  return /\b(?:coffee|bags|beans|something|gifts?|presents?|order|ordering|shopping|buying)\b.* for $/.test(text.slice(0, first.at))
    ? first.person
    : null;
}

/** "Both please, whole bean" of the products of the last reply, "three bags of the duke, ground" of any, "for the office: two dukes and a java, ground". */
function isOrder({ text, picks: { picked } }: Clause, { offered, lastProducts }: OrderMessage['memory']): boolean {
  const isShown = picked.every(({ slug }) => offered.includes(slug) || lastProducts.includes(slug));
  const isCounted =
    picked.length > 1
      ? picked.some(({ count }) => count !== null)
      : picked.every(({ count, grind }) => count !== null && (grind !== null || isCountedName(text)));
  const isAsked = picked.length > 1 || /\b(?:please|ground|beans?|too|as well)\b/.test(text);
  const isWhole = isListIn(text) || (picked.length > 1 && isCounted && grindIn(text) !== null);
  return (isCounted || (isShown && isAsked)) && isWhole;
}

/** The list after the clauses of a message, the list that one of them supposes, and whether one changes the list. */
function afterClauses(
  clauses: readonly Clause[],
  start: Lines,
  { asked, self, memory }: Pick<OrderMessage, 'self' | 'memory'> & { asked: string | null },
): { state: Lines; supposed: BasketLine[] | null; isChanged: boolean } {
  let [state, isChanged] = [start, false];
  let group: string | null = null;
  let supposed: BasketLine[] | null = null;
  const isOfOther = memory.lastProducts.length > 0 && !memory.basket.some(({ slug }) => memory.lastProducts.includes(slug));
  const isMore = isOfList(memory) && !isOfOther && !clauses.some(({ text }) => RESTRICTS.test(text));
  for (const clause of clauses) {
    // Of a product that is not chosen "skip that one" changes nothing.
    if ((isOfOther && scratches(clause.text)) || (wantsToo(clause.text) && !isMore)) continue;
    if (supposes(clause, memory.last?.intent === 'total')) {
      supposed = supposedLines(clause, state.lines.length > 0 ? state : ofLastSum(memory), self, memory.proposed) ?? supposed;
      continue;
    }
    const ofAll = wholeListChanged(isOfOther || !isOfList(memory) ? { ...state, touched: [] } : state, clause.text);
    const news = ofAll ? { lines: ofAll, touched: ofAll } : afterClause(clause, state, asked ?? group, memory.proposed);
    group = groupIn(clause) ?? group;
    const isRemoved = clause.picks.removed.some(({ slug }) => memory.basket.some((line) => line.slug === slug));
    const isTaken = takes(clause.text) || isOrder(clause, memory);
    isChanged ||= isRemoved || (clause.picks.picked.length > 0 ? isTaken : news !== null && news.lines !== state.lines);
    state = news ?? state;
  }
  return { state, supposed, isChanged };
}

/** The list after a message, and what its reply needs to know of the change. */
export function basketAfter({ said: given, raw, self, intent, person: whom, memory }: OrderMessage): Basket {
  const isSum = intent === 'total' || intent === 'paying';
  const hasList = memory.basket.length > 0;
  const words = keptOnly(isOfList(memory) ? corrected(given) : given, memory.basket);
  const clauses = readClauses({ words, raw, self, isSum, basket: memory.basket, persons: memory.persons });
  const said = clauses.map(({ text }) => text).join(' ');
  const isAfterSum = memory.last?.intent === 'total';
  const meant = clauses.flatMap((clause) => (supposes(clause, isAfterSum) ? [] : [clause.text])).join(' ');
  const picked = clauses.flatMap(({ picks }) => picks.picked);
  const back = clauses.flatMap(({ text }) => putBack(memory.removed, memory.basket, text));
  const added = [...meantProposal(withProposed(memory), said), ...back];
  const chosen = [...picked.map(({ slug, count }) => ({ slug, count: count ?? 1 })), ...added];
  const most = countOfAll(said, [...withProposed(memory), ...chosen], takenIn(clauses) ? 1 : 0);
  // "The two" may be the bags of one line.
  const isOfMore = most > memory.basket.length && most !== bagCountOf(memory.basket);
  // What was recommended for a person counts until another is chosen for them.
  const isOfPersons =
    (asksForOrder(said) && (!hasList || memory.proposed.length > 1)) || (isSum && (isOfMore || (!hasList && OF_EVERYTHING.test(said))));
  // "I mixed them up" exchanges two products, unless the message names a person for one.
  const isExplicit = picked.some((pick) => pick.person !== null);
  const swapped = isExplicit ? null : exchanged(withProposed(memory), words);
  const isAdopted = memory.proposed.length > 1 && clauses.some(({ text }) => adopts(text));
  const accepted = memory.last?.supposed && accepts(said) ? memory.last.supposed : null;
  const before = swapped ?? accepted ?? (isOfPersons || isAdopted ? withProposed(memory) : memory.basket);
  const asked = chosen.length === 1 && !isSum && isOne(whom) ? whom : null;
  const start: Lines = {
    lines:
      ANEW.test(said) && chosen.length > 0
        ? before.filter(({ slug }) => KEEPS.test(said) && chosen.some((one) => one.slug === slug))
        : [...before, ...added],
    touched: before.filter((line) => memory.touched.some(({ slug, person }) => line.slug === slug && line.person === person)),
  };
  const { supposed, ...after } = afterClauses(clauses, start, { asked, self, memory });
  let { state } = after;
  let isChanged = swapped !== null || accepted !== null || isAdopted || back.length > 0 || after.isChanged;
  const { lastProducts, proposed } = memory;
  const ofTalk = pickOfTalk({ said: meant, clauses, isNamed: chosen.length > 0, isChanged, lastProducts, whom, proposed });
  if (ofTalk) {
    const picks = { picked: [ofTalk.pick], removed: [] };
    state = withPicks(state.lines, picks, { clause: said, persons: [], named: [], asked: null, proposed });
    isChanged ||= chosen.length === 0 && ofTalk.isTaken;
  }
  // "The captain and the rambler, please. Two of each."
  const isOfPicked = picked.length > 1 && EACH.test(meant) && picked.every(({ count }) => count === null);
  if (isOfPicked) {
    state = { ...state, lines: withCounts(state.lines, meant, true, []).lines };
    isChanged = true;
  }
  const counts = withCounts(state.lines, meant, chosen.length === 0 && !NO_COUNT.test(meant), memory.lastProducts);
  isChanged ||= counts.lines !== state.lines && !ASKS_SUM.test(said);
  const lines = isSum && isOfMore ? filledUp(counts.lines, most, memory) : counts.lines;
  const isMeant =
    (memory.last?.isChoice === true && !namesProduct(raw)) ||
    most === lines.length ||
    (asksHowMany(said) && /\bmore\b/.test(said)) ||
    isOfWholeOrder(said, memory.lastProducts, lines);
  const isOfSupposed = supposed !== null && (intent === 'total' || isAfterSum || asksForOutcome(said));
  const isOfAll = chosen.length > 0 || isMeant || counts.isCorrected || isChanged;
  return {
    basket: lines.map((line) => inItsCase(line, raw, withProposed(memory))),
    touched: state.touched.map((line) => inItsCase(line, raw, withProposed(memory))),
    persons: (clauses.at(-1)?.named ?? memory.persons).slice(-MOST_PERSONS),
    supposed,
    ordered: (intent === 'total' && isOfAll && lines.length > 0) || isOfSupposed ? byProduct(supposed ?? lines) : null,
    isChoice:
      intent !== 'total' &&
      asksNothing(raw) &&
      (isChoice([...picked, ...added], raw) ||
        (isChanged && lines.length > 0) ||
        (hasList && lines.length > 0 && listOf(lines) !== listOf(memory.basket))),
  };
}

/** "One of each, not nine", "just one bag": the lines with that count; "so one of each" of two that were compared. */
function withCounts(
  lines: BasketLine[],
  said: string,
  isCorrection: boolean,
  compared: readonly string[],
): { lines: BasketLine[]; isCorrected: boolean } {
  const each = EACH.exec(said)?.[1] ?? (lines.length === 1 ? ONLY.exec(said)?.[0] : undefined);
  const count = countIn(each ?? '') ?? 1;
  const isOfCompared = isCorrection && compared.length > 1 && lines.every((line) => line.person === null && compared.includes(line.slug));
  if (EACH.test(said) && isOfCompared && !/^(?:and |so )?(?:should|shall) (?:we|i)\b/.test(said))
    return {
      lines: compared.map((slug) => ({ slug, person: null, grind: null, ...lines.find((line) => line.slug === slug), count })),
      isCorrected: false,
    };
  const isCorrected = isCorrection && each !== undefined;
  return { lines: isCorrected ? lines.map((line) => ({ ...line, count })) : lines, isCorrected };
}
