import { z } from 'zod';
import { plainText } from '../model/plain-text.ts';
import { defineTool } from './tool.ts';

const MOST_CARDS = 3;
const MOST_CHIPS = 3;
const LONGEST_CHIP = 40;

/** Without case, punctuation and surplus spaces. */
export function comparable(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export const suggestTool = defineTool({
  name: 'suggest',
  description:
    'The last call of a turn: up to three slugs, of products that a tool returned this turn, to show as cards, and up to three short things (40 characters) the guest may want to say next.',
  input: z.strictObject({ productSlugs: z.array(z.string().max(100)).max(10), chips: z.array(z.string().max(200)).max(10) }),
  run({ productSlugs, chips }, notes) {
    const wanted = [...new Set(productSlugs)];
    notes.cards = wanted.filter((slug) => notes.seen.has(slug)).slice(0, MOST_CARDS);
    notes.chips = [...new Set(chips.map(plainText))]
      .filter((chip) => chip !== '' && chip.length <= LONGEST_CHIP && !notes.said.has(comparable(chip)))
      .slice(0, MOST_CHIPS);
    return { cards: notes.cards, dropped: wanted.filter((slug) => !notes.cards.includes(slug)) };
  },
});
