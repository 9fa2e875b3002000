import { type CaffeineLevel, caffeineLevels, type Roast, roasts } from '../search-words.ts';

export interface TasteMeter {
  label: string;
  words: string;
  percent: number;
}

interface Tasted {
  tastes: readonly string[];
  roast: string;
  caffeine: string;
}

/** Five steps each, from none of it to plenty. */
const SCALES = {
  Body: ['Feather-light', 'Light', 'Medium', 'Full', 'Heavy'],
  Sweetness: ['Dry', 'Barely sweet', 'Gently sweet', 'Sweet', 'Dessert-sweet'],
  Brightness: ['Mellow', 'Soft', 'Balanced', 'Bright', 'Zesty'],
} as const;

/** What a taste adds to sweetness and brightness; one that is not named adds nothing. */
const SWEETNESS: Readonly<Record<string, number>> = {
  caramel: 2,
  honey: 2,
  tropical: 1,
  chocolate: 1,
  cream: 1,
  berry: 1,
  'dried-fruit': 1,
  molasses: 1,
  smoke: -1,
  tea: -1,
};
const BRIGHTNESS: Readonly<Record<string, number>> = {
  citrus: 2,
  berry: 1,
  tea: 1,
  tropical: 1,
  mint: 1,
  cream: -1,
  smoke: -1,
  molasses: -1,
};
const BODY: Readonly<Record<string, number>> = { cream: 1, chocolate: 1, tea: -1 };

function sum(tastes: readonly string[], weights: Readonly<Record<string, number>>): number {
  return tastes.reduce((total, taste) => total + (weights[taste] ?? 0), 0);
}

function onScale(label: keyof typeof SCALES, step: number): TasteMeter {
  const index = Math.min(Math.max(step, 1), 5) - 1;
  return { label, words: SCALES[label][index]!, percent: (index + 1) * 20 };
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Bars for a coffee: roast and caffeine as they are kept, the rest read off its roast and its tasting notes. */
export function tasteMeters({ tastes, roast, caffeine }: Tasted): TasteMeter[] {
  const roastStep = Math.max(0, roasts.indexOf(roast as Roast));
  const caffeineStep = Math.max(0, caffeineLevels.indexOf(caffeine as CaffeineLevel));
  return [
    { label: 'Roast', words: sentence(roast), percent: (roastStep + 1) * 25 },
    onScale('Body', 2 + roastStep + sum(tastes, BODY)),
    onScale('Sweetness', 2 + sum(tastes, SWEETNESS)),
    onScale('Brightness', 2 + (roastStep === 0 ? 1 : 0) + sum(tastes, BRIGHTNESS)),
    { label: 'Caffeine', words: sentence(caffeine), percent: Math.round((caffeineStep / (caffeineLevels.length - 1)) * 100) },
  ];
}
