/** A text with what the shop has to say about an easily guessed password. */
export function withWarning(text: string, warning: string | null | undefined): string {
  return warning ? `${text} ${warning}` : text;
}
