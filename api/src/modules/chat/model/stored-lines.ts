import type { Persona } from '../../catalog/index.ts';
import { dangerReply } from '../danger/danger-replies.ts';
import openers from './openers.json' with { type: 'json' };

/** When the model fails or takes too long: put together from the character's own data, so that a new one has a voice at once. */
export function fallbackLine({ quip, tastes }: Persona, turn: number): string {
  const [taste = 'coffee'] = tastes;
  const lines = [
    `${quip} But the steam has swallowed my next words. Give me a moment and ask me again?`,
    `Forgive me, my thoughts are still dripping through the filter. There is a little ${taste.replace('-', ' ')} in the air while we wait; ask me once more.`,
    `I lost the thread somewhere between the grinder and the cup. Say that again in a moment, and I will do better.`,
  ];
  return lines[turn % lines.length]!;
}

/** The chip of a reply that broke off. */
export const GO_ON = 'Go on';

/** When a guest's words were refused by moderation. */
export function refusalLine({ quip }: Persona, isSelfHarm: boolean): string {
  return isSelfHarm
    ? dangerReply({ danger: 'self-harm', language: 'en' })
    : `That is nothing I pour here. ${quip} Let us talk about something kinder.`;
}

const LONGEST_CHIP = 40;
const written = openers as Record<string, string[] | undefined>;

/** What a visitor may want to say first: written for the characters of the house, put together for a new one. */
export function openingChips({ slug, moods, lore }: Persona): string[] {
  return (
    written[slug] ??
    [moods[0] && `I feel ${moods[0]} today`, 'What do you taste like?', lore[0]?.keys[0] && `Tell me a story: ${lore[0].keys[0]}`].filter(
      (chip): chip is string => typeof chip === 'string' && chip.length <= LONGEST_CHIP,
    )
  );
}
