/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query AdminCharacter($slug: String!) {\n  adminCoffee(slug: $slug) {\n    ...CharacterSheetFields @unmask\n    lastEdit {\n      at\n      by\n    }\n  }\n}\n\nfragment CharacterSheetFields on AdminCoffee {\n  id\n  version\n  slug\n  name\n  imageUrl\n  altText\n  tint\n  quip\n  grindType\n  tags\n  description\n  bio\n  greeting\n  personality\n  exampleDialogue\n  reminder\n  lore {\n    keys\n    text\n    told\n  }\n  moods\n  tastes\n  roast\n  caffeine\n  brewLine\n  priceCents\n  stock {\n    id\n    grind\n    available\n  }\n}\n\nmutation CreateCharacter($input: CoffeeInput!) {\n  createCoffee(input: $input) {\n    __typename\n    ... on CoffeeSaved {\n      coffee {\n        ...CharacterSheetFields @unmask\n      }\n    }\n    ... on SlugTaken {\n      message\n    }\n    ... on CoffeeEditStale {\n      message\n      fields\n      current {\n        ...CharacterSheetFields @unmask\n      }\n    }\n  }\n}\n\nmutation UpdateCharacter($id: ID!, $version: Int!, $input: CoffeeInput!) {\n  updateCoffee(id: $id, version: $version, input: $input) {\n    __typename\n    ... on CoffeeSaved {\n      coffee {\n        ...CharacterSheetFields @unmask\n      }\n    }\n    ... on SlugTaken {\n      message\n    }\n    ... on CoffeeEditStale {\n      message\n      fields\n      current {\n        ...CharacterSheetFields @unmask\n      }\n    }\n  }\n}\n\nmutation TalkToDraft($draft: CoffeeInput!, $said: [DraftLineInput!]!, $message: String!) {\n  talkToDraft(draft: $draft, said: $said, message: $message) {\n    text\n    engine\n  }\n}": typeof types.AdminCharacterDocument,
};
const documents: Documents = {
    "query AdminCharacter($slug: String!) {\n  adminCoffee(slug: $slug) {\n    ...CharacterSheetFields @unmask\n    lastEdit {\n      at\n      by\n    }\n  }\n}\n\nfragment CharacterSheetFields on AdminCoffee {\n  id\n  version\n  slug\n  name\n  imageUrl\n  altText\n  tint\n  quip\n  grindType\n  tags\n  description\n  bio\n  greeting\n  personality\n  exampleDialogue\n  reminder\n  lore {\n    keys\n    text\n    told\n  }\n  moods\n  tastes\n  roast\n  caffeine\n  brewLine\n  priceCents\n  stock {\n    id\n    grind\n    available\n  }\n}\n\nmutation CreateCharacter($input: CoffeeInput!) {\n  createCoffee(input: $input) {\n    __typename\n    ... on CoffeeSaved {\n      coffee {\n        ...CharacterSheetFields @unmask\n      }\n    }\n    ... on SlugTaken {\n      message\n    }\n    ... on CoffeeEditStale {\n      message\n      fields\n      current {\n        ...CharacterSheetFields @unmask\n      }\n    }\n  }\n}\n\nmutation UpdateCharacter($id: ID!, $version: Int!, $input: CoffeeInput!) {\n  updateCoffee(id: $id, version: $version, input: $input) {\n    __typename\n    ... on CoffeeSaved {\n      coffee {\n        ...CharacterSheetFields @unmask\n      }\n    }\n    ... on SlugTaken {\n      message\n    }\n    ... on CoffeeEditStale {\n      message\n      fields\n      current {\n        ...CharacterSheetFields @unmask\n      }\n    }\n  }\n}\n\nmutation TalkToDraft($draft: CoffeeInput!, $said: [DraftLineInput!]!, $message: String!) {\n  talkToDraft(draft: $draft, said: $said, message: $message) {\n    text\n    engine\n  }\n}": types.AdminCharacterDocument,
};

