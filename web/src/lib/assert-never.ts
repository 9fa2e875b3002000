/** Makes a switch over a union exhaustive: an unhandled member does not compile. */
export function assertNever(value: never): never {
  throw new TypeError(`Unexpected value: ${JSON.stringify(value)}`);
}
