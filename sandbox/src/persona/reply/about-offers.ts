import { addressed } from '../language/person.ts';
import { amountForGroup } from './brew-amounts.ts';
import { type Found, hasWord, searchesIn } from '../plan/tool-results.ts';
import type { Persona } from '../read-persona.ts';
import { isBareRequest } from '../understand/parts/adjusted-parts.ts';
import { isMourning } from '../understand/feelings.ts';
import { ONLY_ONE } from '../understand/rules.ts';
import type { Turn } from '../understand/turn.ts';
import { priceOf } from './about-prices.ts';
import { conditionsKept, conditionsNamed, conditionPhrases, tasteWords } from './conditions.ts';
import type { Scene } from './scene.ts';
import { required, type Answer, type Part, type Writer } from './writer.ts';
import { hasHardWish, hasSoftWish } from '../understand/wishes/wishes.ts';
import { listed, notesOf, wordsOf, grindWords } from './wording.ts';

const ASKS_RANK = /\b(popular|buys? (?:the )?most|best ?sell\w*|sells? best|most sold|trending|reviews?|rated)\b/;

/** The products of a recommendation, and what else the message asks about them. */
export function recommend(scene: Scene): Answer {
  const { turn, writer } = scene;
  // How many bags "an office of about ten people" needs.
  const amount = amountForGroup(turn.text);
  const [{ total } = { total: null }] = searchesIn(scene.results);
  const isOnly = ONLY_ONE.test(turn.text) && isOfConditions(turn) && total !== null && total > 0;
  const [first] = scene.offer?.products ?? [];
  if (isOnly && total === 1 && first) return [writer.line('onlyOne', { name: first.name })];
  const isAnswered = turn.shown.length > 0 || turn.newPersons.length > 1;
  return [
    turn.tone !== null && writer.more(turn.tone),
    isOnly && writer.line('notOnly', { count: String(total) }),
    ASKS_RANK.test(turn.text) && writer.line('unranked'),
    ...shown(scene, !isComforting(scene)),
    tasteOfEach(scene),
    amount !== null && required(amount),
    // Who goes on with a recommendation has answered that question.
    !isAnswered && writer.more(scene.offer?.fit === 'full' && turn.wishes.grind !== null ? 'offerBrew' : 'ask'),
  ];
}

/** Whether the message asks by nothing but conditions, which every product that was found meets. */
function isOfConditions({ said, wishes, text }: Turn): boolean {
  const isBare = /\bonly (?:ones?|coffees?|options?|choice)(?: (?:you|there|here|left|of that kind)\b.*)?$/.test(text);
  return !hasSoftWish(said) && (isBare ? hasHardWish(wishes) && !hasSoftWish(wishes) : hasHardWish(said));
}

/** "My sister", "tom"; neither "our hosts" nor the "friend" of "three friends". */
const ONE_PERSON = /^(?:my|our) \w*[a-rt-z]$|^(?:(?!my |our )\w+ )?[a-z]+$/;

/** Asks for the taste of each of several persons that are named without one. */
function tasteOfEach({ turn: { newPersons, said, raw }, writer }: Scene): Part | null {
  const others = newPersons.filter((person) => person !== 'me' && ONE_PERSON.test(person));
  const persons = others.filter((person, at) => at === 0 || !isOnePerson(raw, others[at - 1]!, person));
  const called = persons.flatMap((person) => calledIn(raw, person) ?? []);
  return called.length > 1 && isBareRequest(said) ? writer.line('tasteOfEach', { persons: listed(called) }) : null;
}

/** "The Pennine Way" and "my daughter's piano teacher" are not two persons. */
function isOnePerson(raw: string, ...persons: [string, string]): boolean {
  const [one, other] = persons.map((person) => person.split(' ').at(-1)!);
  return new RegExp(String.raw`\b${one}(?:['’]s (?:\w+ )?| )${other}\b`, 'i').test(raw);
}

/** "your sister", "Tom" as the message writes it, also of "coworkers Tom"; null where it has no such word. */
function calledIn(raw: string, person: string): string | null {
  if (/^(?:my|our) /.test(person)) return addressed(person);
  const [name = ''] = person.split(' ').slice(-1);
  const called = new RegExp(String.raw`\b${name}\b`, 'i').exec(raw)?.[0] ?? null;
  return person.includes(' ') && called === name ? null : called;
}

