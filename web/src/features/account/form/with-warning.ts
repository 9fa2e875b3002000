/** A text with what the shop has to say about an easily guessed password. */
export const withWarning = (text: string, warning: string | null | undefined): string => (warning ? `${text} ${warning}` : text);
