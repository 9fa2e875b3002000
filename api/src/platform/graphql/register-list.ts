import { registerEnumType } from 'type-graphql';

type EnumName<V extends string> = V extends `${infer First}-${infer Rest}` ? `${Uppercase<First>}_${EnumName<Rest>}` : Uppercase<V>;

/** The name that a value has in GraphQL: `whole-bean` is WHOLE_BEAN. */
export function enumName<V extends string>(value: V): EnumName<V> {
  return value.toUpperCase().replaceAll('-', '_') as EnumName<V>;
}

export interface ListDescriptions<V extends string> {
  name: string;
  description: string;
  /** Of each value; a value without one does not compile. */
  values: Record<V, string>;
}

/** Publishes a list of values as a GraphQL enum. Returns what `@Field` and `@Arg` take as its type. */
export function registerList<V extends string>(list: readonly V[], { name, description, values }: ListDescriptions<V>): Record<string, V> {
  const members = Object.fromEntries(list.map((value) => [enumName(value), value]));
  const valuesConfig = Object.fromEntries(list.map((value) => [enumName(value), { description: values[value] }]));
  registerEnumType(members, { name, description, valuesConfig });
  return members;
}
