import { ALL, grindIn, grindsIn, OTHERS, PERSON } from './clause.ts';
import { ASKED_TO, NUMBER, sharedOut } from './counts.ts';
import { type Lines, linesOf, withChanged, withParts } from './lines.ts';
import { personAt, type PersonWords } from './persons.ts';
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
const REMOVES_OF =
  /\b(?:hold off on|remove|drop|scratch|scrap|lose|ditch|skip|cancel|delete)\b|\b(?:take|leave|kick|cross|strike)\b.*\b(?:off|out|away)\b/;
/** "Swap his for something with less kick" */
const OPEN_SWAP = /\b(?:swap|change|replace|switch|trade|exchange)\b.*\b(?:for|to|with) (?:something|anything)\b/;
const SWAPS_IT_OPEN =
  /\b(?:swap|change|replace|switch|trade|exchange) (?:it|that|this)(?: one)?(?: out)? (?:for|to|with) (?:something|anything)\b/;
const NOTHING_FOR =
  /\b(?:nothing|no (?:bag|coffee|gift|present)s?)(?: at all)? for\b|\b(?:is|are) (?:out|off)(?: (?:the list|of it))?(?: now| then)? ?[.!]?$/;
const SCRATCHES =
  /^(?:(?:no|oh|ok|wait|actually|hm+|and) ,? ?)*(?:scratch|remove|drop|cancel|delete|skip|forget|take off|take out) (?:that|it|this|those|them)(?: one)?(?: again| please| then)* ?[.!,]?$|\btake (?:that|it|this|those|them)(?: one)? (?:off|out|away|back out)\b/;

const COUNTS = new RegExp(
  [
    String.raw`^(?:(?:no|ok|oh|hm+|wait|actually|sorry|and|then|yes|fine|great|well|just|only|rather|better|please|make it|down to|i said|,) ?)*(${NUMBER})(?: bags?)?(?: of (?:them|those|it|that))?(?: please| then| instead| for now| it is| is (?:enough|plenty)| are (?:enough|plenty)| each)*(?: ?[.!,?]|$)`,
    String.raw`, (${NUMBER})(?: bags?)?(?: please| then)?(?= ?[.!]|$)`,
    String.raw`\b(?:make|bump|change|cut|up|take|took|bought|bring|reduce|drop|lower|raise|have|get|do|give)\b(?:(?! for ).)*?\b(?:to |a |be )?(${NUMBER})(?: bags?)?(?: (?:instead|actually|please|then|now|of (?:it|them|that|those|em|these)|for .*|since .*|because .*))*(?: ?[.!,?]|$)`,
    String.raw`\b(?:wants?|needs?|gets?|takes?|said|says|could use|can have|should (?:get|have)|would like|deserves?) (${NUMBER})(?: bags?)?(?: of (?:it|them|that|those|em|these))?(?: now| then| please| as well| too| (?:instead|rather)(?: (?:of|than) (?:the \w+|(?!the\b)\w+))?| ,? ?not \w+)*(?: ?[.!,?]|$)`,
    String.raw`^(?:(?:and|ok|so|no|then|make it) )*(${NUMBER})(?: bags?)? for (?:${PERSON})(?: actually| instead| please| then| after all)*(?: ?[.!,?]|$)`,
  ].join('|'),
);

/** "They're all for my stepdad" */
export const ALL_FOR = new RegExp(
  String.raw`(?<!\bof )\b(?:both|all|all of (?:it|them|those)|they|these|those|it|that|that one|this one|(?<=^(?:and )?)(?:the )?(?:others?(?: (?:ones?|two|three|\d))?|rest))(?: (?:is|are|was|were|goes|go|should (?:be|go)))?(?: all| both)? (?:for|to) (?=(${PERSON})(?: |$))`,
);
/** "No, that one is for Heather" */
const MOVES = /\b(?:no|not|actually|wait|sorry|meant|instead)\b/;
/** "She needs a second bag" */
const MORE = /\b(?:needs?|wants?|gets?|takes?|deserves?|have|give (?:him|her|them)) (?:a second|another|one more|an extra)\b/;
const END = '(?= ?[.,!?;]|$| (?:please|then|now|too|of (?:it|them|that|those)|does|do|is|will|would|what|how|it|that|so|to)\\b)';
/** "Add one more", "if I drop one" */
const CHANGED_BY = new RegExp(
  String.raw`${ASKED_TO}(?:(?:add|take|get|buy|order|make it|throw in)(?: just)? (?:(another|an extra)(?: (?:one|bag))?|(${NUMBER}) more(?: bags?)?)|(?:drop|remove|take (?:off|out|away)|lose|leave out|cut)(?: just)? (${NUMBER})(?: bags?)?)${END}`,
);
const EXCEPT = /\b(?:except|but|both of (?:my|his|her|the))\b/;
const ADDS_FOR = new RegExp(
  String.raw`^(?:(?:oh|and|also|ok|plus|then|,) ?)+(${NUMBER}|another(?: one)?|a (?:second|third|fourth) one)(?: bags?| more)? for (?=(${PERSON})(?: |$))`,
);
/** "My sister wants one too" */
const WANTS_TOO = new RegExp(
  String.raw`\b(?:wants?|needs?|would like|takes|gets?) (${NUMBER})(?: bags?)?(?: of (?:it|that|those|them))?(?: too| as well)(?= ?[.!]*$| please)`,
);

