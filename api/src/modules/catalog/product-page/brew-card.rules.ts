import type { Roast } from '../search-words.ts';

export interface BrewCard {
  /** For a coffee that has no line of its own yet. */
  line: string;
  facts: { label: string; value: string }[];
}

function card(method: string, grind: string, dose: string, water: string, time: string): BrewCard['facts'] {
  return [
    { label: 'Method', value: method },
    { label: 'Grind', value: grind },
    { label: 'Dose', value: dose },
    { label: 'Water', value: water },
    { label: 'Time', value: time },
  ];
}

/** The darker the roast, the more readily it gives: coarser, cooler and shorter, or it turns bitter. */
const CARDS: Record<Roast, BrewCard> = {
  light: {
    line: 'Hot water, a thin stream and no hurry at all.',
    facts: card('Pour-over', 'Medium-fine', '15 g to 250 ml', '95 °C', '3 minutes, in slow circles'),
  },
  medium: {
    line: 'A filter, a steady hand, a second cup.',
    facts: card('Filter or drip', 'Medium, like table salt', '15 g to 250 ml', '93 °C', '3 to 4 minutes'),
  },
  'medium-dark': {
    line: 'Into the press, four minutes, push slowly.',
    facts: card('French press', 'Coarse, like sea salt', '15 g to 250 ml', '92 °C', '4 minutes, then press slowly'),
  },
  dark: {
    line: 'Low heat, and stop while it still purrs.',
    facts: card('Moka pot', 'Medium-fine, not packed', '18 g to 180 ml', 'Hot from the kettle, low heat', 'Until the first gurgle'),
  },
};

/** How to brew a roast; an unknown one is treated as medium. */
export function brewCard(roast: string): BrewCard {
  return CARDS[roast as Roast] ?? CARDS.medium;
}
