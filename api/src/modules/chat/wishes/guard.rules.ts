import {
  type CatalogSnapshot,
  allowedNuts,
  type Flavour,
  type Grind,
  type HardWishes,
  healthAfterMessage,
  type HealthWishes,
  inTalk,
  inWords,
  noHealthWishes,
} from '../../catalog/index.ts';
import { namedAt, placesAboutHealth, withoutPreferences } from './after-preferences.ts';
import { besideCaffeine, type BesideCaffeine, isSaidOfOthers, isWithin, NOBODY_BESIDE } from './beside-caffeine.ts';
import { guestNameIn } from './guest-name.rules.ts';
import { chosenFor, withNamedDecaf } from './chosen-for.ts';
import { isOfSum } from './persons/own-limit.ts';
import { ALL, SEVERAL, VISITOR } from './persons/person-clause.ts';
import { PersonReader } from './persons/persons-in.ts';
import { partsOf, ruledOutFor, ruledOutForAll, type Told } from './ruled-out.ts';
import { askedFor } from './persons/asked-for.ts';
import { isSameLimit } from './persons/same-of-another.ts';
import { asksForOthers, isOfSeveral, personsAsked } from './persons/persons-asked.ts';
import { ofCaffeine } from './persons/whose-wish.ts';
import { readTalk } from './read-talk.ts';
import { tooMuch } from './too-much.ts';
import { priceToBeat, refusedNames, withComparedCaffeine } from './refused-names.ts';

/** What no tool of a turn may offer, whatever a model asks for. */
export interface Guard {
  wishes: HardWishes;
  /** What is ruled out by slug, for products that were named without a question or a refusal; without the preferences of earlier messages. */
  chosen: ReadonlyMap<string, HardWishes>;
  /** Of any other product that is named: of several persons with a coffee each, nobody's own conditions hold for another. */
  named: HardWishes;
  /** Cards of the last reply that were "too sweet" and the like. */
  putAside: ReadonlySet<string>;
  /** Products that the visitor has at home or refused by their names, until they ask for them. */
  notThese: ReadonlySet<string>;
  /** The cheapest cards of the last reply, when one of them was asked for; null otherwise. */
  only: ReadonlySet<string> | null;
  /** Flavours that the visitor has named, beside those refused. */
  asked: readonly Flavour[];
  /** What the newest message asks for persons beside one who must have no caffeine, and the most caffeine for them. */
  besideCaffeine: BesideCaffeine & Pick<HardWishes, 'maxCaffeine'>;
  /** What the newest message says of each of several persons, and what is ruled out for them. */
  parts: { words: string; wishes: HardWishes }[];
  /** The person of a part of the newest message. */
  personOf: (words: string) => string | null;
  /** For whom the messages of the talk ask, where they name somebody: "my dad", "me", "all", or "each" for several persons. */
  askedFor: { text: string; person: string }[];
  /** What the newest message itself rules out, in words ("no caffeine"). */
  said: string[];
  /** The grind that was asked for last: of the cards, not a condition. */
  grind: Grind | null;
  /** As the guest gave it in this session, to any character. */
  guestName: string | null;
}

/** What a guard is made of. */
export interface Said {
  /** Everything that the visitor has said in this talk, the newest last. */
  messages: readonly string[];
  /** What the visitor has said to other characters in the session, the newest first. */
  elsewhere?: readonly string[];
  /** The cards of the last reply. */
  lastCards: readonly string[];
  /** As stored before the newest message. */
  health: HealthWishes;
}

const CHEAPER =
  /\b(the|a|that|whichever is) (?:cheaper|cheapest|least expensive|less expensive)(?: one| of| option|\b)(?! (?:coffees?|blends?|bags?|beans|things?|products?|items?|roasts?|decaf|shipping|delivery)\b(?! of (?:those|these|them)))|\bder billigere|\bla mas barata|\bel mas barato|\ble moins cher/i;
const TOO_DEAR =
  /\btoo (?:expensive|dear|pricey|steep|much money)\b|\b(?:bit|little|rather) (?:steep|pricey|dear|expensive)\b|\bzu teuer\b|\bdemasiado caro\b|\btrop cher\b/i;

/** The place of a message in no talk with this character. */
const NOWHERE = -1;

const OF_SUM = /\b(?:costs?|total|sum|pay|price|together|altogether|who gets|come to)\b/;

/**
 * In a talk about several persons, what is ruled out for a product that is named without one. Null in any other talk, and where the newest
 * message asks for one of the persons or for one coffee for all, or rules out caffeine.
 */
function namedFor(told: Told, asked: readonly string[] | null): HardWishes | null {
  const { read } = told;
  const isOfOne = asked?.some((person) => person !== VISITOR) && read.findLast((one) => one.askedFor !== null)?.askedFor !== SEVERAL;
  const newest = read.filter(({ place }) => place === read.at(-1)?.place);
  // A sum of products that were chosen for different persons
  const isSum = isOfSum(newest.flatMap(({ clauses }) => clauses));
  if (asked !== null && asksForOthers(read) && isSum) return ruledOutFor(told, VISITOR);
  if (!isOfSeveral(read) || isOfOne) return null;
  const isShared = newest.some(({ askedFor: whom, clauses }) => whom === ALL && !clauses.some((clause) => OF_SUM.test(clause.text)));
  if (isShared || newest.some(({ change }) => change.maxCaffeine !== null)) return null;
  const isOwn = newest.some(({ askedFor: whom }) => whom === VISITOR);
  const wishes = ruledOutFor(told, VISITOR);
  return isOwn ? wishes : { ...wishes, maxCaffeine: null };
}

