import { RELATION } from '../../../catalog/index.ts';
import { isName } from './names-in.ts';
import { canonical, ORDINAL } from './relations.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five'];
const NUMBER = `(?:${NUMBER_WORDS.join('|')}|[1-5])`;
const BEFORE = new RegExp(String.raw`\b(${ORDINAL}) $`);
/** "Coworker number two", "friend three likes it dark" */
const BEHIND = new RegExp(
  String.raw`^ (?:(?:number|no|nr|#) ?(${NUMBER})\b|(${NUMBER})(?= ?$| (?:is|has|likes|loves|wants|needs|prefers|hates|drinks|takes|can|quit)\b))`,
);

function ordinalOf(said: string): string {
  const place = NUMBER_WORDS.indexOf(said) + 1 || Number.parseInt(said, 10);
  return ORDINALS[place - 1] ?? said.replace(/^an/, '');
}

/** Which of several persons of one relation the words around it mean: "second friend", "coworker number two"; null where they tell nothing. */
export function whichOf(text: string, at: number, relation: string): string | null {
  const [, before] = BEFORE.exec(text.slice(0, at)) ?? [];
  const [, numbered, listed] = BEHIND.exec(text.slice(at + relation.length)) ?? [];
  const said = before ?? numbered ?? listed;
  return said === undefined ? null : ordinalOf(said);
}

/** Any of several persons of one relation. */
export const ANY = 'any';

/** A person who is one of several of a relation, by an ordinal or a name: "friend #tom". */
export function oneOfRelation(relation: string, which: string): string {
  return `${relation} #${which}`;
}

/** The relation of a person: "friend" for "friend #tom". */
export function relationOf(person: string): string {
  return person.replace(/ #.*$/, '');
}

/** The name of a person, or what stands for it: "tom" for "friend #tom", "mother" for "mother". */
export function nameOf(person: string): string {
  return person.replace(/^.* #/, '');
}

/** Whether two persons of one relation may be the same: "my friend" and "my friend Tom", but not "my first friend" and "my second friend". */
export function mayBeSame(one: string, other: string): boolean {
  if (one === other || relationOf(one) !== relationOf(other)) return one === other;
  const which = [one, other].map((person) => person.split(' #')[1] ?? null);
  if (which.includes(ANY)) return true;
  const places = which.map((word) => ORDINALS.indexOf(word ?? ''));
  const isOther = which.includes('other');
  // "My roommate", then "my other roommate" or "the second roommate"
  if (which.includes(null)) return !isOther && !places.some((place) => place > 0);
  if (isOther) return !places.includes(0);
  return places.some((place) => place >= 0) && places.includes(-1);
}

const NUMBERED = new RegExp(
  String.raw`\b(?:(${ORDINAL}) (${RELATION})|(${RELATION}) (?:(?:number|no\.?|nr\.?|#) ?(${NUMBER})|(${NUMBER})(?=,))),? (\p{Lu}\p{Ll}{2,15})\b`,
  'giu',
);
const CAPITAL = /^\p{Lu}\p{Ll}/u;

/** Names beside an ordinal, in small letters: "Coworker number two, Dale". */
export function numberedIn(message: string): { name: string; person: string }[] {
  return [...message.matchAll(NUMBERED)].flatMap(([, ordinal, relation, other, number, listed, name = '']) => {
    const which = ordinalOf((ordinal ?? number ?? listed)!.toLowerCase());
    const person = oneOfRelation(canonical((relation ?? other)!.toLowerCase()), which);
    return CAPITAL.test(name) && isName(name) ? [{ name: name.toLowerCase(), person }] : [];
  });
}

const COUNT = new RegExp(String.raw`\b(?:two|three|four|five|several|[2-5]) (?:[\w-]+ )?(?:(${RELATION})s|people|persons)\b`, 'i');
/** What persons say and products do not: "the third one just says surprise me". */
const COUNTED = new RegExp(
  String.raw`^(?:(?:and|then|ok|so|now|but) )*(?:the )?(first|second|third|fourth|fifth|other|last)(?: (?:one|person|guy|lady))? (?:(?:just|only|really|also|always|mostly) )*(?:says|said|told me|likes|loves|wants|prefers|hates|drinks(?! (?:well|like))|asked|can not have|is (?:(?:a )?vegan|allergic|pregnant|on a budget|off (?:caffeine|coffee)|into|lactose))\b`,
);

/** The relation of several persons who are counted: "three friends"; undefined where a message counts none. */
export function countedIn(message: string): string | undefined {
  const [counted, relation] = COUNT.exec(message) ?? [];
  return counted === undefined ? undefined : canonical(relation?.toLowerCase() ?? 'person');
}

/** Which of the persons who are counted a clause is about; undefined for none. */
export function countedOne(text: string): string | undefined {
  return COUNTED.exec(text)?.[1];
}
