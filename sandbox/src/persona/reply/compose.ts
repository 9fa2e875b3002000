import { entries } from '../faq/entries.ts';
import { sentencesOf } from '../language/text.ts';
import { productsIn, resultOf, searchesIn, storiesIn } from '../plan/tool-results.ts';
import { knownSlugs, officialName, POSTER } from '../understand/products.ts';
import { ASKS, CODE_FAILS, IS_SAFE } from '../understand/rules.ts';
import type { Intent } from '../understand/turn.ts';
import type { Act } from '../voices/voice.ts';
import { feeling, recommend, shown } from './about-offers.ts';
import { paying } from './about-prices.ts';
import { aboutProducts, warnings } from './about-products.ts';
import { allergensOf, service, shipping } from './about-shop.ts';
import { brewing } from './about-brewing.ts';
import { recalled, shelfNews } from './from-memory.ts';
import type { Scene } from './scene.ts';
import { listed, quoteOf } from './wording.ts';
import { required, type Answer, type Part } from './writer.ts';

const MOST_SENTENCES = 4;

/** The reply: all required parts, and optional ones up to four sentences; none of these beside another answer. */
export function compose(scene: Scene, isBeside = false): string {
  const answer = [...inEnglish(scene), ...answerTo(scene)].filter((part) => !!part);
  const parts = answer.filter(({ isExtra }) => !(isBeside && isExtra));
  function length(): number {
    return parts.reduce((sum, { text }) => sum + sentencesOf(text).length, 0);
  }
  // Drops the last optional part first; required parts stay.
  while (length() > MOST_SENTENCES) {
    const extra = parts.findLastIndex(({ isExtra }) => isExtra);
    if (extra < 0) break;
    parts.splice(extra, 1);
  }
  return parts.map(({ text }) => text).join(' ');
}

const ENGLISH_LINES = { de: 'inGerman', es: 'inSpanish', fr: 'inFrench' } as const;
/** Says to a message in another language that the reply is in English: in the visitor's own language once. */
function inEnglish({ turn: { isForeign, language }, writer }: Scene): Answer {
  if (!isForeign) return [];
  const sorry = language === null ? writer.insist('english') : writer.say(ENGLISH_LINES[language]);
  return [sorry !== null && required(sorry)];
}

/** Answered by a line of the first act and, where there is room, one of the second. */
const LINES: Partial<Record<Intent, [Act, Act?]>> = {
  greet: ['greet', 'ask'], 'how-are-you': ['howAreYou', 'ask'], 'are-you-ai': ['ai', 'ask'], privacy: ['privacy'], thanks: ['thanks'], urgent: ['urgent'], sorry: ['sorry'], 'who-are-you': ['who', 'offerStory'],
  friend: ['friend', 'ask'], personal: ['personal', 'offerStory'], listen: ['listen'], bye: ['bye'], insult: ['insult'], compliment: ['compliment', 'ask'], joke: ['joke'], help: ['help'], decline: ['no'],
}; // oxfmt-ignore

const ANSWERS: Partial<Record<Intent, (scene: Scene) => Answer>> = {
  recommend,
  allergy,
  feeling,
  shipping,
  story,
  paying,
  service,
  faq,
  'hand-over': handOver,
  others: handOver,
  recall: recalled,
  brew: (scene) => [...brewing(scene), scene.writer.more('offerStory')],
  'order-status': ({ turn, writer }) => [writer.line('order'), /\btrack\w*/.test(turn.text) && writer.line('tracking')],
  coupon: ({ turn, writer }) => [writer.line(CODE_FAILS.test(turn.text) ? 'couponRefused' : 'coupon')],
  opinion,
  name: ({ writer, persona: { guestName } }) => [
    guestName === null ? writer.line('yourNameUnknown') : writer.line('yourName', { name: guestName }),
  ],
  unsafe: ({ writer }) => [writer.line('unsafe'), writer.isFresh(CRISIS) && required(CRISIS)],
  // A question about AI gets a true answer, also in an injection attempt.
  injection: ({ turn, writer }) => [turn.asksForAi && writer.line('ai'), writer.line('injection'), writer.more('help')],
  'sold-out': (scene) => [shelfNews(scene)],
  'off-topic': (scene) => [scene.writer.line('offTopic'), unclear(scene)],
  nonsense: (scene) => [scene.writer.line('nonsense'), unclear(scene)],
};

