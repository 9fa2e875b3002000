import {
  afterMessage,
  allergensOf,
  healthAfterMessage,
  noHardWishes,
  noHealthWishes,
  readWishes,
  type Vocabulary,
  type WishChange,
} from '../../catalog/index.ts';
import { allergensIn, continued, withAddedAllergens, withAllergyToThat, withListedFoods } from './corrections/added-foods.ts';
import { corrected, isCorrection } from './corrections/corrected.ts';
import { takenBackOf, withoutDoubtfulLifts } from './corrections/doubtful-lifts.ts';
import { withNone, withOpposite, withStepDown } from './corrections/opposite-wish.ts';
import { withTakenBack } from './corrections/taken-back.ts';
import { isOfOthers, type Known, withLifted } from './of-whom.ts';
import { type AllergenRule, avoidedBy, withoutOthersAllergens } from './persons/allergens-of.ts';
import { type PersonClause, VISITOR } from './persons/person-clause.ts';
import { PersonReader } from './persons/persons-in.ts';
import { sameOfBefore } from './persons/same-of-another.ts';
import { attribute, type Attribution, withoutHealthOfOthers } from './persons/whose-wish.ts';
import { type ReadMessage, readOnce } from './read-once.ts';

/** "I'm allergic to peanuts. Sorry, I mean almonds, not peanuts": the second half corrects the first. */
function halves(message: string, vocabulary: Vocabulary): string[] {
  const at = message.search(/(?<=[.!?,;] ?)\b(?:sorry|o+ps|whoops|correction|wait|i mean(?:t)?)\b/i);
  const rest = at < 0 ? '' : message.slice(at);
  if (at <= 0) return [message];
  return isCorrection(rest) || readWishes(rest, vocabulary).lifted.own.length > 0 ? [message.slice(0, at), rest] : [message];
}

/** A turn parses at most this many characters of a talk, which bounds its processor time. 500 messages of 60 characters are within it. */
const MOST_CHARACTERS = 30_000;
/** The same for older messages that may name an allergen, or caffeine. */
const MOST_CHARACTERS_OF_HEALTH = 10_000;
const OF_HEALTH =
  /al+[eé]rg|intol|vertr[aä]g|celiac|coeliac|vegan|caffein|koffein|[ck]af[eé][ií]n|decaf|pregnan|breast|heart|cardiolog|cacahu|arachid|erdnu|n[uü]ss|nuez|nueces|noix|milch|leche|lait|la[ck]to|huevo|oeuf|eier|weizen|trigo|soja|gl[uú]ten|[🥜🥛🥚🌰🐟🦐]/iu;

/** Only a sign: what is ruled out, the reading of the message says. */
function mayBeOfHealth(text: string): boolean {
  return OF_HEALTH.test(text) || text.split(/\W+/).some((word) => allergensOf(word.toLowerCase()).length > 0);
}

/** The newest messages within the limit, and the newest of the others that may be about health; all are given newest first. */
export function withinCharacterLimit<Message extends { text: string }>(messages: readonly Message[]): Message[] {
  const newest = newestOf(messages, MOST_CHARACTERS);
  const older = messages.slice(newest.length).filter(({ text }) => mayBeOfHealth(text));
  return [...newest, ...newestOf(older, MOST_CHARACTERS_OF_HEALTH)];
}

function newestOf<Message extends { text: string }>(messages: readonly Message[], most: number): readonly Message[] {
  let characters = 0;
  const end = messages.findIndex(({ text }) => (characters += text.length) > most);
  return end < 0 ? messages : messages.slice(0, end);
}

export type TalkMessage = ReadMessage &
  Attribution & {
    /** The place of the message in the talk. */
    place: number;
    clauses: PersonClause[];
    /** For whom it asks, as the visitor would say: "my dad", "me", "all", "each"; null where it names nobody. */
    person: string | null;
  };

/** The messages of a talk, each in the light of those before it; a message that corrects itself is two. */
export function readTalk(messages: readonly string[], vocabulary: Vocabulary, persons = new PersonReader(messages)): TalkMessage[] {
  let last: string | null = null;
  let known: Known = { wishes: noHardWishes(), health: noHealthWishes(), ofOthers: [] };
  let before: WishChange | undefined;
  let whoseBefore: (Attribution & { clauses: readonly PersonClause[] }) | undefined;
  let limited: string | null = null;
  const rules: AllergenRule[] = [];
  const others = new Set<string>();
  return messages
    .flatMap((message, place) => halves(message, vocabulary).map((half) => ({ message: half, place })))
    .map(({ message, place }, at, all) => {
      const previous = all[at - 1]?.message ?? '';
      const told = withListedFoods(withNone(withStepDown(message.trim(), previous), previous), vocabulary);
      const said = withAllergyToThat(told, previous, vocabulary);
      const text = withOpposite(
        sameOfBefore(message, said, before) ?? withAddedAllergens(said, previous, before, vocabulary),
        known.wishes.maxCaffeine,
        (before?.maxCaffeine ?? null) !== null,
      );
      const read = readOnce(corrected(continued(text, before, vocabulary), known, vocabulary), vocabulary);
      const clauses = persons.clausesOf(message);
      for (const { person } of clauses) if (person !== null && person !== VISITOR) others.add(person);
      const [other] = others.size === 1 ? others : [];
      const taken = { ...known, theirs: other === undefined ? [] : avoidedBy(rules, other) };
      const lifting = withLifted(read.change, text, known);
      const stated = withTakenBack(lifting, text, previous, before, taken, vocabulary);
      const attribution = attribute(stated, clauses, last, (clause) => readOnce(clause, vocabulary).change, {
        before: rules,
        limited,
        allergensIn: (clause) => allergensIn(clause, vocabulary),
      });
      if (stated.lifted.isCaffeine && !lifting.lifted.isCaffeine) attribution.released = takenBackOf(attribution, clauses, whoseBefore);
      const { change: lifted, ...whose } = withoutDoubtfulLifts({ ...attribution, change: stated }, message, messages.slice(0, place));
      const change = withoutOthersAllergens(withoutHealthOfOthers(lifted, whose), whose.rules, rules);
      rules.push(...whose.rules);
      last = whose.askedFor ?? last;
      limited = whose.limited;
      whoseBefore = { ...whose, clauses };
      before = change;
      known = {
        wishes: afterMessage(known.wishes, change),
        health: healthAfterMessage(known.health, change),
        ofOthers: [...known.ofOthers, ...(isOfOthers(text) ? change.allergens : [])],
      };
      return { ...read, ...whose, clauses, change, place, person: persons.inWords(whose.askedFor) };
    });
}
