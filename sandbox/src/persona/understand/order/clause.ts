import { namesByLength } from '../../language/product-names.ts';
import { ANY_NAME } from '../products.ts';
import type { Grind } from '../turn.ts';
import { KINDS, NO_PERSON_WORDS, personAt, type PersonWords } from './persons.ts';

const NAME = new RegExp(String.raw`\b(?:${ANY_NAME})\b`, 'g');

/** No name of a person, where one may stand. */
const NO_PERSON = String.raw`a|an|the|free|sure|now|that|this|it|those|these|which|what|how|real|both|all|each|example|later|breakfast|dinner|lunch|dessert|mornings?|evenings?|afternoons?|nights?|days?|stocking|one|two|three|four|five|six|\d+|\$\S*|under|about|shipping|delivery|something|anything|ground|whole|you|work|when|if|while|in|at|on|to|today|tomorrow|tonight|together|than|besides|everyone|everybody|my|our|${NO_PERSON_WORDS}`;
export const PERSON = String.raw`(?:my|his|her|our|the) (?!\d|(?:rather|and|or|then|too|please|plus|but|the|an?|is|i|we|it|again|instead|now|also|as|ground|whole|with|who|he|she|one|two|so|because|since|rest|others?|${NO_PERSON_WORDS}|(?<=\bthe )${KINDS})\b)\w+(?: in law)?|(?!(?:${NO_PERSON}|${ANY_NAME}|(?:be|hav|giv|mak|gett|putt|keep|shar|try|us|drink|brew|surviv)ing)\b)[a-z]+`;

const GROUND = String.raw`(?:pre ?)?ground\b(?! rules?\b)|\bgrind (?:it|that|them|hers|his|theirs|both|all|everything|mine|the (?:two|three|four|bags?))\b(?! (?:my|our|him|her|them)sel\w+)`;
const WHOLE = String.raw`\b(?:i|we|he|she|they) (?:can |will )?grinds? (?:it|them)\b|whole ?-? ?beans?\b|\bwhole\b(?! (?:thing|lot|order|list|office|team|family|day|week|month|time|year))|\b(?:in|as) beans\b|(?<=(?:^|[,:.] )(?:and |so )?)beans(?= (?:for|please)\b| ?[.!,]|$)|(?<=\b(?:so|mine|hers|his|theirs|make (?:it|that|them|those)) )beans\b|\b(?:grinds?|mills?) (?:(?:his|her|their|my|our|its|your) own\b|(?:it |them |beans? )?(?:(?:my|him|her|our)sel\w+|at home|fresh)\b)|\bown grinder\b`;
const NOT_GROUND = /\b(?:not|un|no) ?-?ground\b/;
const GRIND = new RegExp(String.raw`\b(?:(${GROUND})|(${WHOLE}))`);
/** Between a grind and the name of its product. */
const GRIND_BEFORE = new RegExp(String.raw`\b(?:(ground)|(whole ?-? ?beans?))(?: (?:bags?|one|of|on|the|for|in|a))* $`);

/** The grind that a text names, of several the last. */
export function grindIn(text: string): Grind | null {
  const last = [...text.matchAll(new RegExp(GRIND, 'g'))].at(-1);
  return last ? (last[1] === undefined ? 'whole-bean' : 'ground') : null;
}

/** "The other two would like theirs ground" */
export const OTHERS =
  /\b(?:all )?the (?:other(?: (?:two|three|four|ones?|bags?)|(?= (?:(?:is|are|as|in|should be) )?(?:ground|whole|beans)\b))|others|rest)\b|\b(?:everyone|everybody|everything) else\b/;
export const ALL =
  /\b(?:(?<!\bat )all|both|everything|everyone|everybody|each|every bag|across the board|the (?:two|three|four|lot|whole lot))\b/;

export interface GrindOf {
  grind: Grind;
  of: PersonWords[];
  /** The words that may say of which bags. */
  part: string;
}

/** The grinds of a clause, each with the persons of whose bags it is said: "his in beans, hers ground", "ground for him, whole for her". */
export function grindsIn(clause: string, persons: readonly PersonWords[]): GrindOf[] {
  let from = 0;
  return [...clause.matchAll(new RegExp(GRIND, 'g'))].map(({ 0: words, 1: ground, index }, place, all) => {
    const isGround = ground !== undefined && !NOT_GROUND.test(clause.slice(Math.max(0, index - 4), index + words.length));
    const end = index + words.length;
    const behind = personsBehind(clause, end, words.startsWith('grind'), persons);
    const before = persons.filter(({ at }) => at >= from && at < index);
    const last = behind.at(-1)?.end ?? end;
    const part = all.length === 1 ? clause : clause.slice(from, last);
    from = last;
    const rest = all.length === 1 ? persons.filter(({ at }) => at >= end) : [];
    // "Make mine ground, and hers too"
    const also = /\band (?:\w+ ){1,3}(?:too|as well)\b/.test(clause.slice(end)) ? rest : [];
    const of = behind.length > 0 ? behind : before.length > 0 ? [...before, ...also] : rest;
    return { grind: isGround ? ('ground' as const) : ('whole-bean' as const), of, part };
  });
}

