import { consumptionIn } from '../language/consumption.ts';
import { productsIn } from '../plan/tool-results.ts';
import { isGeneral } from '../understand/method.ts';
import { isKeepingTopic, type Method, type Turn } from '../understand/turn.ts';
import type { BrewTopic } from '../voices/voice.ts';
import { brewFacts } from '../voices/voices.ts';
import { amountFor, SPOONFULS } from './brew-amounts.ts';
import type { Scene } from './scene.ts';
import { lowerFirst } from './wording.ts';
import { required, type Answer, type Writer } from './writer.ts';

/** Methods of which the card of a product says more than a general rule. */
const ON_CARD: Partial<Record<Method, RegExp>> = {
  any: /./,
  heat: /./,
  grind: /./,
  press: /press/i,
  filter: /filter|pour/i,
  moka: /moka/i,
};

/** As the page of a product says it, with degrees Fahrenheit beside Celsius. */
function cardOf({ turn, results }: Scene): Record<string, string> | null {
  const [product] = productsIn(results);
  if (!product?.brewing || !ON_CARD[turn.method ?? 'any']?.test(product.brewing.method)) return null;
  // "Whole or ground?" asks for no recipe.
  if (turn.method === 'grind' && WHOLE_OR_GROUND.test(turn.text)) return null;
  const facts = Object.entries(product.brewing).map(([label, value]) => [label, lowerFirst(value)]);
  const card: Record<string, string> = { name: product.name, ...Object.fromEntries(facts) };
  return {
    ...card,
    water: card['water']!.replace(/(\d+) °C/, (degrees, celsius) => `${degrees} (${Math.round(Number(celsius) * 1.8 + 32)} °F)`),
  };
}

const WHOLE_OR_GROUND = /\b(?:whole|beans?) or (?:pre )?ground\b|\bground or (?:whole|beans?)\b/;
/** A fact with one of these words comes first where the question has it, too. */
const NAMED_IN_FACTS = ['fridge', 'cold brew', 'aeropress', 'fast', 'garden', 'descal'];

/** Amounts, the card of a product, or a fact about the method. */
export function brewing(scene: Scene): Answer {
  const { turn, writer } = scene;
  const amount = amountIn(turn);
  if (amount !== null && writer.isFresh(amount)) return [writer.more('brewLead'), required(amount)];
  const card = cardOf(scene);
  const cardLine = card && writer.say('brewCard', card);
  if (cardLine !== null) return [required(cardLine)];
  if (turn.method === null || turn.method === 'any') return [writer.line('brew')];
  if (isKeepingTopic(turn.method)) return [writer.line(turn.method)];
  return [!isGeneral(turn.method) && writer.more('brewLead'), required(factOf(turn.method, turn, writer))];
}

/** "How many scoops?" */
const IN_SPOONS = /\b(?:table|tea)?spoons?\b|\bscoops?\b/;
/** "And for three people?" asks for another amount; "how many bags a month?" is about the persons and cups of earlier messages. */
function amountIn({ method, text, asked, consumption }: Turn): string | null {
  if (method === 'moka' && !/\bbags?\b/.test(text)) return null;
  return (
    amountFor(consumptionIn(text) === '' ? `${text} ${consumption}`.trim() : text) ??
    (IN_SPOONS.test(text) ? SPOONFULS : null) ??
    (asked === text ? null : (amountFor(`how much ${text}`) ?? amountFor(asked)))
  );
}

/** The first fact that is new, of those that answer the question, name what it names, or are about the method; else a known one. */
function factOf(method: BrewTopic, { text, asked }: Turn, writer: Writer): string {
  const named = NAMED_IN_FACTS.filter((word) => asked.includes(word));
  const own = brewFacts[method];
  const aboutNamed = named.flatMap((word) => own.filter((fact) => fact.toLowerCase().includes(word)));
  const answering = [...aboutNamed, ...own].filter((fact) => isAskedIn(text, fact));
  const facts = [...answering, ...aboutNamed, ...own];
  return facts.find((fact) => writer.isFresh(fact)) ?? facts[0]!;
}

/** What a question asks for, and what a fact has to name then. */
const ASPECTS: readonly (readonly [asked: RegExp, named: RegExp])[] = [
  [/\bhow long\b|\bminutes?\b|\bhours?\b/, /\b(?:minutes?|hours?|seconds)\b/],
  [/\bhow (?:much|many)\b|\bgrams?\b|\bratio\b|\bdose\b/, /\bgrams\b|\bsieve\b/],
  [/\bgrind\b|\bcoarse\b|\bfine\b/, /\b(?:grind|ground|grounds|coarse|fine)\b/],
  [/\bwhat is (?:a|that|it)\b/, /\bstands on\b/],
  [/\btemp\w*\b|\bhow hot\b|\bdegrees\b/, /\bdegrees\b/],
];
function isAskedIn(question: string, fact: string): boolean {
  const asked = ASPECTS.filter(([pattern]) => pattern.test(question));
  return asked.length > 0 && asked.every(([, named]) => named.test(fact));
}
