const UNCHARGED = 'You have not been charged.';

/** The provider's or the shop's message about a declined payment, which says once that nothing was charged. */
export function declinedWords(message: string): string {
  return message.includes(UNCHARGED) ? message : `${message} ${UNCHARGED}`;
}