const NEEDS_OWN = /^ (?:needs?|wants?|gets?|has|takes?|(?:as )?(?:pre )?ground|(?:as )?whole)\b/;
/** "Ground for Linda and Joan", "grind hers" */
function personsBehind(clause: string, end: number, isVerb: boolean, persons: readonly PersonWords[]): PersonWords[] {
  const [link] = (isVerb ? /^ / : /^(?: please| bags?| ones?)? for /).exec(clause.slice(end)) ?? [];
  const found: PersonWords[] = [];
  let place = link === undefined ? NaN : end + link.length;
  for (const person of persons.filter(({ at }) => at >= end)) {
    // "Whole bean for him, Beth needs ground"
    if (person.at !== place || (found.length > 0 && NEEDS_OWN.test(clause.slice(person.end)))) break;
    found.push(person);
    const [joint = ''] = /^ (?:, )?(?:and )?/.exec(clause.slice(person.end)) ?? [];
    place = person.end + joint.length;
  }
  return found;
}

/** A product that a clause names, and the words around it: of those between two products, what belongs to each. */
export interface Mention {
  slug: string;
  before: string;
  behind: string;
  /** All words since the product before. */
  since: string;
  at: number;
  end: number;
}

const JOINT = / (?:,|and|plus|&|then|while)(?: (?:,|and|plus|&|then))*(?= )/g;

/** The place of the last conjunction between two products; null without any. */
function jointIn(between: string): { at: number; end: number } | null {
  const last = [...between.matchAll(JOINT)].at(-1);
  return last ? { at: last.index, end: last.index + last[0].length } : null;
}

/** "Dad the duke, my sister brunana": of a person that is not known yet. */
const HEAD = new RegExp(
  String.raw`^(?:[ ,;:]|so|and|ok|then|for|yes|no)*\b((?:my |the |his |her )?(?!(?:${NO_PERSON}|so|and|ok|then|for|yes|no|of|bags?|or|not|is|plus|with|please|double|halve)\b)[a-z]+(?: in law)?)(?: (?:gets|takes|has|should get|will get|can have|:|=|,))? (?:the )?$`,
);
/** "You forgot Carol, she gets the darkroast" */
const GIVEN = new RegExp(
  String.raw`\b((?:my |the |his |her )?(?!(?:${NO_PERSON}|so|and|ok|then|he|she|you|i|we|they|it|bags?)\b)[a-z]+(?: in law)?)(?: ,)?(?: (?:he|she))? (?:gets|takes|should get|will get|can have|:) (?:the )?$`,
);

/** The products that a clause names, with the words around each. */
export function mentionsIn(clause: string): Mention[] {
  const hits = [...clause.matchAll(NAME)];
  return hits.map(({ 0: name, index: at }, place) => {
    const end = at + name.length;
    const since = clause.slice(hits[place - 1] ? hits[place - 1]!.index + hits[place - 1]![0].length : 0, at);
    const until = clause.slice(end, hits[place + 1]?.index);
    const [joint, next] = [jointIn(since), jointIn(until)];
    return {
      slug: namesByLength.find((one) => one.name === name)?.slug ?? '',
      before: place > 0 && joint ? since.slice(joint.end) : since,
      behind: place < hits.length - 1 && next ? until.slice(0, next.at) : until,
      since,
      at,
      end,
    };
  });
}

/** Before a colon these are no persons: "my list: ..." */
const NO_HEAD =
  /\b(?:list|order|total|correction|update|note|ps|final|also|questions?|have|cut|ones|month|week|time|basket|cart|is|are|team|so far)$/;
/** What stands between a person and the product that they get: "Jess the", "Oliver gets the", "he had better have two". */
const GETS_IT = String.raw`(?: ?[:,=])?(?: (?:then|now|just|also))?(?: (?:gets?|takes?|needs?|wants?|would (?:like|love|prefer)|should (?:get|have|take)|will (?:get|have|take)|shall (?:get|have)|can have|should be|had|would also like|(?:would |had )?(?:better|rather) (?:have|get|take|try)|is getting|has))?(?: (?:the|a|an|his|her|one|two|three|four|five|six|\d{1,2}|bags?|of|another|also|too|just))* $`;
const GETS_VERB = /\b(?:should be|had|gets?|takes?|needs?|wants?|like|love|prefer|get|have|take|try|getting)\b|:/;
const GIVES = /\b(?:give|make|get|send|buy|bring|hand) $/;
const ALONE_BEFORE = /^(?:[ ,;:]|so|and|ok|then|for|yes|no|plus|but)*$/;

