import { addressed } from '../../language/person.ts';
import type { Memory } from '../memory.ts';
import type { BasketLine } from '../turn.ts';
import { countAfter } from './counts.ts';
import { isPronoun, isSamePerson, personMeant, type PersonWords } from './persons.ts';
import { NOT_THAT_MANY, PART_OF, type Pick as Choice, type Picks } from './picks.ts';

/** The list, and the lines that were changed last. */
export interface Lines {
  lines: BasketLine[];
  /** Those that were changed last. */
  touched: BasketLine[];
}

/** The lines of the persons that a clause names. */
export function linesOf(persons: readonly PersonWords[], lines: readonly BasketLine[]): BasketLine[] {
  return lines.filter(({ person }) => person !== null && persons.some((one) => isSamePerson(one.person, person)));
}

/** Applies a change to some of the lines. */
export function withChanged(
  lines: readonly BasketLine[],
  targets: readonly BasketLine[],
  change: (line: BasketLine) => Partial<BasketLine>,
): Lines {
  const news = new Map(targets.map((line) => [line, { ...line, ...change(line) }]));
  return { lines: lines.map((line) => news.get(line) ?? line), touched: [...news.values()] };
}

/** Replaces one line by several. */
export function withParts(lines: readonly BasketLine[], whole: BasketLine, parts: BasketLine[]): Lines {
  return { lines: lines.flatMap((line) => (line === whole ? parts : [line])), touched: parts };
}

interface Around {
  clause: string;
  persons: readonly PersonWords[];
  /** The persons named so far. */
  named: readonly string[];
  /** Who is asked for; of a product without a person. */
  asked: string | null;
  proposed: readonly BasketLine[];
}

/** "A Darkroast for my brother as well" */
const ANOTHER = /\b(?:also|as well|another|second)\b|\btoo(?= ?[,.!]|$)/;
/** "Sophie gets the mint one": what was chosen for Sophie before is replaced. */
const REPLACES =
  /\b(?:gets?|wants|prefers?|would (?:like|love|rather)|should (?:get|have|take)|shall have|instead|rather|not|no|actually|changed|change|better|after all|other way|swap|switch|trade|mixed)\b/;
/** "Mum hates cinnamon, give her the java" */
const GIVEN_INSTEAD = /\b(?:hates?|dislikes?|can not (?:stand|have))\b.*\bgive (?:him|her|them)\b/;
const ALSO = /\b(?:also|as well|another|plus|second|both|each|add|put in|besides)\b|\btoo(?= ?[,.!]|$| please)|^and\b/;
/** "No, the mint one is for Ben" */
const CORRECTS =
  /\b(?:no|not|actually|wait|sorry|meant|mean|(?<!would )rather|instead|mixed|should (?:be|go)|(?:is|was|goes) (?:meant )?(?:for|to))\b/;

/** The lines with what a clause chooses and takes back. */
export function withPicks(before: readonly BasketLine[], { picked, removed }: Pick<Picks, 'picked' | 'removed'>, around: Around): Lines {
  const { clause, persons } = around;
  const replaced = picked.flatMap(({ inPlaceOf }) => (inPlaceOf === null ? [] : [inPlaceOf]));
  const gone = before.filter(
    (line) => [...removed.map(({ slug }) => slug), ...replaced].includes(line.slug) && isOwn(line, before, persons),
  );
  const traded = tradedIn(before, picked, around.named);
  let lines = before.flatMap((line) => (gone.includes(line) ? remainderOf(line, removed) : traded.includes(line) ? [] : [line]));
  const touched: BasketLine[] = [];
  for (const pick of picked) {
    const old = gone.find(({ slug }) => slug === pick.inPlaceOf) ?? traded.find(({ slug }) => slug === pick.slug);
    const line = lineFor(pick, old, lines, around);
    // "One java ground, one java whole bean"
    const others = lines.filter((one) => !touched.includes(one) || one.grind === line.grind || line.grind === null || one.grind === null);
    const earlier = earlierOf(line, others, clause, (pick.person ?? old?.person ?? null) !== null, pick.person !== null);
    const news = merged(pick, line, earlier);
    const isReplacing =
      (REPLACES.test(clause.replace(NOT_THAT_MANY, '')) || GIVEN_INSTEAD.test(clause)) &&
      !ALSO.test(clause) &&
      replaced.length + traded.length === 0;
    const kept = isReplacing ? lines.filter((one) => !isReplaced(one, news, touched)) : lines;
    lines = earlier && kept.includes(earlier) ? kept.map((one) => (one === earlier ? news : one)) : [...kept, news];
    // "One of the javas is for Ann"
    if (
      earlier &&
      pick.person !== null &&
      pick.count !== null &&
      earlier.person === null &&
      pick.count < earlier.count &&
      PART_OF.test(clause)
    )
      lines = [...lines, { ...earlier, count: earlier.count - pick.count }];
    touched.push(news);
  }
  return { lines, touched };
}

