import { A_DAY, counted, CUPS, EACH, NUMBER, peopleIn } from '../language/consumption.ts';

const CUP_GRAMS = 15;
const CUP_MILLILITRES = 250;
const SPOONS_PER_CUP = 2;
/** The answer to a question about spoons without a number of cups. */
export const SPOONFULS = `Without a scale, ${SPOONS_PER_CUP} rounded tablespoons are about ${CUP_GRAMS} grams, enough for a cup of ${CUP_MILLILITRES} ml.`;
/** Every coffee of the shop comes in bags of this weight. */
const BAG_GRAMS = 340;
/** Used where the visitor does not say how many; the reply states it. */
const USUAL_CUPS_A_DAY = 2;
const DAYS = { day: 1, weekend: 2, week: 7, month: 30 };
/** "For a work week" */
const WORK_WEEK = /\bwork(?:ing)? ?week\b/;
const WORK_DAYS = 5;

const ASKED = /\bhow (much|many|long|far|fast)\b|\benough\b|\blasts?\b|\b(per|each|one|a) bag\b/;
const PERIOD = /\b(?:a|per|each|every|one|the|this) (?:long )?(day|weekend|week|month)\b(?! (?:old|ago))/;
/** "For two weeks", "ten working days" */
const PERIODS = new RegExp(String.raw`\b${NUMBER} (?:working |business |work )?(day|week|month)s\b(?! (?:old|ago))`);
/** How long it stays good is another question. */
const KEEPS = /\b(fresh|stale|open|opened|opening|good|keep|store|stored|shelf|freez\w+|fridge|expire)\b/;

/** "60 grams, if I make one press a day" */
const DAILY_GRAMS = /\b(\d{2,3}) ?(?:g|gr|grams?)\b.*\b(?:(?:one|a) \w+ (?:a|per|each|every) day|every day|a day|daily)\b/;

/** How much coffee the requested number of cups, people or days needs, or how many cups a bag makes; null if nothing is counted. */
export function amountFor(text: string): string | null {
  if (!ASKED.test(text)) return null;
  return ofBag(text) ?? ofDays(text) ?? ofCups(text);
}

/** Fewer are persons with a coffee each. */
const LEAST_OF_GROUP = 4;

/** Persons with a bag each */
const GIFTS = /\b(?:gifts?|presents?|buy(?:ing)? for)\b/;

/** The bags of a group that a message names, "an office of about ten people", for a day or the time that it says; null without a group. */
export function amountForGroup(text: string): string | null {
  const people = peopleIn(text) ?? 0;
  const [time = 'a day'] = PERIODS.exec(text) ?? [];
  const cups = counted(EACH, text);
  return people < LEAST_OF_GROUP || GIFTS.test(text)
    ? null
    : ofDays(`how many bags for ${people} people for ${time}${cups === null ? '' : ` with ${cups} cups each`}`);
}

function ofBag(text: string): string | null {
  if (!/\bbags?\b|\bhow many (cups|mugs|coffees) (is|are|does|do|will) (that|it|this|those|one)\b/.test(text) || KEEPS.test(text))
    return null;
  const ownGrams = Number(/\b(\d\d) ?(?:g|gr|grams?)\b/.exec(text)?.[1] ?? 0);
  if (/\b(cups|mugs|coffees|servings)\b/.test(text) && (ownGrams > 0 || counted(CUPS, text) === null)) {
    const size = ownGrams > 0 ? '' : ` of ${CUP_MILLILITRES} ml`;
    const grams = ownGrams || CUP_GRAMS;
    return `A bag of ${BAG_GRAMS} grams makes about ${Math.floor(BAG_GRAMS / grams)} cups${size}, at ${grams} grams each.`;
  }
  if (!/\b(how long|how many days|how far|how fast)\b/.test(text)) return null;
  const { each, grams } = usedDaily(text);
  return `At ${each}, a bag of ${BAG_GRAMS} grams lasts about ${plural(Math.max(1, Math.round(BAG_GRAMS / grams)), 'day')}.`;
}

function ofDays(text: string): string | null {
  if (KEEPS.test(text) || !/\b(how (much|many)|enough|bags?)\b/.test(text)) return null;
  const rest = text.replace(A_DAY, '').replace(WORK_WEEK, `${WORK_DAYS} days`);
  const count = counted(PERIODS, rest) ?? 1;
  const period = (PERIODS.exec(rest)?.[2] ?? PERIOD.exec(rest)?.[1]) as keyof typeof DAYS | undefined;
  const people = peopleIn(text);
  if (period === undefined && people !== null && /\bbags?\b/.test(text)) {
    const cups = counted(EACH, text) ?? USUAL_CUPS_A_DAY;
    return `For ${people} people with ${plural(cups, 'cup')} each take about ${inBags(people * cups * CUP_GRAMS)}.`;
  }
  if (period === undefined && !A_DAY.test(text)) return null;
  const { each, grams } = usedDaily(text);
  const time = period ?? 'week';
  return `At ${each}, ${count === 1 ? `a ${time} takes` : `${count} ${time}s take`} about ${inBags(grams * count * DAYS[time])}.`;
}

function ofCups(text: string): string | null {
  const cups = /\bhow (much|many)\b/.test(text) ? (counted(CUPS, text) ?? peopleIn(text)) : null;
  if (cups === null) return null;
  const grams = `${cups * CUP_GRAMS} grams, or ${cups * SPOONS_PER_CUP} rounded tablespoons`;
  const water = cups === 1 ? `${CUP_MILLILITRES} ml` : `${(cups * CUP_MILLILITRES) / 1000} litres`;
  return `For ${plural(cups, 'cup')} take about ${grams}, to ${water} of water.`;
}

/** The coffee of a day for everybody: by the grams or cups that are said, or by the usual cups. */
function usedDaily(text: string): { each: string; grams: number } {
  const daily = Number(DAILY_GRAMS.exec(text)?.[1] ?? 0);
  if (daily > 0) return { each: `${daily} grams a day`, grams: daily };
  const people = peopleIn(text) ?? 1;
  const cups = counted(A_DAY, text) ?? counted(EACH, text) ?? USUAL_CUPS_A_DAY;
  return { each: `${plural(cups, 'cup')} a day${people === 1 ? '' : ` for each of ${people} people`}`, grams: people * cups * CUP_GRAMS };
}

function inBags(grams: number): string {
  return `${grams} grams, so ${plural(Math.ceil(grams / BAG_GRAMS), 'bag')} of ${BAG_GRAMS} grams`;
}

function plural(count: number, noun: string): string {
  return count === 1 ? `one ${noun}` : `${count} ${noun}s`;
}
