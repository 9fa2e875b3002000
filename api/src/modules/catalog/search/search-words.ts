import vocabulary from '../../../app/seed/vocabulary.json' with { type: 'json' };

/** The words in which coffees are described and wished for. */
export const moodWords: readonly string[] = vocabulary.moods;
export const tasteWords: readonly string[] = vocabulary.tastes;
/** From lightest to darkest. */
export const roasts = ['light', 'medium', 'medium-dark', 'dark'] as const;
/** From none to most: their order is what "at most" means. */
export const caffeineLevels = ['none', 'low', 'medium', 'high'] as const;
export type Roast = (typeof roasts)[number];
export type CaffeineLevel = (typeof caffeineLevels)[number];
