import type { EraseTasteProfileMutation } from '../../../generated/account/graphql.ts';

export type Taste = EraseTasteProfileMutation['eraseTasteProfile'];

const GRINDS = { WHOLE_BEAN: 'Whole bean', GROUND: 'Ground' };

/** The known parts of a taste profile, in display order. */
export function tasteRows({ likes, dislikes, caffeine, grind }: Taste): { label: string; values: readonly string[] }[] {
  return [
    { label: 'Likes', values: likes },
    { label: 'Dislikes', values: dislikes },
    { label: 'Caffeine', values: caffeine ? [caffeine] : [] },
    { label: 'Grind', values: grind ? [GRINDS[grind]] : [] },
  ].filter(({ values }) => values.length > 0);
}

export function isBlank(taste: Taste): boolean {
  return tasteRows(taste).length === 0;
}