function answerTo(scene: Scene): Answer {
  const { intent } = scene.turn;
  const [act, after] = LINES[intent] ?? [];
  if (act !== undefined) return [scene.writer.line(act), after !== undefined && scene.writer.more(after)];
  return (ANSWERS[intent] ?? aboutProducts)(scene);
}

const CRISIS = 'If you are in danger or thinking of harm, please call or text 988 in the United States, or your local emergency number.';

/** "Are my three safe for him?" */
const MOST_OF_ALLERGY = 3;
function allergy(scene: Scene): Answer {
  const { turn, writer, results } = scene;
  const found = productsIn(results);
  const isAsked = ASKS.test(turn.text) || IS_SAFE.test(turn.text);
  return [
    writer.line('allergy'),
    ...warnings(scene, found),
    ...(isAsked ? found.slice(0, MOST_OF_ALLERGY) : []).map((product) => allergensOf(scene, product)),
    ...(scene.offer ? shown(scene) : []),
  ];
}

/** After these subjects the character asks about the cup; after an illness or a lost parcel it does not. */
const CUP_SUBJECTS = ['brewing', 'serving'];
/** An answer that is new in the talk, else the first one again. */
function faq({ turn, writer }: Scene): Answer {
  const { answers, subject } = entries.find(({ key }) => key === turn.entry)!;
  const fresh = answers.find((text) => writer.isFresh(text));
  return [required(fresh ?? writer.again(answers[0]!)), CUP_SUBJECTS.includes(subject) && writer.more('ask')];
}

function opinion({ turn, writer, persona }: Scene): Answer {
  const [slug] = turn.products;
  return [slug && slug !== persona.slug ? writer.line('opinion', { name: officialName(slug) }) : writer.line('friend')];
}

function handOver({ results, writer, persona }: Scene): Answer {
  const handed = resultOf(results, 'hand_over');
  if (handed) return [writer.line('handOver', { name: String(handed['name']), quip: `“${String(handed['quip'] ?? '')}”` })];
  const [{ total } = { total: null }] = searchesIn(results);
  const others = knownSlugs.filter((slug) => slug !== persona.slug && slug !== POSTER);
  return [
    total !== null && writer.line('count', { count: String(total) }),
    writer.line('others', { names: listed(others.map(officialName)) }),
  ];
}

/** Says what was not understood, with two ways on; the menu once if there is nothing to quote. */
function unclear({ turn, writer }: Scene): Part {
  const quote = quoteOf(turn.raw);
  return quote === '' ? writer.line('help') : writer.line('unclear', { quote });
}

/** The text of the lore entry between lines of the character. A story is not repeated. */
function story({ turn, results, writer, persona }: Scene): Answer {
  const told = storiesIn(results);
  const fresh = told.find(({ text }) => writer.isFresh(text));
  if (fresh && fresh.of !== persona.slug) return [writer.line('notMine', { name: officialName(fresh.of) }), required(fresh.text)];
  if (fresh) return [writer.line('loreIntro'), required(fresh.text), writer.line('loreClose')];
  // "Aww, and does he like it?" is answered by the sentence about it.
  const recalled = turn.isTaleAsked ? writer.recallStory(turn.text, told[0]?.text ?? null) : null;
  return [
    recalled !== null && required(recalled),
    writer.line(turn.isTaleAsked || (turn.tale !== null && told.length === 0) ? 'loreEnd' : 'loreDone'),
    persona.lore.length === 0 && writer.line('who'),
  ];
}
