import { ALL, grindIn, grindsIn, OTHERS, PERSON } from './clause.ts';
import { isSamePerson, type PersonWords } from './persons.ts';
import { NUMBER } from './counts.ts';
import { countIn } from './quantities.ts';
import type { BasketLine } from '../turn.ts';

/** A clause that names no product, and what is chosen before it. */
interface Amendment {
  clause: string;
  /** With their pronouns resolved. */
  persons: readonly PersonWords[];
  lines: readonly BasketLine[];
  /** The lines that were changed last. */
  touched: readonly BasketLine[];
}

const CLEARS =
  /\b(?:forget|scrap|scratch|cancel|drop|delete|clear|remove) (?:it all|all (?:of )?(?:it|that|them|this)|the (?:whole|entire) (?:thing|order|lot|list)|everything)\b|\b(?:clear|empty) (?:the|my|our) (?:list|order|basket)\b|\bstart(?:ing)? (?:over|again)\b|\bfrom scratch\b/;
/** "That's all for me" */
const THAT_IS_ALL = /\bthat (?:is|will be|would be) (?:all|it|everything)\b.*$/;
const REMOVES = /\b(?:hold off on|take|remove|drop|scratch|skip|cancel|delete|leave|kick|cross|strike)\b(?!.* (?:for|to)\b .*\binstead\b)/;
const REMOVES_OF = /\b(?:hold off on|remove|drop|scratch|skip|cancel|delete)\b|\b(?:take|leave|kick|cross|strike)\b.*\b(?:off|out|away)\b/;
/** "Swap his for something with less kick" */
const OPEN_SWAP = /\b(?:swap|change|replace|switch|trade|exchange)\b.*\b(?:for|to|with) (?:something|anything)\b/;
const NOTHING_FOR =
  /\b(?:nothing|no (?:bag|coffee|gift|present)s?)(?: at all)? for\b|\b(?:is|are) (?:out|off)(?: (?:the list|of it))?(?: now| then)? ?[.!]?$/;
const SCRATCHES =
  /^(?:(?:no|oh|ok|wait|actually|hm+|and) ,? ?)*(?:scratch|remove|drop|cancel|delete|skip|forget|take off|take out) (?:that|it|this|those|them)(?: one)?(?: again| please| then)* ?[.!,]?$|\btake (?:that|it|this|those|them)(?: one)? (?:off|out|away|back out)\b/;

const COUNTS = new RegExp(
  [
    String.raw`^(?:(?:no|ok|oh|hm+|wait|actually|sorry|and|then|yes|fine|great|well|just|only|rather|better|please|make it|i said|,) ?)*(${NUMBER})(?: bags?)?(?: of (?:them|those|it|that))?(?: please| then| instead| for now| it is| is enough| are enough)*(?: ?[.!,]|$)`,
    String.raw`, (${NUMBER})(?: bags?)?(?: please)?(?= ?[.!]|$)`,
    String.raw`\b(?:make|bump|change|cut|up|take|bring|reduce|drop|lower|raise|have|get|do)\b(?:(?! for ).)*?\b(?:to |a |be )?(${NUMBER})(?: bags?)?(?: (?:instead|please|then|now|of (?:it|them|that|those|em|these)|for .*|since .*|because .*))*(?: ?[.!,]|$)`,
    String.raw`\b(?:wants?|needs?|gets?|takes?|said|says|could use|can have|should (?:get|have)|would like|deserves?) (${NUMBER})(?: bags?)?(?: of (?:it|them|that|those|em|these))?(?: now| then| please| as well| too| instead(?: of (?:the )?\w+)?)*(?: ?[.!,]|$)`,
    String.raw`^(?:(?:and|ok|so|no|then|make it) )*(${NUMBER})(?: bags?)? for (?:${PERSON})(?: actually| instead| please| then| after all)*(?: ?[.!,]|$)`,
  ].join('|'),
);

