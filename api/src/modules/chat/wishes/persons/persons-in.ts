import { RELATION } from '../../../catalog/index.ts';
import { labelsIn, rolesBeside } from './labels.ts';
import { namesIn, ownNamesIn, relationsIn } from './names-in.ts';
import { ALL, type PersonClause, SEVERAL, VISITOR } from './person-clause.ts';
import { toPlainPersons } from './plain-persons.ts';
import { shareConditions } from './same-of-another.ts';
import { ANY, countedIn, countedOne, numberedIn, oneOfRelation, relationOf, whichOf } from './one-of-relation.ts';
import { ANY_RELATION, ANY_RELATIONS, canonical, isGroup, mayMean, namesRole, ROLE, roleIn } from './relations.ts';

const JOINT =
  /\s*[,.;:!?\n()]+\s*(?:and |but |while |plus )?|\s+so (?=i(?:['’]m| am| can|['’]ve| have)\b)|\s+(?:and|but|while|plus|und|aber|y|pero|et|mais|&|-|–)\s+/g;
const OF_SOMEBODY = String.raw`(?:(?:my|our|the|his|her|their|a|an) )(?:(?!and\b|or\b|who\b)[\w-]+ )?`;
const PRONOUN = /\b(he|she|him|hers|her|they|them)\b(?! (?:own|birthday|house|place|kitchen|office|mug|cup|machine|grinder)\b)/;
/** Of a character of the shop: "he looks so good, I'll take Duke's Spice" */
const OF_CHARACTER = /\b(?:he|she) (?:looks?|sounds?|seems?|tastes?|smells?|costs?)\b/;
const FOR_PRONOUN = /\bfor (he|she|him|her|they|them)\b/;
const FOR_VISITOR = /\bfor (?:me|myself|mine)\b/;
const SHARED =
  /\b(?:(?<!\bwith )us|we both|both of (?:us|them)|all of (?:us|them)|(?<!\bthat )every(?:one|body)|the (?:two|three|four) of (?:us|them)|(?:we|they) (?:all|both)|share|sharing|each|neither .* nor|like (?:me|us|him|her)|the whole family|the family|the house(?:hold)?)\b/;