/** Products with notes and prices; a condition that none meets is named first. */
export function shown(scene: Scene, isPriced = true): Answer {
  const { turn, offer, writer, persona } = scene;
  const { wishes, said } = turn;
  const hard = listed(conditionPhrases(conditionsNamed(wishes, said)));
  const [first, ...rest] = offer?.products ?? [];
  if (!offer || !first) return unmet(scene, hard);
  const isBeans = first.category === 'beans';
  const soft = listed(tasteWords(wishes), 'or');
  const isMissed = offer.fit === 'soft-miss' && soft !== '' && hard !== '';
  const kept = isMissed ? '' : listed(conditionPhrases(conditionsKept(wishes, said)));
  const others = rest.map((product) => `${product.name} (${notesOf(product)}${isPriced ? `, ${product.price}` : ''})`);
  return [
    isMissed && writer.line('softMiss', { soft, hard }),
    notQuite(turn, offer.products, writer),
    offer.fit === 'exhausted' && writer.line('noneLeft'),
    turn.isCheapest && isBeans && writer.line('lowest', wordsOf(first)),
    isBeans ? writer.line(isPriced ? praise(first, persona) : 'gentle', wordsOf(first)) : priceOf(writer, first),
    // The stock of the grind, for a message that asks for nothing else.
    isBeans && said.grind !== null && !hasSoftWish(said) && writer.line('inStock', { name: first.name, grinds: grindWords(said.grind) }),
    others.length > 0 && writer.line('also', { others: listed(others, 'or') }),
    kept !== '' && writer.more('kept', { wish: kept }),
  ];
}

/** The line that recommends a coffee with its price. */
function praise({ slug }: Found, persona: Persona): 'self' | 'pick' {
  return slug === persona.slug ? 'self' : 'pick';
}

/** Nothing meets the conditions: what comes nearest, and what it breaks. */
function unmet({ turn, offer, writer }: Scene, conditions: string): Answer {
  if (turn.wishes.category === 'equipment') return [writer.line('goods')];
  const { product, breaks = [] } = offer?.nearest ?? {};
  return [
    offer?.fit === 'exhausted' ? writer.line('noneLeft') : writer.line('none', { wish: conditions || 'what you describe' }),
    product !== undefined &&
      writer.line(product.unsuitable.length > 0 ? 'nearestOver' : 'nearest', { ...wordsOf(product), breaks: listed(breaks) }),
  ];
}

/** For a requested flavour that no product has: names what is offered instead. With a condition, another bag may have it. */
function notQuite({ said, intent, wishes }: Turn, products: Found[], writer: Writer): Part | null {
  const word = said.words.find((one) => !products.some((product) => hasWord(product, one)));
  return word === undefined || intent !== 'recommend' || hasHardWish(wishes) ? null : writer.line('notQuite', { word });
}

const COMFORTS = ['mourning', 'sad', 'stressed', 'tired'] as const;

/** Comfort comes without a price, and so does what is offered right after it. */
function isComforting({ turn, writer }: Scene): boolean {
  if (turn.isCheapest || turn.isDearest || turn.said.maxPriceCents !== null) return false;
  return (turn.tone !== null && turn.tone !== 'happy') || COMFORTS.some((act) => writer.wasLast(act));
}

const BIRTHDAY = /\b(?:my|mein|mi|mon) (?:\w+ )?(?:birthday|geburtstag|cumpleanos|anniversaire)\b/;

/** Comfort or congratulation, with a coffee where it fits. */
export function feeling({ turn: { text, tone }, offer, writer, persona }: Scene): Answer {
  const [first] = offer?.products ?? [];
  const felt = tone ?? 'sad';
  const cup = first ? writer.more(tone === 'happy' ? praise(first, persona) : 'gentle', wordsOf(first)) : null;
  if (isMourning(text)) return [writer.line('mourning'), writer.line('sad')];
  if (BIRTHDAY.test(text)) return [writer.line('birthday'), tone !== 'happy' && writer.line(felt)];
  return [writer.line(tone === 'happy' ? 'congratulate' : 'comfort'), writer.line(felt), cup];
}
