import { z } from 'zod';
import { plainText } from '../model/plain-text.ts';
import { comparable } from './comparable.ts';
import { defineTool } from './tool.ts';

const MOST_CARDS = 3;
const LONGEST_CHIP = 40;

export const suggestTool = defineTool({
  name: 'suggest',
  description:
    'The last call of a turn: up to three slugs, of products that a tool returned this turn, to show as cards, and up to six short things (40 characters) the guest may want to say next, the best first; three that are not answered yet are shown.',
  input: z.strictObject({ productSlugs: z.array(z.string().max(100)).max(10), chips: z.array(z.string().max(200)).max(10) }),
  run({ productSlugs, chips }, notes) {
    const wanted = [...new Set(productSlugs)];
    notes.cards = wanted.filter((slug) => notes.seen.has(slug)).slice(0, MOST_CARDS);
    notes.chips = [...new Set(chips.map(plainText))].filter(
      (chip) => chip !== '' && chip.length <= LONGEST_CHIP && !notes.said.has(comparable(chip)),
    );
    return { cards: notes.cards, dropped: wanted.filter((slug) => !notes.cards.includes(slug)) };
  },
});
