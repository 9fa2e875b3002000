import { addressed } from '../language/person.ts';
import { amountForGroup } from './brew-amounts.ts';
import { type Found, hasWord } from '../plan/tool-results.ts';
import { grindWords } from '../language/product-words.ts';
import { isBareRequest } from '../understand/parts/adjusted-parts.ts';
import { isMourning } from '../understand/feelings.ts';
import type { Turn } from '../understand/turn.ts';
import { conditionsKept, conditionsNamed, conditionPhrases } from './conditions.ts';
import { optional, required, type Part, type Scene } from './scene.ts';
import type { Writer } from './writer.ts';
import { hasHardWish, hasSoftWish } from '../understand/wishes/wishes.ts';
import { listed, notesOf, tasteWords } from './wording.ts';

export function recommend(scene: Scene): (Part | null)[] {
  const { turn, writer } = scene;
  return [
    turn.tone ? optional(writer.say(turn.tone)) : null,
    /\b(popular|best ?sell\w*|sells? best|most sold|trending|reviews?|rated)\b/.test(turn.text)
      ? required(writer.insist('unranked'))
      : null,
    ...shown(scene, !isComforting(scene)),
    forEach(scene),
    ofGroup(turn.text),
    // Who goes on with a recommendation has answered that question.
    turn.shown.length > 0 || turn.newPersons.length > 1
      ? null
      : optional(writer.say(scene.offer?.fit === 'full' && turn.wishes.grind !== null ? 'offerBrew' : 'ask')),
  ];
}

/** "My sister", "tom"; neither "our hosts" nor the "friend" of "three friends". */
const ONE_PERSON = /^(?:my|our) \w+[^s]$|^(?:(?!my |our )\w+ )?[a-z]+$/;

/** Asks for the taste of each of several persons that are named without one. */
function forEach({ turn: { newPersons, said, raw }, writer }: Scene): Part | null {
  const others = newPersons.filter((person) => person !== 'me');
  const called = others.flatMap((person) => (ONE_PERSON.test(person) ? (calledIn(raw, person) ?? []) : []));
  if (called.length < 2 || !isBareRequest(said)) return null;
  return required(writer.insist('tasteOfEach', { persons: listed(called) }));
}

/** "your sister", "Tom" as the message writes it, also of "coworkers Tom"; null where it has no such word. */
function calledIn(raw: string, person: string): string | null {
  if (/^(?:my|our) /.test(person)) return addressed(person);
  const [name = ''] = person.split(' ').slice(-1);
  const called = new RegExp(String.raw`\b${name}\b`, 'i').exec(raw)?.[0] ?? null;
  return person.includes(' ') && called === name ? null : called;
}

/** How many bags "an office of about ten people" needs. */
function ofGroup(text: string): Part | null {
  const amount = amountForGroup(text);
  return amount === null ? null : required(amount);
}

/** Products with notes and prices; a condition that none meets is named first. */
export function shown({ turn, offer, writer, persona }: Scene, isPriced = true): (Part | null)[] {
  const [first, ...rest] = offer?.products ?? [];
  const near = offer?.nearest ?? null;
  const named = conditionsNamed(turn.wishes, turn.said);
  const hard = listed(conditionPhrases(named));
  if (!offer || !first) {
    if (turn.wishes.category === 'equipment') return [required(writer.insist('goods'))];
    return [
      required(offer?.fit === 'exhausted' ? writer.insist('noneLeft') : writer.insist('none', { wish: hard || 'what you describe' })),
      near
        ? required(
            `${writer.insist(near.product.unsuitable.length > 0 ? 'nearestOver' : 'nearest', { name: near.product.name, price: near.product.price, breaks: listed(near.breaks) })}`,
          )
        : null,
    ];
  }
  const words = { name: first.name, notes: notesOf(first), price: first.price };
  const isSelf = first.slug === persona.slug;
  const soft = listed(tasteWords(turn.wishes), 'or');
  const missed = offer.fit === 'soft-miss' && soft !== '' && hard !== '' ? required(writer.insist('softMiss', { soft, hard })) : null;
  const kept = listed(conditionPhrases(conditionsKept(turn.wishes, turn.said)));
  const others = rest.map((product) => `${product.name} (${notesOf(product)}${isPriced ? `, ${product.price}` : ''})`);
  const isLowest = turn.isCheapest && first.category === 'beans' ? required(writer.insist('lowest', { price: first.price })) : null;
  return [
    missed,
    notQuite(turn, offer.products, writer),
    offer.fit === 'exhausted' ? required(writer.insist('noneLeft')) : null,
    isLowest,
    required(writer.insist(first.category !== 'beans' ? 'price' : !isPriced ? 'gentle' : isSelf ? 'self' : 'pick', words)),
    groundOrWhole(turn, first, writer),
    others.length > 0 ? required(writer.insist('also', { others: listed(others, 'or') })) : null,
    !missed && kept !== '' ? optional(writer.say('kept', { wish: kept })) : null,
  ];
}

/** The stock of the grind, for a message that asks for nothing else. */
function groundOrWhole({ said }: Turn, { name }: Found, writer: Writer): Part | null {
  if (said.grind === null || hasSoftWish(said)) return null;
  return required(writer.insist('inStock', { name, grinds: grindWords(said.grind) }));
}

/** For a requested flavour that no product has: names what is offered instead. */
function notQuite(turn: Turn, products: Found[], writer: Writer): Part | null {
  const word = turn.said.words.find((one) => !products.some((product) => hasWord(product, one)));
  // With a condition, another bag may have it.
  return word === undefined || turn.intent !== 'recommend' || hasHardWish(turn.wishes)
    ? null
    : required(writer.insist('notQuite', { word }));
}

const COMFORTS = ['mourning', 'sad', 'stressed', 'tired'] as const;

/** Comfort comes without a price, and so does what is offered right after it. */
function isComforting({ turn, writer }: Scene): boolean {
  if (turn.isCheapest || turn.isDearest || turn.said.maxPriceCents !== null) return false;
  return (turn.tone !== null && turn.tone !== 'happy') || COMFORTS.some((act) => writer.wasLast(act));
}

export function feeling(scene: Scene): (Part | null)[] {
  const { turn, offer, writer } = scene;
  const first = offer?.products[0];
  const act = turn.tone !== 'happy' ? 'gentle' : first?.slug === scene.persona.slug ? 'self' : 'pick';
  const cup = first ? optional(writer.say(act, { name: first.name, notes: notesOf(first), price: first.price })) : null;
  if (isMourning(turn.text)) return [required(writer.insist('mourning')), required(writer.insist('sad'))];
  const isBirthday = /\b(?:my|mein|mi|mon) (?:\w+ )?(?:birthday|geburtstag|cumpleanos|anniversaire)\b/.test(turn.text);
  if (isBirthday) return [required(writer.insist('birthday')), turn.tone === 'happy' ? null : required(writer.insist(turn.tone ?? 'sad'))];
  return [required(writer.insist(turn.tone === 'happy' ? 'congratulate' : 'comfort')), required(writer.insist(turn.tone ?? 'sad')), cup];
}
