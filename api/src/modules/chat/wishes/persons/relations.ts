import { RELATION } from '../../../catalog/index.ts';

/** "The second friend", "my other roommate" */
export const ORDINAL = '(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|(?:an)?other)';

/** A relation that means a person of the talk: neither the coffee of that name nor an address. */
export const ANY_RELATION = new RegExp(
  String.raw`(?<!\bfriendly )(?<!(?<!\b(?:my|our|his|her|the|a) (?:\w+ )?)(?<!\b${ORDINAL} )(?=buddy|bro\b|sis\b|friend\b(?! (?:number|no|nr|#))))\b(${RELATION})\b(?!'s? (?!is\b|a\b|not\b|got\b|allowed\b)|[- ]to[- ]be\b| of (?:yours|his|hers|theirs)\b)`,
);
export const ANY_RELATIONS = new RegExp(ANY_RELATION.source, 'g');

const FEMALE =
  /^(?:missus|wif\w+|girlfriend|gf|fiancee|(?:step[- ]?)?(?:m[uo]m\w*|mother|mama|daughter|sister)|sis|aunt\w*|gran(?:ny)?\b|grandm\w+|nana?\b|niece)/;
const MALE =
  /^(?:hub\w+|husband|boyfriend|bf|(?:step[- ]?)?(?:dad\w*|father|son|brother)|papa|bro\b|uncle|gramps|grandpa|grandfather|grandad|granddad|nephew|buddy)/;
const GROUP = /^(?:parents|kids|twins|grandparents|grandchildren|grandkids)/;

const SAME: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['husband', 'hubby', 'huby', 'hubs'],
    ['wife', 'wifey', 'missus'],
    ['mother', 'mum', 'mom', 'mummy', 'mommy', 'mumma', 'momma', 'mama'],
    ['father', 'dad', 'daddy', 'papa'],
    ['sister', 'sis'],
    ['brother', 'bro'],
    ['girlfriend', 'gf'],
    ['boyfriend', 'bf'],
    ['aunt', 'auntie'],
    ['grandmother', 'gran', 'granny', 'grandma', 'nan', 'nana'],
    ['grandfather', 'gramps', 'grandpa', 'grandad', 'granddad'],
    ['roommate', 'roomie', 'flatmate', 'housemate'],
    ['neighbor', 'neighbour'],
  ].flatMap(([person, ...others]) => others.map((other) => [other, person!])),
);

/** One word for each relation: "hubby" is the husband. */
export function canonical(relation: string): string {
  const [, base = relation, inLaw = ''] = /^(.*?)((?:[ -]in[ -]law)?)$/.exec(relation) ?? [];
  // "Grandpas heart"
  const one = base.replace(/^(grand(?:pa|ma|dad|father|mother))s$/, '$1');
  return `${SAME[one] ?? one}${inLaw.replaceAll('-', ' ')}`;
}

/** Roles of persons. They name one only behind a possessive: "I'm a teacher" names nobody else. */
export const ROLE =
  '(?:supervisor|teacher|professor|tutor|assistant|secretary|client|customer|babysitter|nanny|cleaner|mentor|pastor|librarian|hairdresser|gardener|teammate|classmate|bestie|tenant|student)';
const ROLE_OF = new RegExp(String.raw`\b(?:my|our|his|her|their) (?:(?!and\b|or\b|who\b)[\w-]+ )?(${ROLE})\b(?!'s?\b)`);
/** "My tutor took me off caffeine" is about the visitor. */
const OF_VISITOR = /\b(?:i|i'[a-z]+|me|myself|mine|us|we|our own)\b/;

const ANY_ROLE = new RegExp(String.raw`\b(?:my|our|his|her|their|the|an?|one) (?:[\w-]+ )?${ROLE}\b`);

/** Whether a text names a person by a role: "I have a client who can't have caffeine". */
export function namesRole(text: string): boolean {
  return ANY_ROLE.test(text);
}

const IS_ROLE = new RegExp(`^${ROLE}$`);

/** Whether a person is known by a role alone. */
export function isRole(person: string): boolean {
  return IS_ROLE.test(person);
}

/** "Our supervisor banned caffeine" is about others. */
const RULES = /\b(?:bans?|banned|forbids?|forbade|prohibit\w*|recommend\w*|suggest\w*|advis\w*|allows?|lets?|insist\w*|orders|ordered)\b/;

/** "Our supervisor likes it dark": the role; undefined for none. */
export function roleIn(text: string): string | undefined {
  return OF_VISITOR.test(text) || RULES.test(text) ? undefined : ROLE_OF.exec(text)?.[1];
}

/** Whether a pronoun may mean a person, as far as the word for the person tells. */
export function mayMean(pronoun: string, person: string): boolean {
  const isMale = /^(?:he|him|his)$/.test(pronoun);
  if (person === 'he' || person === 'she') return isMale === (person === 'he');
  const not = isMale ? FEMALE : /^(?:she|hers?)$/.test(pronoun) ? MALE : null;
  return not === null ? GROUP.test(person) : !not.test(person) && !GROUP.test(person);
}

/** "My parents", "the kids" */
export function isGroup(person: string): boolean {
  return GROUP.test(person);
}

/** Whether a person may belong to a group. */
export function isOneOf(person: string, group: string): boolean {
  if (group === 'parents') return /^(?:step[- ]?)?(?:mother|father)$/.test(person);
  return group === 'grandparents' ? /^grand(?:mother|father)$/.test(person) : isGroup(group);
}
