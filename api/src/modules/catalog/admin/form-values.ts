/** A form of the REST edge may send a number as text; what is none stays as it is, for the use-case to refuse. */
export function numberOf(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,9}$/.test(value.trim()) ? Number(value) : value;
}

/** A list, or a text with commas. */
export function listOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}
