/** Used for a user without a name. */
const FALLBACK_NAME = 'Captain';

export function displayName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return (
    [firstName, lastName]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' ') || FALLBACK_NAME
  );
}
