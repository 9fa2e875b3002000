const PICKED = /\bthe (weak|mild|gentl|strong|dark|light)e(?:r|st) (?:one|of (?:the|those|them|these))\b/;

/** "Then give me the weaker one": of those that were shown, the one with the least (-1) or most caffeine or the lightest or darkest roast. */
export function pickedStrength(text: string): { by: 'caffeine' | 'roast'; sign: 1 | -1 } | null {
  const word = PICKED.exec(text)?.[1];
  if (word === undefined) return null;
  return { by: word === 'dark' || word === 'light' ? 'roast' : 'caffeine', sign: word === 'strong' || word === 'dark' ? 1 : -1 };
}
