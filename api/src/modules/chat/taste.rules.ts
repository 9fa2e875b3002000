import type { SearchWish, Vocabulary } from '../catalog/index.ts';

export interface Taste {
  likes: string[];
  dislikes: string[];
  caffeine: string | null;
  grind: string | null;
}

/** What somebody said last counts most; beyond this many the oldest is forgotten. */
const MOST_WORDS = 8;

const joined = (known: readonly string[], fresh: readonly string[], against: readonly string[]): string[] =>
  [...known.filter((word) => !fresh.includes(word)), ...fresh].filter((word) => !against.includes(word)).slice(-MOST_WORDS);

const knownTastes = (words: readonly string[] | null | undefined, { tastes }: Vocabulary): string[] => [
  ...new Set((words ?? []).map((word) => word.trim().toLowerCase()).filter((word) => tastes.has(word))),
];

/** The taste after these wishes, in their order: a taste is liked or disliked, never both. */
export const mergeTaste = (taste: Taste, wishes: readonly SearchWish[], vocabulary: Vocabulary): Taste =>
  wishes.reduce((merged, wish) => {
    const dislikes = knownTastes(wish.exclude, vocabulary);
    const likes = knownTastes(wish.tastes, vocabulary).filter((word) => !dislikes.includes(word));
    return {
      likes: joined(merged.likes, likes, dislikes),
      dislikes: joined(merged.dislikes, dislikes, likes),
      caffeine: wish.caffeine ?? merged.caffeine,
      grind: wish.grind ?? merged.grind,
    };
  }, taste);
