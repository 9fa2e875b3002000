import type { EraseTasteProfileMutation } from '../../../generated/account/graphql.ts';

export type Taste = EraseTasteProfileMutation['eraseTasteProfile'];

const GRINDS = { WHOLE_BEAN: 'Whole bean', GROUND: 'Ground' };

/** The known parts of a taste, in the order in which one would tell them. */
export function tasteRows({ likes, dislikes, caffeine, grind }: Taste): { label: string; words: readonly string[] }[] {
  return [
    { label: 'Likes', words: likes },
    { label: 'Dislikes', words: dislikes },
    { label: 'Caffeine', words: caffeine ? [caffeine] : [] },
    { label: 'Grind', words: grind ? [GRINDS[grind]] : [] },
  ].filter(({ words }) => words.length > 0);
}

export function isBlank(taste: Taste): boolean {
  return tasteRows(taste).length === 0;
}
