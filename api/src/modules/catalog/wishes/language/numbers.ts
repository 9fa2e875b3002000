/** Numbers by their English words. */
export const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, number) => [word, number]),
);
/** German, Spanish and French words for a number, without accents; "y" and hyphens as they are written. */
const FOREIGN_WORDS: Readonly<Record<number, string>> = {
  5: 'funf|fuenf|cinco|cinq',
  6: 'sechs|seis',
  7: 'sieben|siete',
  8: 'acht|ocho|huit',
  9: 'neun|nueve|neuf',
  10: 'zehn|diez|dix',
  11: 'elf|once|onze',
  12: 'zwolf|zwoelf|doce|douze',
  13: 'dreizehn|trece|treize',
  14: 'vierzehn|catorce|quatorze',
  15: 'funfzehn|fuenfzehn|quince|quinze',
  16: 'sechzehn|dieciseis|seize',
  17: 'siebzehn|diecisiete|dix-sept|dix sept',
  18: 'achtzehn|dieciocho|dix-huit|dix huit',
  19: 'neunzehn|diecinueve|dix-neuf|dix neuf',
  20: 'zwanzig|zwanzg|veinte|vingt',
  30: 'dreissig|treinta|trente',
  40: 'vierzig|cuarenta|quarante',
  50: 'funfzig|cincuenta|cinquante',
};
/** Of each, the German word, the Spanish one, its short form and the French one. */
const ONES = ['ein|uno|un|un', 'zwei|dos|dos|deux', 'drei|tres|tres|trois', 'vier|cuatro|cuatro|quatre', 'funf|cinco|cinco|cinq', 'sechs|seis|seis|six', 'sieben|siete|siete|sept', 'acht|ocho|ocho|huit', 'neun|nueve|nueve|neuf']; // oxfmt-ignore
const TENS = [
  { ten: 20, german: 'zwanzig', spanish: 'veinti', french: 'vingt' },
  { ten: 30, german: 'dreissig', spanish: 'treinta y ', french: 'trente' },
];
/** "Einundzwanzig", "veintiun", "vingt et un", "vingt-deux" */
const COMPOUND = TENS.flatMap(({ ten, german, spanish, french }) =>
  ONES.flatMap((ones, at) => {
    const [de, es, short, fr] = ones.split('|');
    const words = [
      `${de}und${german}`,
      `${spanish}${es}`,
      `${spanish}${short}`,
      ...['-', ' ', ' et ', '-et-'].map((joint) => french + joint + fr),
    ];
    return words.map((word) => [word, ten + at + 1] as const);
  }),
);
const ENGLISH_TENS: Readonly<Record<string, number>> = { thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, hundred: 100 }; // oxfmt-ignore
export const FOREIGN_NUMBERS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.entries(FOREIGN_WORDS).flatMap(([number, words]) => words.split('|').map((word) => [word, Number(number)]))),
  ...Object.fromEntries(COMPOUND),
  ...ENGLISH_TENS,
};
function alternatives(words: readonly string[]): string {
  // Longer words first: "dix-huit" before "dix".
  return words.toSorted((one, other) => other.length - one.length).join('|');
}
const ALL = [...Object.keys(NUMBERS), ...Object.keys(FOREIGN_NUMBERS)];
/** Before a currency. */
export const NUMBER_BEFORE_CURRENCY = alternatives(ALL);
/** English words, unless a currency follows. */
const ENGLISH_WORDS = ['once', 'elf', 'seize'];
export const ANY_NUMBER_WORD = alternatives(ALL.filter((word) => !ENGLISH_WORDS.includes(word)));
/** German, Spanish and French numbers from ten. */
export const FOREIGN_TENS = alternatives(
  Object.keys(FOREIGN_NUMBERS).filter((word) => FOREIGN_NUMBERS[word]! > 9 && !ENGLISH_WORDS.includes(word) && !(word in ENGLISH_TENS)),
);

export const CURRENCY_WORD = 'dollars?|dolar(?:es|citos)?|piastres?|piasses?|balles?|bucks?|euros?|usd|quid';
/** What figures count beside money, in German, Spanish and French. */
export const FOREIGN_UNIT =
  'uhr|heures?|minuten?|minutos?|sachets?|bolsas?|paquetes?|personas?|personen|personnes?|leute|tage|dias|jours|tass?es?n?|tazas?|jahren?|anos|ans|grad|gramm|prozent|beuteln?|packungen|(?:de )?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