/** Whether a clause takes the lines that were changed last off the list: "skip that one". */
export function scratches(clause: string): boolean {
  return SCRATCHES.test(clause);
}

/** "My sister wants one too, but without milk" asks for another product. */
export const RESTRICTS = /\b(?:not|never|nothing|hardly|maybe|perhaps|unless|if|but|without|no|allerg\w*|intoleran\w*|vegan|decaf)\b/;

/** Whether a clause orders the product that was mentioned last for somebody else: "my sister wants one too". */
export function wantsToo(clause: string): boolean {
  return WANTS_TOO.test(clause);
}

/** Whether a clause empties the list: "scratch everything". */
export function clears(clause: string): boolean {
  return CLEARS.test(clause);
}

/** "Gran's too", "so does Ray" */
const SAME_TOO =
  /^(?:and )?(?:(?:the )?same (?:for|goes for) |so (?:does|do|is) )(?:\w+ ){0,3}\w+ ?[.!]?$|^(?:and )?(?:\w+ ){1,3}(?:too|as well) ?[.!]?$/;

/** What is chosen after a clause about persons, grinds and counts: "hers ground", "make that two", "take his off". */
export function amended({ clause: said, ...before }: Amendment): Lines | null {
  const amendment = { ...before, clause: said.replace(THAT_IS_ALL, '') };
  if (clears(amendment.clause)) return { lines: [], touched: [] };
  // "One colleague is off caffeine, so one bag for her" asks for another coffee.
  const isRequest = /\b(?:pregnant|allergic|can not have|(?:off|no|without|less) caffeine)\b/.test(said);
  return withoutLines(amendment) ?? byGrind(amendment) ?? (isRequest ? null : forAnother(amendment)) ?? withCountsAndGrinds(amendment);
}

/** "Take his off", "scratch that" */
function withoutLines({ clause, persons, lines, touched }: Amendment): Lines | null {
  if (scratches(clause)) return { lines: lines.filter((line) => !touched.includes(line)), touched: [] };
  const theirs = linesOf(persons, lines);
  const isRemoved = REMOVES_OF.test(clause) || NOTHING_FOR.test(clause) || OPEN_SWAP.test(clause);
  const swapped = theirs.length === 0 && touched.length === 1 && SWAPS_IT_OPEN.test(clause) ? touched : theirs;
  return isRemoved && swapped.length > 0 ? { lines: lines.filter((line) => !swapped.includes(line)), touched: [] } : null;
}

/** "3 of them ground and 3 whole bean", "one of the two ground, the other whole bean" */
const BY_GRIND = new RegExp(
  String.raw`\b(${NUMBER})(?: bags?)?(?: of (?:them|those|it|the two))?(?: as| in)? (ground|whole(?: ?beans?)?)\b.*?\b(${NUMBER}|others?(?: one)?|rest)(?: bags?)?(?: of (?:them|those|it))?(?: as| in)? (ground|whole(?: ?beans?)?)\b`,
);

/** "Actually one of them whole bean" */
const PART_BY_GRIND = new RegExp(
  String.raw`^(?:(?:and|ok|actually|wait|no|but|make|can|could|please|,) )*(${NUMBER})(?: bags?)? of (?:them|those|it|the (?:two|three|four|five|six|\d{1,2}))(?: (?:should be|be|as|in|please))? (ground|whole ?beans?)(?= ?[.,!]|$| please| then| instead)`,
);

function byGrind({ clause, lines, touched }: Amendment): Lines | null {
  const [, first, one, second, other] = BY_GRIND.exec(clause) ?? PART_BY_GRIND.exec(clause) ?? [];
  const [line, further] = touched.length > 0 ? touched : lines;
  if (!line || further || one === undefined || one.slice(0, 3) === other?.slice(0, 3)) return null;
  if (other === undefined && grindIn(one) === line.grind) return null;
  const count = countIn(first!) ?? 1;
  const more = countIn(second ?? '') ?? line.count - count;
  if (more < 1 || count + more !== line.count) return null;
  return withParts(lines, line, [
    { ...line, count, grind: grindIn(one) },
    { ...line, count: more, grind: other === undefined ? line.grind : grindIn(other) },
  ]);
}

