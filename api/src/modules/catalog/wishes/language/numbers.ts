/** Numbers by their English words. */
export const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, number) => [word, number]),
);
export const FOREIGN_NUMBERS: Readonly<Record<string, number>> = {
  zehn: 10,
  funfzehn: 15,
  zwanzig: 20,
  diez: 10,
  quince: 15,
  veinte: 20,
  sechzehn: 16,
  siebzehn: 17,
  dieciseis: 16,
  diecisiete: 17,
  seize: 16,
  dix: 10,
  quinze: 15,
  vingt: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};
export const ANY_NUMBER_WORD = Object.keys(NUMBERS).concat(Object.keys(FOREIGN_NUMBERS)).join('|');
