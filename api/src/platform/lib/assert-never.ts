/** Ends a switch over a closed set; a new member breaks the build here. */
export function assertNever(value: never): never {
  throw new TypeError(`Unexpected value: ${JSON.stringify(value)}`);
}
