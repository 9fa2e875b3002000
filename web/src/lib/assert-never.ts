/** Closes a switch over a union: a new member no longer compiles until it is handled. */
export function assertNever(value: never): never {
  throw new TypeError(`Unexpected value: ${JSON.stringify(value)}`);
}
