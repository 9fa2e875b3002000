import type { KeepingTopic, Method } from '../understand/turn.ts';

/** Facts about brewing, the same for all characters: measures first. One sentence each. */
export const BREW_FACTS: Record<Exclude<Method, 'any' | KeepingTopic>, string[]> = {
  press: [
    'French press: coarse grind, 60 grams to a litre, water at 95 degrees, four minutes, then press slowly.',
    'In the press use 15 grams for 250 ml, ground coarse, stir once, wait four minutes and push down without force.',
    'For a press pot grind like sea salt, pour just off the boil, leave it four minutes under the lid.',
  ],
  filter: [
    'Pour-over: medium grind, 15 grams to 250 ml, 93 degrees, wet it for thirty seconds and finish by three minutes.',
    'For a filter grind like table salt, let 30 grams of water soak in first, then pour in slow circles until three minutes.',
    'AeroPress: 15 grams, a medium to fine grind, 220 ml at 90 degrees, stir, wait a minute and a half, then press gently.',
    'A filter wants 60 grams to the litre, a rinsed paper and a thin steady stream.',
  ],
  espresso: [
    'Espresso: fine grind, 18 grams in, 36 grams out, in about 28 seconds.',
    'For espresso grind fine and aim at twice the weight of the coffee in 25 to 30 seconds; faster means finer.',
    'In a moka pot use a grind a little coarser than for espresso, hot water below, low heat, and stop at the first gurgle.',
  ],
  iced: [
    'Iced: brew at double strength and pour it straight over a full glass of ice.',
    'For cold brew steep 80 grams of coarse grounds in a litre of cold water for fourteen hours, then strain.',
    'Strained cold brew stays good for a week in a closed bottle in the fridge.',
    'Over ice, use 30 grams for 250 ml of hot water, since the ice adds the rest.',
  ],
  bitter: [
    'Bitter means too much was drawn out: grind one step coarser, or let the kettle rest thirty seconds.',
    'Against bitterness use cooler water, about 90 degrees, and shorten the brew by half a minute.',
    'If it bites, coarser grounds and a clean pot help before anything else does.',
  ],
  weak: [
    'Sour or thin means too little was drawn out: grind one step finer, or use hotter water.',
    'For more body take 18 grams instead of 15 to the 250 ml, and give it half a minute longer.',
    'A sour cup wants water closer to the boil and a finer grind.',
  ],
  milk: [
    'With milk, brew it stronger: one part coffee to two of milk warmed to 60 degrees.',
    'Warm the milk, never boil it, and take 18 grams of coffee so that it still gets through.',
    'Any milk will do; oat is the sweetest and splits least if the coffee rests a minute first.',
  ],
  reuse: [
    'Grounds give what is worth having the first time; a second pouring is thin and bitter.',
    'Used grounds are better off in the flower pot than in the cup.',
    'Brew them once only, since all that is left afterwards is bitterness.',
  ],
  hour: [
    'Most people like it best an hour or two after getting up, and sleep best with none in the six hours before bed.',
    'Mid-morning is a fine hour; for the evening take a decaf.',
    'Any hour that leaves six before bedtime will do.',
  ],
  plant: [
    'Arabica is the milder and more fragrant, robusta the stronger and more bitter with about twice the caffeine.',
    'Of the two plants arabica has more aroma and robusta more body and caffeine.',
    'Robusta gives crema and kick, arabica gives sweetness and scent.',
  ],
  roast: [
    'A light roast keeps the taste of the bean, bright and a little sour; a dark one tastes of the fire, bitter and smoky; medium lies between.',
    'The darker the roast, the more body and bitterness, and the less acid.',
    'Light is bright, medium is round, dark is smoky; the caffeine hardly differs by roast alone.',
  ],
  clean: [
    'Take it apart, rinse every piece in hot water at once, and wash it with a little soap once a week, since old oil turns bitter.',
    'Hot water straight after each cup does most of it; scale in a kettle goes with vinegar and two rinses.',
    'Never leave wet grounds standing: knock them out, rinse, and let every part dry open.',
  ],
  grind: [
    'Buy whole beans if you own a grinder, since they keep for weeks, and ground if you do not.',
    'Coarse for the press, medium for filters, fine for espresso; our ready ground is a medium one.',
    'Ground coffee is at its best for about two weeks after opening, whole beans for about six.',
  ],
};
