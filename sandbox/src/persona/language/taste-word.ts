const TASTE_WORDS: Record<string, string> = {
  'dried-fruit': 'dried fruit',
  tropical: 'banana and coconut',
  grain: 'toasted grain',
  nut: 'nuts',
  tea: 'black tea',
  salt: 'sea salt',
};

export const tasteWord = (taste: string): string => TASTE_WORDS[taste] ?? taste;
