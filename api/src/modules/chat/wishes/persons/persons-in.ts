import { RELATION } from '../../../catalog/index.ts';
import { namesIn, relationsIn } from './names-in.ts';
import { ALL, type PersonClause, SEVERAL, VISITOR } from './person-clause.ts';
import { toPlainPersons } from './plain-persons.ts';
import { ANY_RELATION, ANY_RELATIONS, canonical, isGroup, mayMean } from './relations.ts';

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
/** "My husband neither", "so is my sister": what was said before is of both. */
const SAME_TOO =
  /^(?:(?:actually|and|well|now|also) )*(?:(?:me|i|he|she|they|(?:my|the) \w+(?: in law)?|\w+)(?: (?:can|must|may|should|does|do|is|are|will) not)? (?:neither|either|too|as well)|(?:neither|nor) (?:can|do|does|am|is|should|may|must)\b.*|so (?:am|is|are|do|does) .*|(?:the )?same (?:for|with|goes for) .*)$/;
/** What visitors say of their own taste or health; "I'm looking for a present" is none. */
const OWN =
  /\b(?:i'd (?:like|love|rather|prefer|want|take|have)|i (?:(?:really|just|only|still|always|usually|also|would|do not|can not|rather|myself|personally|am (?:more|not)) )*(?:like|love|hate|prefer|drink|enjoy|dislike|crave|need|want|have|am|can|can not|may|must|should|gave|quit|avoid|adore)|mine|(?<!\b(?:show|give|tell|help|bring|get|find|recommend|pour|sell|remind|let|got|send|excuse|forgive|pardon|gave|told|showed) )me|myself|my (?:taste|stomach|heart|doctor|doc|cardiologist|midwife|pregnancy|allergy|budget|own))\b(?! (?:to (?:buy|get|give|order|find|send|bring)|looking|buying|shopping|getting|asking|sure|sorry|thinking|wondering|a (?:present|gift))\b)/;
/** "My wife says that I can have caffeine" */
const REPORTED = new RegExp(
  String.raw`\b(?:${OF_SOMEBODY}${RELATION}(?: (?!never\b|and\b|who\b)[a-z]+)?|he|she|they) (?:says?|said|thinks?|told me|tells me|insists?|reckons?|claims?|goes(?! (?:for|with)\b))\b|\beasy for (?:him|her|them) to say\b`,
  'g',
);
/** "'No caffeine for me', says my wife" */
const SAYS =
  /^['" ]*(?:(?:says?|said|goes|shouts?|adds?) (?!(?:no|not|that|it|nothing|something|to)\b)\w|(?:(?:my|our|her|his|the) )?[a-z]+ (?:says?|said|shouts?|adds?)$)/;
/** "Only I can't", after another person */
const ONLY_VISITOR = /\b(?:only i|only me|just me|it is (?:only )?me)\b/;

/** "Her roommate" is not "she". */
const OF_OTHER = new RegExp(String.raw`\b(?:his|her|their) (?:\w+ )?${RELATION}\b`, 'g');

const MOST_NAMES = 30;
const RELATION_OF = new RegExp(String.raw`\b[Mm]y (?:\w+ )?(${RELATION}),? (\p{Lu}\p{Ll}{2,15})\b`, 'gu');

/** "I'm Martha", "I, Martha, want" */
const OWN_NAME =
  /\b(?:[Ii]['’]?m|[Ii] am|[Mm]y name(?: is|['’]s)|I,) (?!(?:Pregnant|Expecting|Nursing|Vegan|Allergic|Intolerant|C(?:oe|e)liac|Diabetic|Off|Not|Just|Only|Sorry|Fine|Good|Sure|Looking)\b)(\p{Lu}\p{Ll}{2,15})\b(?=[.,!?]| and\b|$)/gu;

/** Whether a message says the same of another: "my husband neither". */
export function isSameOfAnother(message: string): boolean {
  return SAME_TOO.test(toPlainPersons(message).replace(/[.!]+$/, ''));
}

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

  constructor(messages: readonly string[]) {
    this.relations = new Set(
      messages.flatMap((message) =>
        [...toPlainPersons(message).replace(OF_OTHER, ' ').matchAll(ANY_RELATIONS)].map(([, one]) => canonical(one!)),
      ),
    );
    for (const message of messages) this.readNames(message);
  }

  private readNames(message: string): void {
    for (const [, relation, name] of message.matchAll(RELATION_OF)) {
      const person = canonical(relation!.toLowerCase());
      // "My twins, Max and Leo"
      this.names.set(name!.toLowerCase(), isGroup(person) ? name!.toLowerCase() : person);
    }
    for (const [, name] of message.matchAll(OWN_NAME)) this.names.set(name!.toLowerCase(), VISITOR);
    for (const { name, relation } of relationsIn(message)) if (this.names.size < MOST_NAMES) this.names.set(name, canonical(relation));
    for (const name of namesIn(message)) if (!this.names.has(name) && this.names.size < MOST_NAMES) this.names.set(name, name);
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
    for (const [at, clause] of clauses.entries()) {
      if (SAME_TOO.test(clause.text)) for (const one of clauses.slice(Math.max(0, at - 1), at + 1)) one.person = ALL;
      const before = clauses[at - 1];
      if (before?.person === VISITOR && SAYS.test(clause.text)) before.person = ALL;
    }
    return clauses;
  }

  /** "No caffeine for me or Ann" */
  private withBoth(plain: string): string {
    if (this.names.size === 0) return plain;
    return plain.replace(
      new RegExp(String.raw`\bfor (?:me|myself) (?:and|or|nor) (?:${[...this.names.keys()].join('|')})(?= ?(?:$|[.,;!?)]))`, 'g'),
      'for us',
    );
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
    const [, whom] = new RegExp(String.raw`\bfor (?:${OF_SOMEBODY})?(?<!\bfriendly )(${this.anyPerson})\b(?!')`).exec(text) ?? [];
    if (whom !== undefined) return this.mention(whom);
    if (FOR_VISITOR.test(text)) return VISITOR;
    const [, relation] = ANY_RELATION.exec(text) ?? [];
    const [, name] = this.names.size > 0 ? (new RegExp(String.raw`\b(${[...this.names.keys()].join('|')})\b(?!')`).exec(text) ?? []) : [];
    const named = relation ?? name;
    const forPronoun = FOR_PRONOUN.exec(text);
    if (forPronoun) {
      // "My kid gets palpitations, so no caffeine for her"
      if (named !== undefined && text.indexOf(named) < forPronoun.index) this.mention(named);
      return this.resolve(forPronoun[1]!);
    }
    if (SHARED.test(text)) return ALL;
    if (named !== undefined) return this.mention(named);
    const [, pronoun] = PRONOUN.exec(text) ?? [];
    if (pronoun !== undefined && !OF_CHARACTER.test(text)) return this.resolve(pronoun);
    return OWN.test(text) ? VISITOR : null;
  }

  private get anyPerson(): string {
    return [RELATION, ...this.names.keys()].join('|');
  }

  private mention(said: string): string {
    const named = this.names.get(said) ?? canonical(said);
    if (named === VISITOR) return VISITOR;
    // "My mother in law", then "his mother"
    const person = !this.mentioned.includes(named) && this.mentioned.includes(`${named} in law`) ? `${named} in law` : named;
    this.words.set(person, said);
    const at = this.mentioned.indexOf(person);
    if (at >= 0) this.mentioned.splice(at, 1);
    this.mentioned.push(person);
    return person;
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
