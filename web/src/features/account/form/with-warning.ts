/** Appends the server's warning about an easily guessed password. */
export function withWarning(text: string, warning: string | null | undefined): string {
  return warning ? `${text} ${warning}` : text;
}