/** "The rambler for Stan, the master for Hank", who have each other's: these lines. */
function tradedIn(lines: readonly BasketLine[], picked: readonly Choice[], named: readonly string[]): BasketLine[] {
  const persons = picked.flatMap(({ person }) => (person === null ? [] : [personMeant(person, named)]));
  if (persons.length < 2 || persons.length < picked.length) return [];
  return lines.filter(
    ({ slug, person }) => person !== null && picked.some((pick) => pick.slug === slug) && persons.some((one) => isSamePerson(one, person)),
  );
}

/** "Remove one of the two" */
function remainderOf(line: BasketLine, removed: Picks['removed']): BasketLine[] {
  const count = removed.find(({ slug }) => slug === line.slug)?.count ?? line.count;
  return count < line.count ? [{ ...line, count: line.count - count }] : [];
}

/** Of several lines of a product, the one of the person that is named. */
function isOwn(line: BasketLine, all: readonly BasketLine[], persons: readonly PersonWords[]): boolean {
  const same = all.filter(({ slug }) => slug === line.slug);
  const theirs = linesOf(persons, same);
  return theirs.length === 0 || theirs.includes(line);
}

function lineFor(
  { slug, count, person, grind }: Choice,
  old: BasketLine | undefined,
  lines: readonly BasketLine[],
  { named, asked, proposed }: Around,
): BasketLine {
  const known = lines.find((line) => line.slug === slug);
  const recommended = proposed.find((line) => line.slug === slug)?.person ?? null;
  const whom = person === null ? (old?.person ?? (known ? known.person : (asked ?? recommended))) : personMeant(person, named);
  return { slug, count: count ?? old?.count ?? 1, person: whom, grind: grind ?? old?.grind ?? null };
}

/** The line that a choice changes: of the same product for the same person or for nobody yet. */
function earlierOf(
  line: BasketLine,
  lines: readonly BasketLine[],
  clause: string,
  isNamed: boolean,
  isMovable: boolean,
): BasketLine | undefined {
  const same = lines.filter(({ slug }) => slug === line.slug);
  const own = same.find(
    ({ person }) =>
      (person === null && !(isNamed && ANOTHER.test(clause))) ||
      (person !== null && line.person !== null && isSamePerson(person, line.person)),
  );
  const isMoved = isMovable && same.length === 1 && CORRECTS.test(clause) && !ANOTHER.test(clause);
  return own ?? (!isNamed || isMoved ? same[0] : undefined);
}

function merged(pick: Choice, line: BasketLine, earlier: BasketLine | undefined): BasketLine {
  if (!earlier) return line;
  return { ...line, count: countAfter(earlier.count, pick.change, pick.count), grind: line.grind ?? earlier.grind };
}

/** "Sophie gets the mint one": a person gets what is chosen for them, and no longer what was chosen before. */
function isReplaced(one: BasketLine, news: BasketLine, fresh: readonly BasketLine[]): boolean {
  if (fresh.includes(one) || one.person === null || news.person === null || isPronoun(news.person)) return false;
  return one.slug !== news.slug && addressed(news.person) !== 'you' && isSamePerson(one.person, news.person);
}

/** The lines of each product, added up to one. */
export function byProduct(lines: readonly BasketLine[]): BasketLine[] {
  const sums = new Map<string, BasketLine>();
  for (const line of lines) sums.set(line.slug, { ...line, count: line.count + (sums.get(line.slug)?.count ?? 0) });
  return [...sums.values()];
}

/** The bags of all lines. */
export function bagCountOf(lines: readonly BasketLine[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}

/** All of a list as text, to compare two. */
export function listOf(lines: readonly BasketLine[]): string {
  return JSON.stringify(lines.map(({ slug, count, person, grind }) => [slug, count, person?.toLowerCase(), grind]));
}

/** The lines of a sum, filled up to `most` with the products that were asked about last. */
export function filledUp(
  lines: BasketLine[],
  most: number,
  { last, lastProducts, recent }: Pick<Memory, 'last' | 'lastProducts' | 'recent'>,
): BasketLine[] {
  if (lines.length === 0) return lines;
  const open = [...new Set([...lastProducts, ...recent.toReversed()])].filter(
    (slug) => !lines.some((line) => line.slug === slug) && !last?.refusedProducts.includes(slug),
  );
  const more = Number.isNaN(most) ? 0 : Math.max(0, most - lines.length);
  return [...lines, ...open.slice(0, more).map((slug) => ({ slug, count: 1, person: null, grind: null }))];
}
