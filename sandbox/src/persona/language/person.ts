/** Whether it is one person, as the shop's tool names them: "my dad", "Karen", "me". */
export function isOne(person: string | null): person is string {
  return person !== null && person !== 'all' && person !== 'each';
}

/** The person in a reply to the visitor: "your dad", "you". */
export function addressed(person: string): string {
  return /^(?:me|myself)$/.test(person) ? 'you' : person.replace(/^(?:my|our) /, 'your ');
}

/** A line with the names of its person in capitals, which the words that are read have lost: "Frank". */
export function inItsCase<Line extends { person: string | null }>(line: Line, raw: string, known: readonly Line[]): Line {
  const person = line.person?.replaceAll(/\b[a-z]+\b/g, (word) => {
    const name = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
    const isName = known.some((one) => one.person?.includes(name)) || new RegExp(String.raw`(?<=[a-z,:>&+-] )${name}\b`).test(raw);
    return isName ? name : word;
  });
  return { ...line, person: person ?? null };
}