/** "They're all for my stepdad" */
export const ALL_FOR = new RegExp(
  String.raw`\b(?:both|all|all of (?:it|them|those)|they|these|those|it|that|that one|this one)(?: (?:is|are|was|were|goes|go|should (?:be|go)))?(?: all| both)? (?:for|to) (?=(${PERSON})(?: |$))`,
);
/** "No, that one is for Heather" */
const MOVES = /\b(?:no|not|actually|wait|sorry|meant|instead)\b/;
/** "She needs a second bag" */
const MORE = /\b(?:needs?|wants?|gets?|takes?|deserves?|have|give (?:him|her|them)) (?:a second|another|one more|an extra)\b/;
/** "For my dad and my uncle, one each" */
const EACH = new RegExp(String.raw`\b(${NUMBER}|a bag) (?:each|apiece)\b`);
const EXCEPT = /\b(?:except|but|both of (?:my|his|her|the))\b/;
const BAG_FOR = /\b(?:bag|one|coffee)s? (?:is|are|goes|should (?:be|go)) (?:now )?(?:for|to)\b/;
const ADDS_FOR = new RegExp(String.raw`^(?:(?:oh|and|also|ok|plus|then|,) ?)+(${NUMBER})(?: bags?| more)? for (?=(${PERSON})(?: |$))`);
const FOR_EACH = new RegExp(
  String.raw`(?:\b(${NUMBER}|once|a bag|another|the others?)(?: bags?| one)?(?: of (?:them|those|it))?(?: is| are| should be| should go| goes| s)? |^ ?(?:and )?|, |\band )(?:for|to) (?=(${PERSON})(?: |$))`,
  'g',
);

/** What is chosen after a clause about persons, grinds and counts: "hers ground", "make that two", "take his off". */
export function clears(clause: string): boolean {
  return CLEARS.test(clause);
}

export function amended({ clause: said, persons, lines, touched }: Amendment): { lines: BasketLine[]; touched: BasketLine[] } | null {
  const clause = said.replace(THAT_IS_ALL, '');
  if (CLEARS.test(clause)) return { lines: [], touched: [] };
  function ofPersons(): BasketLine[] {
    return lines.filter(({ person }) => person !== null && persons.some((one) => isSamePerson(one.person, person)));
  }
  const theirs = ofPersons();
  if (SCRATCHES.test(clause)) return { lines: lines.filter((line) => !touched.includes(line)), touched: [] };
  if ((REMOVES.test(clause) && REMOVES_OF.test(clause)) || NOTHING_FOR.test(clause) || OPEN_SWAP.test(clause))
    if (theirs.length > 0) return { lines: lines.filter((line) => !theirs.includes(line)), touched: [] };
  if (MORE.test(clause) && theirs.length === 1) {
    const news = { ...theirs[0]!, count: theirs[0]!.count + 1 };
    return { lines: lines.map((line) => (line === theirs[0] ? news : line)), touched: [news] };
  }
  const whom = ALL_FOR.exec(clause);
  const isOfAll = /\b(?:both|all|they|these|those)\b/.test(whom?.[0] ?? '');
  const open = touched.length === 1 && MOVES.test(clause) ? touched : (isOfAll ? lines : touched).filter(({ person }) => person === null);
  if (whom && open.length > 0) {
    const person = persons.find(({ at }) => at === whom.index + whom[0].length)?.person ?? whom[1]!;
    const news = new Map(open.map((line) => [line, { ...line, person }]));
    return { lines: lines.map((line) => news.get(line) ?? line), touched: [...news.values()] };
  }
  const [owner, next, ...further] = persons;
  // "Chris's bag is for Sam now"
  if (owner?.isOwner && next && further.length === 0 && theirs.length === 1 && BAG_FOR.test(clause))
    return replaced(lines, theirs[0]!, [{ ...theirs[0]!, person: next.person }]);
  const more = touched.length === 1 ? ADDS_FOR.exec(clause) : null;
  // "Oh, and one for my roommate, whole bean for him"
  if (more && theirs.length === 0) {
    const person = persons.find(({ at }) => at === more.index + more[0].length)?.person ?? more[2]!;
    const line = { ...touched[0]!, count: countIn(more[1]!) ?? 1, person, grind: grindIn(clause) };
    return { lines: [...lines, line], touched: [line] };
  }
  const shared = theirs.length > 0 && grindIn(clause) !== null ? null : sharedOut(clause, persons, touched);
  if (shared) return replaced(lines, touched[0]!, shared);
  let after = { lines: [...lines], touched: [...touched] };
  let isChanged = false;
  function change(targets: readonly BasketLine[], how: (line: BasketLine) => BasketLine): void {
    if (targets.length === 0) return;
    const news = new Map(targets.map((line) => [line, how(line)]));
    isChanged = true;
    after = { lines: after.lines.map((line) => news.get(line) ?? line), touched: [...news.values()] };
  }
  const others = OTHERS.test(clause) ? lines.filter((line) => !(theirs.length > 0 ? theirs : touched).includes(line)) : null;
  const meant =
    (theirs.length === 0 ? others : null) ?? (ALL.test(clause) && theirs.length === 0 ? lines : theirs.length > 0 ? theirs : touched);
  const count = COUNTS.exec(clause)
    ?.slice(1)
    .find((one) => one !== undefined);
  const number = count === undefined ? null : countIn(count);
  const strangers = persons.filter(({ person }) => person !== 'me');
  // "My sister wants one too"
  if (number !== null && strangers.length > 0 && theirs.length === 0 && !ALL.test(clause)) {
    const [line] = touched;
    if (!line || !/\b(?:too|as well|also)\b/.test(clause)) return null;
    const news = { ...line, count: number, person: strangers[0]!.person, grind: grindIn(clause) };
    return { lines: [...lines, news], touched: [news] };
  }
  if (number !== null && (meant.length === 1 || /\b(?:each|both|all)\b/.test(clause)))
    change(meant, (line) => ({ ...line, count: number }));
  for (const { grind, of, part } of grindsIn(clause, persons)) {
    const own = after.lines.filter(({ person }) => person !== null && of.some((one) => isSamePerson(one.person, person)));
    const isOfAll = ALL.test(part) && !EXCEPT.test(clause);
    change(own.length > 0 && !isOfAll ? own : (others ?? (isOfAll || touched.length === 0 ? after.lines : after.touched)), (line) => ({
      ...line,
      grind,
    }));
  }
  return isChanged ? after : null;
}

