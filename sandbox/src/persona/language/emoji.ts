/** Emoji as words of the rules, for messages without text. */
const MEANINGS: [RegExp, string][] = [
  [/[😭😢🥺😞😔☹🙁😿]/u, 'i feel sad'],
  [/💔/u, 'i am heartbroken'],
  [/[😡😤🤬]/u, 'i am angry'],
  [/[😰😱😨😬🤯]/u, 'i am stressed'],
  [/[😴🥱😪💤]/u, 'i am tired'],
  [/[🎉🥳🎊]/u, 'i am so happy'],
  [/[😂🤣😆😹]/u, 'haha'],
  [/[❤😍🥰😘💖💕😻]/u, 'i love you'],
  [/👋/u, 'hello'],
  [/🙏/u, 'thanks'],
  [/👍/u, 'ok'],
  [/[🙄🤔😐😶]/u, 'hmm'],
  [/👎/u, 'no thanks'],
  [/🖕/u, 'screw you'],
  [/[🔥💪⚡🚀]/u, 'something strong'],
  [/🎃/u, 'something with pumpkin'],
  [/[🍫🍩🍪]/u, 'something with chocolate'],
  [/[🍌🥥🌴]/u, 'something tropical'],
  [/[🍋🍊]/u, 'something with citrus'],
  [/[🍒🍓🍇]/u, 'something with berries'],
  [/🍯/u, 'something with honey'],
  [/[🥜🌰]/u, 'something with nuts'],
  [/[🎄🎅]/u, 'something for christmas'],
  [/[🌞🏖😎]/u, 'something sunny'],
  [/[🌙🛌]/u, 'something before bed'],
  [/[☕🤎]/u, 'recommend me a coffee'],
];
const MOST_READ = 2;

/** Replaces emoji by words only if the message has no letter or digit. */
export function emojiToWords(raw: string): string {
  if (/[\p{L}\p{N}]/u.test(raw) || !/\p{Extended_Pictographic}/u.test(raw)) return raw;
  const said = MEANINGS.filter(([picture]) => picture.test(raw)).map(([, words]) => words);
  // A cup beside another emoji has no meaning of its own.
  const telling = said.length > 1 ? said.filter((words) => !words.startsWith('recommend')) : said;
  return telling.length === 0 ? raw : telling.slice(0, MOST_READ).join(', ');
}
