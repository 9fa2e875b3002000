/**
 * Makes a GraphQL object. A union finds its type by the class, and the compiler requires every field that the class does not declare
 * as optional; `Object.assign(new Type(), {...})` would accept any part of them.
 */
export function view<T extends object>(type: new () => T, fields: NoInfer<T>): T {
  return Object.assign(new type(), fields);
}
