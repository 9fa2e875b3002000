const TASTE_WORDS: Record<string, string> = {
  'dried-fruit': 'dried fruit',
  tropical: 'banana and coconut',
  grain: 'toasted grain',
  nut: 'nuts',
  tea: 'black tea',
  salt: 'sea salt',
};

export function tasteWord(taste: string): string {
  return TASTE_WORDS[taste] ?? taste;
}
