import { sentencesOf } from '../language/text.ts';
import { countIn, productsIn, resultOf } from '../plan/tool-results.ts';
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
import { optional, required, type Part, type Scene } from './scene.ts';
import { listed, quoteOf } from './wording.ts';

const MOST_SENTENCES = 4;

/** The reply: all required parts, and optional ones up to four sentences; none of these beside another answer. */
export function compose(scene: Scene, isBeside = false): string {
  const parts = partsOf(scene).filter((part): part is Part => part !== null && part.text !== '' && !(isBeside && part.isExtra));
  function lengthOf(list: Part[]): number {
    return list.reduce((sum, { text }) => sum + sentencesOf(text).length, 0);
  }
  // Drops the last optional part first; required parts stay.
  while (lengthOf(parts) > MOST_SENTENCES) {
    const extra = parts.findLastIndex(({ isExtra }) => isExtra);
    if (extra < 0) break;
    parts.splice(extra, 1);
  }
  return parts.map(({ text }) => text).join(' ');
}

function partsOf(scene: Scene): (Part | null)[] {
  if (!scene.turn.isForeign) return inEnglish(scene);
  const { turn, writer } = scene;
  const sorry = turn.language === null ? required(writer.insist('english')) : optional(writer.say(ENGLISH_LINES[turn.language]));
  return [sorry && required(sorry.text), ...inEnglish(scene)];
}

function inEnglish(scene: Scene): (Part | null)[] {
  const { turn, writer, results, persona } = scene;
  function line(act: Act, words?: Record<string, string>): Part {
    return required(writer.insist(act, words));
  }
  function more(act: Act, words?: Record<string, string>): Part | null {
    return optional(writer.say(act, words));
  }
  const plain = PLAIN[turn.intent];
  if (plain !== undefined) return [line(plain[0]), plain[1] === undefined ? null : more(plain[1])];
  switch (turn.intent) {
    case 'recommend':
      return recommend(scene);
    case 'allergy':
      return [
        line('allergy'),
        ...warnings(scene, productsIn(results)),
        ...(ASKS.test(turn.text) || IS_SAFE.test(turn.text) ? productsIn(results).slice(0, MOST_OF_ALLERGY) : []).map((product) =>
          required(allergensOf(scene, product)),
        ),
        ...(scene.offer ? shown(scene) : []),
      ];
    case 'feeling':
      return feeling(scene);
    case 'brew':
      return [...brewing(scene), more('offerStory')];
    case 'shipping':
      return shipping(scene);
    case 'order-status':
      return [line('order'), /\btrack\w*/.test(turn.text) ? line('tracking') : null];
    case 'coupon':
      return [line(CODE_FAILS.test(turn.text) ? 'couponRefused' : 'coupon')];
    case 'story':
      return story(scene);
    case 'hand-over':
    case 'others': {
      const handed = resultOf(results, 'hand_over');
      const count = countIn(results);
      if (!handed) return [count === null ? null : line('count', { count }), line('others', { names: friends(persona.slug) })];
      return [line('handOver', { name: String(handed['name']), quip: `“${String(handed['quip'] ?? '')}”` })];
    }
    case 'who-are-you':
      return [line('who'), more('offerStory')];
    case 'paying':
      return paying(scene);
    case 'service':
      return service(scene);
    case 'opinion':
      return [
        turn.products[0] && turn.products[0] !== persona.slug ? line('opinion', { name: officialName(turn.products[0]) }) : line('friend'),
      ];
    case 'name':
      return [persona.guestName === null ? line('yourNameUnknown') : line('yourName', { name: persona.guestName })];
    case 'unsafe':
      return [line('unsafe'), required(writer.isFresh(CRISIS) ? CRISIS : '')];
    case 'injection':
      // A question about AI gets a true answer, also in an injection attempt.
      return [turn.asksForAi ? line('ai') : null, line('injection'), more('help')];
    case 'recall':
      return recalled(scene);
    case 'sold-out':
      return [required(shelfNews(scene))];
    case 'off-topic':
    case 'nonsense':
      return [line(turn.intent === 'nonsense' ? 'nonsense' : 'offTopic'), unclear(scene)];
    default:
      return aboutProducts(scene);
  }
}

/** Answered by a line of the first act and, where there is room, one of the second. */
const PLAIN: Partial<Record<Intent, [Act, Act?]>> = {
  greet: ['greet', 'ask'], 'how-are-you': ['howAreYou', 'ask'], 'are-you-ai': ['ai', 'ask'], privacy: ['privacy'], thanks: ['thanks'], urgent: ['urgent'], sorry: ['sorry'],
  friend: ['friend', 'ask'], personal: ['personal', 'offerStory'], listen: ['listen'], bye: ['bye'], insult: ['insult'], compliment: ['compliment', 'ask'], joke: ['joke'], help: ['help'], decline: ['no'],
}; // oxfmt-ignore

/** "Are my three safe for him?" */
const MOST_OF_ALLERGY = 3;
const ENGLISH_LINES = { de: 'inGerman', es: 'inSpanish', fr: 'inFrench' } as const;
const CRISIS = 'If you are in danger or thinking of harm, please call or text 988 in the United States, or your local emergency number.';

/** Says what was not understood, with two ways on; the menu once if there is nothing to quote. */
function unclear({ turn, writer }: Scene): Part {
  const quote = quoteOf(turn.raw);
  return required(quote === '' ? writer.insist('help') : writer.insist('unclear', { quote }));
}

function friends(self: string): string {
  return listed(knownSlugs.filter((slug) => slug !== self && slug !== POSTER).map(officialName));
}

/** The text of the lore entry between lines of the character. A story is not repeated. */
function story({ turn, results, writer, persona }: Scene): (Part | null)[] {
  const told = results.filter(({ name, value }) => name === 'get_lore' && typeof value['text'] === 'string');
  const fresh = told.find(({ value }) => writer.isFresh(String(value['text'])))?.value;
  if (fresh) {
    const [text, of] = [String(fresh['text']), String(fresh['of'])];
    if (of !== persona.slug) return [required(writer.insist('notMine', { name: officialName(of) })), required(text)];
    return [required(writer.insist('loreIntro')), required(text), required(writer.insist('loreClose'))];
  }
  // "Aww, and does he like it?" is answered by the sentence about it.
  const [again] = told.map(({ value }) => String(value['text']));
  const recalled = turn.isTaleAsked ? writer.recallStory(turn.text, again ?? null) : null;
  return [
    recalled === null ? null : required(recalled),
    required(writer.insist(turn.isTaleAsked || (turn.tale !== null && told.length === 0) ? 'loreEnd' : 'loreDone')),
    persona.lore.length > 0 ? null : required(writer.insist('who')),
  ];
}