/** The persons that stand before their products: "Dad the duke, my sister brunana", "give Jess the pumpkin". */
export function personsBefore(
  clause: string,
  mentions: readonly Mention[],
  persons: readonly PersonWords[],
  isName: (word: string) => boolean,
): (string | null)[] {
  const found = mentions.map(({ since, at }) => {
    const from = at - since.length;
    const person = persons.findLast((one) => one.at >= from && one.end <= at);
    const between = person ? clause.slice(person.end, at) : '';
    // "Give me the duke" is for nobody in particular.
    const isMine = person?.person === 'me' && GIVES.test(clause.slice(from, person.at));
    // "His darkroast"
    const isOwned = person?.isOwner === true && /^ (?:own )?$/.test(between);
    if (person && !isMine && !isOwned && new RegExp(`^${GETS_IT}`).test(between)) {
      const isGiven = GETS_VERB.test(between) || GIVES.test(clause.slice(from, person.at));
      return { person: person.person, isGiven, isHead: ALONE_BEFORE.test(clause.slice(from, person.at)) };
    }
    const head = [HEAD.exec(since)?.[1], GIVEN.exec(since)?.[1]].find((word) => word !== undefined && isName(word) && !NO_HEAD.test(word));
    return head === undefined ? null : { person: head, isGiven: GIVEN.test(since), isHead: true };
  });
  const isList = mentions.length > 1 && found.every((one) => one?.isHead || one?.isGiven);
  const owners: (string | null)[] = [];
  for (const [place, one] of found.entries()) {
    const isNext = place > 0 && found[0]?.isGiven;
    // "Get him one of the duke and one of the captain"
    owners.push(one && (one.isGiven || isList || isNext) ? one.person : isNext && !one ? owners[place - 1]! : null);
  }
  return owners;
}

const FILLERS = String.raw`(?:,|is|are|was|were|goes|go|should|be|meant|down|bags?|one|sounds|looks|seems|good|great|nice|fine|perfect|lovely|then|please|ground|whole|beans?|roast|blend|coffee|as|in|on|also|it|\d{1,2}|instead|actually|now|again)`;
const FOR_BEHIND = new RegExp(String.raw`^(?: ${FILLERS})* (?:for|(?<=\b(?:goes|go|it|one|that|given) )to) (?=(${PERSON})(?: |$))`);
/** "Give the duke to Hank" */
const TO_BEHIND = new RegExp(String.raw`^ to (?=(${PERSON})(?: |$))`);
const FOR_BEFORE = new RegExp(
  String.raw`\bfor (?=(${PERSON}) )(?:(?:my|his|her|our|the) )?\w+(?: in law)?(?: \w+)?(?: ,| then| please| (?:i|we) (?:will )?(?:take|want|have)| it is)*(?: (?:the|a|one|ground|whole|beans?))* $`,
);
/** "For my niece, who is in college, the weasel" */
const FOR_WHOM = new RegExp(String.raw`\bfor (?=(${PERSON}) )[^,]+ , who [^,:]+ [,:](?: (?:the|a|one|two|three|\d{1,2}))* $`);
/** "Mine is the captain and hers the java" */
const MINE = /\b(mine|hers|his)(?: is)?(?: the)? $/;
/** "The master is mine" */
const IS_MINE = /^ (?:is|are|should be) (mine|hers|his)\b/;
const OWNERS: Readonly<Record<string, string>> = { mine: 'me', hers: 'her', his: 'him' };

/** For whom a product is, by the words around it. */
export function personOf(mention: Mention, persons: readonly PersonWords[], clause: string): string | null {
  const { behind, since, end } = mention;
  const owner = OWNERS[(MINE.exec(since) ?? IS_MINE.exec(behind))?.[1] ?? ''];
  if (owner !== undefined) return owner;
  const after = FOR_BEHIND.exec(behind) ?? (/\b(?:give|goes to)\b/.test(clause) ? TO_BEHIND.exec(behind) : null);
  if (after) return personAt(persons, end + after[0].length, after[1]!);
  return personAhead(mention, persons);
}

/** "For my niece the weasel and the duke" */
export function personAhead({ before, since, at }: Mention, persons: readonly PersonWords[]): string | null {
  const ahead = FOR_BEFORE.exec(before) ?? FOR_WHOM.exec(since);
  if (!ahead) return null;
  return personAt(persons, at - ahead.input.length + ahead.index + 'for '.length, ahead[1]!);
}

/** The grind beside a product, before or behind its name; null without one. */
export function grindOf({ before, behind: words }: Mention): Grind | null {
  const behind = words.slice(0, OTHERS.exec(words)?.index);
  const [found, ground] = GRIND_BEFORE.exec(before) ?? [];
  return found === undefined ? grindIn(behind) : ground === undefined ? 'whole-bean' : 'ground';
}
