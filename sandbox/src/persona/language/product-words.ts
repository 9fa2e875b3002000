import { readData } from '../data/read-data.ts';

const tasteWords = readData<Record<string, string>>('taste-words.yaml');

export function tasteWord(taste: string): string {
  return tasteWords[taste] ?? taste;
}
export function grindWords(grind: 'ground' | 'whole-bean'): string {
  return grind === 'ground' ? 'ground' : 'as whole beans';
}