/** The guard of the newest message, and the health wishes after it. */
export function guardOf(
  catalog: CatalogSnapshot,
  { messages, elsewhere = [], lastCards, health }: Said,
): { guard: Guard; health: HealthWishes } {
  const compared = messages.map((message) => withNamedDecaf(withComparedCaffeine(message, catalog), catalog));
  const persons = new PersonReader(compared);
  const read = readTalk(compared, catalog.vocabulary, persons);
  const changes = read.map(({ change }) => change);
  const ofNewest = read.filter(({ place }) => place === messages.length - 1);
  const newest = ofNewest.map(({ change }) => change);
  const clauses = ofNewest.flatMap((one) => one.clauses);
  const after = newest.reduce(healthAfterMessage, health);
  const fine = changes.flatMap((change) => allowedNuts(change, after));
  const asked = changes.flatMap(({ flavours }) => flavours.asked);
  const whom = personsAsked(read);
  // What somebody else must not have is no health wish of the customer, and holds in all talks of the session.
  const heard = readTalk(elsewhere.toReversed(), catalog.vocabulary).map((one) => ({ ...ofCaffeine(one), place: NOWHERE }));
  const told: Told = { read, heard, health: after, fine };
  const before: Told = { ...told, read: read.filter(({ place }) => place !== messages.length - 1), health: noHealthWishes() };
  const text = messages.at(-1) ?? '';
  let wishes = ruledOutForAll(told, whom);
  // A sum and "the same for my mother" have the limit of the talk alone.
  if (isOfSum(clauses) || isSameLimit(text)) wishes = { ...wishes, maxPriceCents: ruledOutFor(told, VISITOR).maxPriceCents };
  const chosen = chosenFor(
    read.flatMap(({ clauses }) => clauses),
    catalog,
  );
  const places = namedAt(read, catalog);
  const aboutHealth = places.size === 0 ? new Set<number>() : placesAboutHealth(messages);
  function ofNamed(slug: string): HardWishes {
    const since = withoutPreferences(told, places.get(slug) ?? 0, aboutHealth);
    const person = chosen.get(slug);
    if (person !== undefined) return ruledOutFor(since, person, true);
    return { ...(namedFor(since, whom) ?? ruledOutForAll(since, whom)), maxPriceCents: wishes.maxPriceCents };
  }
  const [nameElsewhere = null] = elsewhere.map(guestNameIn).filter((name) => name !== null);
  const shown = catalog.products.filter(({ slug }) => lastCards.includes(slug));
  const prices = shown.map(({ priceCents }) => priceCents);
  if (TOO_DEAR.test(text) && prices.length > 0) wishes = { ...wishes, maxPriceCents: Math.min(...prices) - 1 };
  const beaten = priceToBeat(text, catalog);
  if (beaten !== null) wishes = { ...wishes, maxPriceCents: Math.min(beaten - 1, wishes.maxPriceCents ?? beaten) };
  // After two that cost the same, "and the cheapest?" is one of all.
  const isOfAll = new Set(prices).size === 1 && /\bcheapest\b(?!.*\bof (?:those|these|them)\b)/i.test(text);
  const isCheaper = CHEAPER.test(text) && shown.length > 1 && !isOfAll;
  return {
    guard: {
      wishes,
      chosen: new Map([...new Set([...chosen.keys(), ...places.keys()])].map((slug) => [slug, ofNamed(slug)])),
      named: namedFor(told, whom) ?? wishes,
      putAside: new Set(tooMuch(text, lastCards, catalog)),
      notThese: refusedNames(messages, catalog),
      asked,
      besideCaffeine: {
        ...(health.isCaffeineFree ? NOBODY_BESIDE : besideCaffeine(text, clauses, catalog.vocabulary)),
        maxCaffeine: ruledOutFor(before, VISITOR).maxCaffeine,
      },
      parts: partsOf(told),
      personOf: (words) => persons.inWords(askedFor(persons.clausesOf(words))),
      askedFor: read.flatMap(({ place, person }) => (person === null ? [] : [{ text: messages[place]!, person }])),
      said: newest.flatMap((change) => inWords(inTalk(change, changes))),
      grind: read.findLast(({ grind }) => grind !== null)?.grind ?? null,
      guestName: read.findLast(({ guestName }) => guestName !== null)?.guestName ?? nameElsewhere,
      only: isCheaper ? new Set(shown.filter(({ priceCents }) => priceCents === Math.min(...prices)).map(({ slug }) => slug)) : null,
    },
    health: after,
  };
}

/** Of a talk that is not stored: what was said about health holds for as long. */
export function guardOfTalk(catalog: CatalogSnapshot, messages: readonly string[], lastCards: readonly string[] = []): Guard {
  const before = readTalk(messages.slice(0, -1), catalog.vocabulary).map(({ change }) => change);
  return guardOf(catalog, { messages, lastCards, health: before.reduce(healthAfterMessage, noHealthWishes()) }).guard;
}

/** The guard of a search for one person of several, by the words of the newest message about that person alone. */
export function guardOfPart(guard: Guard, words: string): Guard {
  const { maxCaffeine } = guard.besideCaffeine;
  // "Dad drinks regular, two gifts": with what holds for each.
  const [part, other] = guard.parts.filter((one) => isWithin(words, one.words) || isWithin(one.words, words));
  const wishes = part && !other ? part.wishes : guard.wishes;
  return { ...guard, wishes: isSaidOfOthers(words, guard.besideCaffeine) ? { ...wishes, maxCaffeine } : wishes };
}
