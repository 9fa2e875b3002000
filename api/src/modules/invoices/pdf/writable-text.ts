/** What Windows-1252 has above Latin-1, which the standard fonts of PDF can write. */
const FURTHER = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

function isWritable(character: string): boolean {
  return /[\n\x20-\x7e\u00a0-\u00ff]/.test(character) || FURTHER.includes(character);
}

/** A text in characters that the text face of the PDF has: other letters lose their marks, and what remains is a question mark. */
export function writableText(text: string): string {
  const dashes = text.replaceAll('−', '–').replace(/\r\n?/g, '\n').replaceAll('\t', ' ');
  return [...dashes.normalize('NFC')]
    .map((character) => {
      if (isWritable(character)) return character;
      const bare = character.normalize('NFD').replace(/\p{M}/gu, '');
      return [...bare].map((each) => (isWritable(each) ? each : '?')).join('');
    })
    .join('');
}