/** "That one is for Heather", "and one for my roommate": lines for persons who had none. */
function forAnother({ clause, persons, lines, touched }: Amendment): Lines | null {
  const theirs = linesOf(persons, lines);
  const whom = ALL_FOR.exec(clause);
  const isOfAll = /\b(?:both|all|they|these|those|others?|rest)\b/.test(whom?.[0] ?? '');
  const open = touched.length === 1 && MOVES.test(clause) ? touched : (isOfAll ? lines : touched).filter(({ person }) => person === null);
  if (whom && open.length > 0) {
    const person = personAt(persons, whom.index + whom[0].length, whom[1]!);
    return withChanged(lines, open, () => ({ person }));
  }
  const isOpen = touched.length === 1 && theirs.length === 0;
  const more = isOpen ? ADDS_FOR.exec(clause) : null;
  const count = (more ?? (isOpen && persons.length === 1 ? WANTS_TOO.exec(clause) : null))?.[1];
  if (count !== undefined) {
    const person = more ? personAt(persons, more.index + more[0].length, more[2]!) : persons[0]!.person;
    const line = { ...touched[0]!, count: countIn(count) ?? 1, person, grind: grindIn(clause) };
    return { lines: [...lines, line], touched: [line] };
  }
  const shared = theirs.length > 0 && grindIn(clause) !== null ? null : sharedOut(clause, persons, touched);
  return shared ? withParts(lines, touched[0]!, shared) : null;
}

/** "Make that two, hers ground, the others whole bean" */
function withCountsAndGrinds({ clause, persons, lines, touched }: Amendment): Lines | null {
  const theirs = linesOf(persons, lines);
  const left = lines.filter((line) => !(theirs.length > 0 ? theirs : touched).includes(line));
  // "One captain and two dukes", "the other ground"
  const others = OTHERS.test(clause) ? (left.length > 0 ? left : lines.filter(({ grind }) => grind === null).slice(-1)) : null;
  const meant = theirs.length > 0 ? theirs : (others ?? (ALL.test(clause) ? lines : touched));
  const count = COUNTS.exec(clause)
    ?.slice(1)
    .find((one) => one !== undefined);
  // "My sister wants two", who has nothing yet: no count of what others have.
  const isTheirs = touched.every(({ person }) => person !== null);
  const isOfOthers = theirs.length === 0 && !ALL.test(clause) && persons.some(({ person }) => person !== 'me' || isTheirs);
  const number = changedCount(clause, meant, theirs) ?? (count === undefined || isOfOthers ? null : countIn(count));
  const isCounted = number !== null && meant.length > 0 && (meant.length === 1 || /\b(?:each|both|all)\b/.test(clause));
  const isSame = theirs.length > 0 && number === null && SAME_TOO.test(clause) ? (touched[0]?.grind ?? null) : null;
  if (isSame) return withChanged(lines, theirs, () => ({ grind: isSame }));
  let after = isCounted ? withChanged(lines, meant, () => ({ count: number })) : null;
  for (const { grind, of, part } of grindsIn(clause, persons)) {
    const known = after ?? { lines: [...lines], touched: [...touched] };
    const own = linesOf(of, known.lines);
    const isOfBoth = own.length === 2 && /\bboth\b/.test(part);
    const isOfAll = ALL.test(part) && !isOfBoth && !EXCEPT.test(clause);
    const targets = own.length > 0 && !isOfAll ? own : (others ?? (isOfAll || touched.length === 0 ? known.lines : known.touched));
    if (targets.length > 0) after = withChanged(known.lines, targets, () => ({ grind }));
  }
  return after;
}

/** The bags of a line after "she needs a second bag", "add one more"; null where a clause says no such thing. */
function changedCount(clause: string, [line, other]: readonly BasketLine[], theirs: readonly BasketLine[]): number | null {
  if (theirs.length === 1 && MORE.test(clause)) return theirs[0]!.count + 1;
  const [words, another, more, less] = CHANGED_BY.exec(clause) ?? [];
  if (words === undefined || !line || other) return null;
  const by = countIn(more ?? less ?? '') ?? 1;
  const count = another !== undefined || more !== undefined ? line.count + by : line.count - by;
  return count > 0 ? count : null;
}
