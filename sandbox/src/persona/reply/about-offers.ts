import { FLAVOURS } from '../language/lexicon.ts';
import type { Found } from '../plan/tool-results.ts';
import { brokenWishes } from '../plan/broken-wishes.ts';
import { isMourning } from '../understand/feelings.ts';
import { SORRY } from '../understand/rules.ts';
import type { Turn } from '../understand/turn.ts';
import { conditionsKept, conditionsNamed, hardWords } from './conditions.ts';
import { extra, must, type Part, type Scene } from './scene.ts';
import type { Writer } from './writer.ts';
import { listed, notesOf, tasteWords } from './wording.ts';

const TONE_ACT = { sad: 'sad', stressed: 'stressed', tired: 'tired', happy: 'happy' } as const;

export function recommend(scene: Scene): (Part | null)[] {
  const { turn, writer } = scene;
  return [
    turn.tone ? extra(writer.say(TONE_ACT[turn.tone])) : null,
    /\b(popular|best ?sell\w*|most sold|trending|reviews?|rated)\b/.test(turn.text) ? must(writer.insist('unranked')) : null,
    ...shown(scene),
    extra(writer.say(scene.offer?.fit === 'full' && turn.wishes.grind !== null ? 'offerBrew' : 'ask')),
  ];
}

/** Products with their notes and prices; a condition that none keeps is named before anything else is offered. */
export function shown({ turn, offer, writer, persona }: Scene): (Part | null)[] {
  const [first, ...rest] = offer?.products ?? [];
  const near = offer?.nearest ?? null;
  const named = conditionsNamed(turn.wishes, turn.said, near?.product ?? null);
  const hard = listed(hardWords(named));
  const lost = listed(hardWords(turn.dropped, 'word'));
  const left = lost === '' ? null : must(writer.insist('leftAside', { wish: lost }));
  if (!offer || !first) {
    if (turn.wishes.category === 'equipment') return [must(writer.insist('noGear'))];
    return [
      left,
      must(offer?.fit === 'exhausted' ? writer.insist('noneLeft') : writer.insist('none', { wish: hard || 'what you describe' })),
      near
        ? must(`${writer.insist('nearest', { name: near.product.name, price: near.product.price, breaks: listed(near.breaks) })}`)
        : null,
    ];
  }
  const words = { name: first.name, notes: notesOf(first), price: first.price };
  const isSelf = first.slug === persona.slug;
  const soft = listed(tasteWords(turn.wishes), 'or');
  const missed = offer.fit === 'soft-miss' && soft !== '' && hard !== '' ? must(writer.insist('softMiss', { soft, hard })) : null;
  const kept = listed(hardWords(conditionsKept(turn.wishes, turn.said)));
  const others = rest.map((product) => `${product.name} (${notesOf(product)}, ${product.price})`);
  const isLowest = turn.isCheapest && first.category === 'beans' ? must(writer.insist('lowest', { price: first.price })) : null;
  return [
    left,
    missed,
    notQuite(turn, offer.products, writer),
    offer.fit === 'exhausted' ? must(writer.insist('noneLeft')) : null,
    isLowest,
    must(first.category === 'beans' ? writer.insist(isSelf ? 'self' : 'pick', words) : writer.insist('price', words)),
    first.inStock ? null : must(writer.insist('soldOut', { name: first.name, grind: 'altogether' })),
    others.length > 0 ? must(writer.insist('also', { others: listed(others, 'or') })) : null,
    !missed && kept !== '' ? extra(writer.say('kept', { wish: kept })) : null,
  ];
}

/** A flavour asked for by a word that no product shown has: what comes instead is called that. */
function notQuite(turn: Turn, products: Found[], writer: Writer): Part | null {
  const told = products.map(({ name, description }) => `${name} ${description}`.toLowerCase()).join(' ');
  const word = turn.said.query.find((one) => FLAVOURS.has(one) && !told.includes(one));
  return word === undefined || turn.intent !== 'recommend' ? null : must(writer.insist('notQuite', { word }));
}

export function feeling(scene: Scene): (Part | null)[] {
  const { turn, offer, writer } = scene;
  const first = offer?.products[0];
  const cup =
    first && brokenWishes(first, turn.wishes).length === 0
      ? extra(
          writer.say(first.slug === scene.persona.slug ? 'self' : 'pick', { name: first.name, notes: notesOf(first), price: first.price }),
        )
      : null;
  if (isMourning(turn.text)) return [must(writer.insist('mourning')), must(writer.insist('sad'))];
  const forgiven = SORRY.test(turn.text) ? extra(writer.say('sorry')) : null;
  return [must(writer.insist(TONE_ACT[turn.tone ?? 'sad'])), forgiven, cup];
}
