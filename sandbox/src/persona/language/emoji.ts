/** What a message of pictures alone says, in words that the rules know. */
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

/** A message with a letter or a figure in it is read by its words; one of pictures alone by the pictures. */
export function spelledOut(raw: string): string {
  if (/[\p{L}\p{N}]/u.test(raw) || !/\p{Extended_Pictographic}/u.test(raw)) return raw;
  const said = MEANINGS.filter(([picture]) => picture.test(raw)).map(([, words]) => words);
  // A cup beside another picture only says where we are.
  const telling = said.length > 1 ? said.filter((words) => !words.startsWith('recommend')) : said;
  return telling.length === 0 ? raw : telling.slice(0, MOST_READ).join(', ');
}
