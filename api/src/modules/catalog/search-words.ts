/** From lightest to darkest. */
export const roasts = ['light', 'medium', 'medium-dark', 'dark'] as const;
/** From none to most: their order is what "at most" means. */
export const caffeineLevels = ['none', 'low', 'medium', 'high'] as const;
export type Roast = (typeof roasts)[number];
export type CaffeineLevel = (typeof caffeineLevels)[number];
