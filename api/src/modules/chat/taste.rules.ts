import type { SearchWish, Vocabulary } from '../catalog/index.ts';

export interface Taste {
  likes: string[];
  dislikes: string[];
  caffeine: string | null;
  grind: string | null;
}

/** What somebody said last counts most; beyond this many the oldest is forgotten. */
const MOST_WORDS = 8;

function joined(known: readonly string[], fresh: readonly string[], against: readonly string[]): string[] {
  return [...known.filter((word) => !fresh.includes(word)), ...fresh].filter((word) => !against.includes(word)).slice(-MOST_WORDS);
}

function knownTastes(words: readonly string[] | null | undefined, { tastes }: Vocabulary): string[] {
  return [...new Set((words ?? []).map((word) => word.trim().toLowerCase()).filter((word) => tastes.has(word)))];
}

/** The taste after these wishes, in their order: a taste is liked or disliked, never both. */
export function mergeTaste(taste: Taste, wishes: readonly SearchWish[], vocabulary: Vocabulary): Taste {
  return wishes.reduce((merged, wish) => {
    const dislikes = knownTastes(wish.exclude, vocabulary);
    const likes = knownTastes(wish.tastes, vocabulary).filter((word) => !dislikes.includes(word));
    return {
      likes: joined(merged.likes, likes, dislikes),
      dislikes: joined(merged.dislikes, dislikes, likes),
      caffeine: wish.caffeine ?? merged.caffeine,
      grind: wish.grind ?? merged.grind,
    };
  }, taste);
}
