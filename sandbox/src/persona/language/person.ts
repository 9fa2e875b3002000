/** Whether it is one person, as the shop's tool names them: "my dad", "Karen", "me". */
export function isOne(person: string | null): person is string {
  return person !== null && person !== 'all' && person !== 'each';
}

/** The person in a reply to the visitor: "your dad", "you". */
export function addressed(person: string): string {
  return /^(?:me|myself)$/.test(person) ? 'you' : person.replace(/^(?:my|our) /, 'your ');
}