/** "One is for Dale, the other for Dwayne": the bags of one line for several persons, or those of nobody yet for one. */
export function sharedOut(clause: string, persons: readonly PersonWords[], touched: readonly BasketLine[], from = 0): BasketLine[] | null {
  const [line, other] = touched;
  if (!line || other) return null;
  const found = [...clause.slice(from).matchAll(FOR_EACH)].map(({ 0: words, 1: count = '', 2: word, index }) => ({
    person: persons.find(({ at }) => at === from + index + words.length)?.person ?? word!,
    count: countIn(count),
  }));
  const [, each] = EACH.exec(clause) ?? [];
  if (each !== undefined && persons.length > 1 && line.person === null)
    return persons.map(({ person }) => ({ ...line, person, count: countIn(each) ?? 1 }));
  const [first] = found;
  const isPart = found.length === 1 && first !== undefined && first.count !== null && first.count < line.count;
  if (
    !first ||
    (line.person !== null &&
      !isPart &&
      !(found.length === 1 && /^(?:no |wait |sorry )*not\b/.test(clause)) &&
      (found.length < 2 || (line.person === 'me' && !/\bme\b/.test(clause))))
  )
    return null;
  if (isPart && first.count !== null && first.count < line.count)
    return [
      { ...line, ...first, count: first.count },
      { ...line, count: line.count - first.count },
    ];
  if (found.length === 1) return [{ ...line, person: first.person }];
  // "Two for Frank and one for me"
  return found.map(({ person, count }, place) => ({ ...line, person, count: count ?? (place === 0 ? line.count : 1) }));
}

function replaced(lines: readonly BasketLine[], old: BasketLine, news: BasketLine[]): { lines: BasketLine[]; touched: BasketLine[] } {
  return { lines: lines.flatMap((line) => (line === old ? news : [line])), touched: news };
}
