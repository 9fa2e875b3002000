/** Letters and the marks of names. A telephone number or an address needs others. */
const plainName = /^[\p{L}\p{M}'’. -]{1,40}$/u;
/** Mail programs make a link of it. */
const looksLikeLink = /\.\p{L}{2}/u;

/**
 * The name that a mail greets with. Anybody can register somebody else's address under a name of their choice, so one that could carry a
 * message of its own is left out (docs/reliability.md, AUT-24).
 */
export function greetingName(firstName: string): string {
  const name = firstName.trim();
  return plainName.test(name) && !looksLikeLink.test(name) ? name : 'traveler';
}