/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = gql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function gql(source: string): unknown;

/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query AdminCharacter($slug: String!) {\n  adminCoffee(slug: $slug) {\n    ...CharacterSheetFields @unmask\n    lastEdit {\n      at\n      by\n    }\n  }\n}\n\nfragment CharacterSheetFields on AdminCoffee {\n  id\n  version\n  slug\n  name\n  imageUrl\n  altText\n  tint\n  quip\n  grindType\n  tags\n  description\n  bio\n  greeting\n  personality\n  exampleDialogue\n  reminder\n  lore {\n    keys\n    text\n    told\n  }\n  moods\n  tastes\n  roast\n  caffeine\n  brewLine\n  priceCents\n  stock {\n    id\n    grind\n    available\n  }\n}\n\nmutation CreateCharacter($input: CoffeeInput!) {\n  createCoffee(input: $input) {\n    __typename\n    ... on CoffeeSaved {\n      coffee {\n        ...CharacterSheetFields @unmask\n      }\n    }\n    ... on SlugTaken {\n      message\n    }\n    ... on CoffeeEditStale {\n      message\n      fields\n      current {\n        ...CharacterSheetFields @unmask\n      }\n    }\n  }\n}\n\nmutation UpdateCharacter($id: ID!, $version: Int!, $input: CoffeeInput!) {\n  updateCoffee(id: $id, version: $version, input: $input) {\n    __typename\n    ... on CoffeeSaved {\n      coffee {\n        ...CharacterSheetFields @unmask\n      }\n    }\n    ... on SlugTaken {\n      message\n    }\n    ... on CoffeeEditStale {\n      message\n      fields\n      current {\n        ...CharacterSheetFields @unmask\n      }\n    }\n  }\n}\n\nmutation TalkToDraft($draft: CoffeeInput!, $said: [DraftLineInput!]!, $message: String!) {\n  talkToDraft(draft: $draft, said: $said, message: $message) {\n    text\n    engine\n  }\n}"): (typeof documents)["query AdminCharacter($slug: String!) {\n  adminCoffee(slug: $slug) {\n    ...CharacterSheetFields @unmask\n    lastEdit {\n      at\n      by\n    }\n  }\n}\n\nfragment CharacterSheetFields on AdminCoffee {\n  id\n  version\n  slug\n  name\n  imageUrl\n  altText\n  tint\n  quip\n  grindType\n  tags\n  description\n  bio\n  greeting\n  personality\n  exampleDialogue\n  reminder\n  lore {\n    keys\n    text\n    told\n  }\n  moods\n  tastes\n  roast\n  caffeine\n  brewLine\n  priceCents\n  stock {\n    id\n    grind\n    available\n  }\n}\n\nmutation CreateCharacter($input: CoffeeInput!) {\n  createCoffee(input: $input) {\n    __typename\n    ... on CoffeeSaved {\n      coffee {\n        ...CharacterSheetFields @unmask\n      }\n    }\n    ... on SlugTaken {\n      message\n    }\n    ... on CoffeeEditStale {\n      message\n      fields\n      current {\n        ...CharacterSheetFields @unmask\n      }\n    }\n  }\n}\n\nmutation UpdateCharacter($id: ID!, $version: Int!, $input: CoffeeInput!) {\n  updateCoffee(id: $id, version: $version, input: $input) {\n    __typename\n    ... on CoffeeSaved {\n      coffee {\n        ...CharacterSheetFields @unmask\n      }\n    }\n    ... on SlugTaken {\n      message\n    }\n    ... on CoffeeEditStale {\n      message\n      fields\n      current {\n        ...CharacterSheetFields @unmask\n      }\n    }\n  }\n}\n\nmutation TalkToDraft($draft: CoffeeInput!, $said: [DraftLineInput!]!, $message: String!) {\n  talkToDraft(draft: $draft, said: $said, message: $message) {\n    text\n    engine\n  }\n}"];

export function gql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;