/** What visitors say of their own taste or health; "I'm looking for a present" is none. */
const OWN =
  /\b(?:i'd (?:like|love|rather|prefer|want|take|have)|i (?:(?:really|just|only|still|always|usually|also|would|do not|can not|rather|myself|personally|am (?:more|not)) )*(?:like|love|hate|prefer|drink|enjoy|dislike|crave|need|want|have|am|can|can not|may|must|should|gave|quit|avoid|adore)|mine|(?<!\b(?:show|give|tell|help|bring|get|find|recommend|pour|sell|remind|let|got|send|excuse|forgive|pardon|gave|told|showed) )me|myself|my (?:taste|stomach|heart|doctor|doc|cardiologist|midwife|pregnancy|allergy|budget|own))\b(?! (?:to (?:buy|get|give|order|find|send|bring)|looking|buying|shopping|getting|asking|sure|sorry|thinking|wondering|a (?:present|gift))\b)/;
/** "My wife says that I can have caffeine" */
const REPORTED = new RegExp(
  String.raw`\b(?:${OF_SOMEBODY}(?:${RELATION}|${ROLE})(?: (?!never\b|and\b|who\b)[a-z]+)?|he|she|they) (?:says?|said|thinks?|told me|tells me|insists?|reckons?|claims?|goes(?! (?:for|with)\b))\b|\beasy for (?:him|her|them) to say\b|\bany of them (?=(?:be )?(?:cheaper|for less|in stock|available|already ground|on (?:sale|offer))\b)`,
  'g',
);
/** "Only I can't", after another person */
const ONLY_VISITOR = /\b(?:only i|only me|just me|it is (?:only )?me)\b/;

const FOR_ROLE = new RegExp(String.raw`\bfor ${OF_SOMEBODY}(${ROLE})\b(?!')`);

/** "Her roommate" is not "she". */
const OF_OTHER = new RegExp(String.raw`\b(?:his|her|their) (?:\w+ )?${RELATION}\b`, 'g');

const MOST_NAMES = 30;
const RELATION_OF = new RegExp(String.raw`\b[Mm]y (?:\w+ )?(${RELATION}),? (\p{Lu}\p{Ll}{2,15})\b`, 'gu');

/** Reads the messages of one talk in turn, and remembers the persons that they name. */
export class PersonReader {
  /** The relation of a name: "my boss Karen". */
  private readonly names = new Map<string, string>();
  /** The word by which each person was called last. */
  private readonly words = new Map<string, string>();
  /** The persons of the talk, the last named last. */
  private readonly mentioned: string[] = [];
  /** All relations of the talk: whom a pronoun may mean before its person is named. */
  private readonly relations: ReadonlySet<string>;
  /** The relation of persons who are counted: "three friends". */
  private counted: string | undefined;

  constructor(messages: readonly string[]) {
    this.relations = new Set(
      messages.flatMap((message) =>
        [...toPlainPersons(message).replace(OF_OTHER, ' ').matchAll(ANY_RELATIONS)].map(([, one]) => canonical(one!)),
      ),
    );
    for (const message of messages) this.readNames(message);
    const labels = labelsIn(messages);
    for (const name of [...labels, ...rolesBeside(labels, messages)]) if (!this.names.has(name)) this.names.set(name, name);
  }

  private readNames(message: string): void {
    for (const [, relation, name] of message.matchAll(RELATION_OF)) {
      const person = canonical(relation!.toLowerCase());
      // "My twins, Max and Leo"
      this.addName(isGroup(person) ? name!.toLowerCase() : person, name!.toLowerCase());
    }
    for (const { name, person } of numberedIn(message)) if (this.names.size < MOST_NAMES) this.names.set(name, person);
    this.counted = countedIn(message) ?? this.counted;
    for (const name of ownNamesIn(message)) this.names.set(name, VISITOR);
    for (const { name, relation } of relationsIn(message)) if (this.names.size < MOST_NAMES) this.names.set(name, canonical(relation));
    for (const name of namesIn(message)) if (!this.names.has(name) && this.names.size < MOST_NAMES) this.names.set(name, name);
  }

  /** Adds a name. "My friend Tom" and "my friend Ann" are two persons. */
  private addName(person: string, name: string): void {
    const others = [...this.names].filter(([other, of]) => other !== name && (of === person || of === oneOfRelation(person, other)));
    for (const [other] of others) this.names.set(other, oneOfRelation(person, other));
    this.names.set(name, others.length === 0 ? person : oneOfRelation(person, name));
  }

  clausesOf(message: string): PersonClause[] {
    this.readNames(message);
    const plain = this.withBoth(toPlainPersons(message));
    const clauses: PersonClause[] = [];
    let from = 0;
    let isContinued = false;
    for (const joint of [...plain.matchAll(JOINT), null]) {
      const text = plain.slice(from, joint?.index);
      const own = this.personIn(text);
      // "My husband wants it dark and strong, nothing sweet": of the same sentence.
      const person = own ?? (isContinued ? (clauses.at(-1)?.person ?? null) : null);
      if (text.trim() !== '') clauses.push({ text: text.trim(), person, isQuestion: joint !== null && joint[0].includes('?') });
      if (joint) {
        isContinued = !/[.;!?\n]/.test(joint[0]);
        from = joint.index + joint[0].length;
      }
    }
    shareConditions(clauses);
    return clauses;
  }

  /** "No caffeine for me or Ann", "my friend Tom or my friend Ann" */
  private withBoth(plain: string): string {
    if (this.names.size === 0) return plain;
    const name = `(?:${[...this.names.keys()].join('|')})`;
    const person = String.raw`(?:(?:my|our) )?(?:${RELATION} )?${name}`;
    return plain
      .replace(new RegExp(String.raw`\bfor (?:me|myself) (?:and|or|nor) ${name}(?= ?(?:$|[.,;!?)]))`, 'g'), 'for us')
      .replace(new RegExp(String.raw`\b${person} or ${person}\b`, 'g'), 'us');
  }

  /** The person as the visitor would say: "my dad", "Karen", "me", "all", or "each" for several persons with a coffee each; null for nobody. */
  inWords(person: string | null): string | null {
    if (person === null || person === ALL) return person;
    if (person === SEVERAL) return 'each';
    if (person === VISITOR) return 'me';
    if (person === 'he' || person === 'she') return person === 'he' ? 'him' : 'her';
    const name = [...this.names].find(([, of]) => of === person)?.[0];
    return name === undefined ? `my ${this.words.get(person) ?? person}` : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  }

  private personIn(clause: string): string | null {
    const text = clause.replace(REPORTED, '');
    if (ONLY_VISITOR.test(text)) return VISITOR;
    const whom = new RegExp(String.raw`\bfor (?:${OF_SOMEBODY})?(?<!\bfriendly )(${this.anyPerson})\b(?!')`, 'd').exec(text);
    if (whom) return this.mentionAt(text, whom.indices![1]![0], whom[1]!);
    const [, role] = FOR_ROLE.exec(text) ?? [];
    if (role !== undefined) return this.mention(role);
    if (FOR_VISITOR.test(text)) return VISITOR;
    const relation = ANY_RELATION.exec(text);
    const name = this.names.size > 0 ? new RegExp(String.raw`\b(${[...this.names.keys()].join('|')})\b(?!')`).exec(text) : null;
    const named = relation ?? name;
    const forPronoun = FOR_PRONOUN.exec(text);
    if (forPronoun) {
      // "My kid gets palpitations, so no caffeine for her"
      if (named && named.index < forPronoun.index) this.mentionAt(text, named.index, named[1]!);
      return this.resolve(forPronoun[1]!);
    }
    if (SHARED.test(text)) return ALL;
    if (named) return this.mentionAt(text, named.index, named[1]!);
    const whose = roleIn(text);
    if (whose !== undefined) return this.mention(whose);
    const which = this.counted === undefined ? undefined : countedOne(text);
    if (which !== undefined) return this.mention(this.counted!, which);
    const [, pronoun] = PRONOUN.exec(text) ?? [];
    if (pronoun !== undefined && !OF_CHARACTER.test(text)) return this.resolve(pronoun);
    return OWN.test(text) && !namesRole(text) ? VISITOR : null;
  }

  private get anyPerson(): string {
    return [RELATION, ...this.names.keys()].join('|');
  }

  /** A person or relation at a place of a text; "my friend Tom" is Tom. */
  private mentionAt(text: string, at: number, said: string): string {
    const [, name = ''] = /^,? ([a-z]+)\b(?!')/.exec(text.slice(at + said.length)) ?? [];
    const person = this.names.get(name);
    const isName = person !== undefined && relationOf(person) === canonical(said);
    return isName ? this.mention(name) : this.mention(said, whichOf(text, at, said));
  }

  private mention(said: string, which: string | null = null): string {
    const named = this.names.get(said) ?? this.oneOf(canonical(said), which);
    if (named === VISITOR) return VISITOR;
    if (which !== null) this.counted = relationOf(named);
    // "My mother in law", then "his mother"
    const person = !this.mentioned.includes(named) && this.mentioned.includes(`${named} in law`) ? `${named} in law` : named;
    this.words.set(person, which === null ? said : `${which} ${said}`);
    const at = this.mentioned.indexOf(person);
    if (at >= 0) this.mentioned.splice(at, 1);
    this.mentioned.push(person);
    return person;
  }

  /** One person of a relation; without an ordinal the only one of the talk, or any of them. */
  private oneOf(relation: string, which: string | null): string {
    if (which !== null) return oneOfRelation(relation, which);
    const known = this.mentioned.filter((person) => relationOf(person) === relation);
    return known.length > 1 ? oneOfRelation(relation, ANY) : (known[0] ?? relation);
  }

  /** The last person that a pronoun may mean; else the only one of the talk, a person without a name, or everybody. */
  private resolve(pronoun: string): string {
    function isMeant(person: string): boolean {
      return mayMean(pronoun, person);
    }
    const found = this.mentioned.findLast(isMeant);
    if (found !== undefined) return found;
    if (pronoun === 'they' || pronoun === 'them') return this.mentioned.length === 1 ? this.mentioned[0]! : ALL;
    const meant = [...this.relations].filter(isMeant);
    return meant.length === 1 ? meant[0]! : meant.length === 0 ? (/^(?:he|him)$/.test(pronoun) ? 'he' : 'she') : ALL;
  }
}
