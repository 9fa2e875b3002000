/** What a cell says, or why it cannot be read: "is not an amount". The sentence goes on after the cell's text. */
export type CellValue<T> = { value: T } | { problem: string };

/** A letter that stands where a digit is meant, as in "12,5O". */
export function hasLetterForDigit(text: string): boolean {
  return /\d/.test(text) && /^[\d.,' ]*[\dOolI][\d.,' OolI]*$/.test(text) && /[OolI]/.test(text);
}
