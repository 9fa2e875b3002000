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
    "fragment CharacterCard_coffee on Coffee {\n  slug\n  name\n  imageUrl\n  grindType\n  quip\n  tint\n}\n\nfragment CharacterSheet_coffee on Coffee {\n  slug\n  name\n  imageUrl\n  altText\n  grindType\n  tint\n  tags\n  bio\n}\n\nfragment CharacterList_coffee on Coffee {\n  slug\n  name\n  imageUrl\n  tint\n}": typeof types.CharacterCard_CoffeeFragmentDoc,
    "query ExampleDialogue($slug: ID!) {\n  exampleDialogue(slug: $slug) {\n    isGuest\n    text\n  }\n}": typeof types.ExampleDialogueDocument,
    "query HomePage {\n  coffees {\n    slug\n    name\n    imageUrl\n    ...CharacterCard_coffee\n    ...CharacterSheet_coffee\n    ...CharacterList_coffee\n  }\n}": typeof types.HomePageDocument,
};
const documents: Documents = {
    "fragment CharacterCard_coffee on Coffee {\n  slug\n  name\n  imageUrl\n  grindType\n  quip\n  tint\n}\n\nfragment CharacterSheet_coffee on Coffee {\n  slug\n  name\n  imageUrl\n  altText\n  grindType\n  tint\n  tags\n  bio\n}\n\nfragment CharacterList_coffee on Coffee {\n  slug\n  name\n  imageUrl\n  tint\n}": types.CharacterCard_CoffeeFragmentDoc,
    "query ExampleDialogue($slug: ID!) {\n  exampleDialogue(slug: $slug) {\n    isGuest\n    text\n  }\n}": types.ExampleDialogueDocument,
    "query HomePage {\n  coffees {\n    slug\n    name\n    imageUrl\n    ...CharacterCard_coffee\n    ...CharacterSheet_coffee\n    ...CharacterList_coffee\n  }\n}": types.HomePageDocument,
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
export function gql(source: "fragment CharacterCard_coffee on Coffee {\n  slug\n  name\n  imageUrl\n  grindType\n  quip\n  tint\n}\n\nfragment CharacterSheet_coffee on Coffee {\n  slug\n  name\n  imageUrl\n  altText\n  grindType\n  tint\n  tags\n  bio\n}\n\nfragment CharacterList_coffee on Coffee {\n  slug\n  name\n  imageUrl\n  tint\n}"): (typeof documents)["fragment CharacterCard_coffee on Coffee {\n  slug\n  name\n  imageUrl\n  grindType\n  quip\n  tint\n}\n\nfragment CharacterSheet_coffee on Coffee {\n  slug\n  name\n  imageUrl\n  altText\n  grindType\n  tint\n  tags\n  bio\n}\n\nfragment CharacterList_coffee on Coffee {\n  slug\n  name\n  imageUrl\n  tint\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ExampleDialogue($slug: ID!) {\n  exampleDialogue(slug: $slug) {\n    isGuest\n    text\n  }\n}"): (typeof documents)["query ExampleDialogue($slug: ID!) {\n  exampleDialogue(slug: $slug) {\n    isGuest\n    text\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query HomePage {\n  coffees {\n    slug\n    name\n    imageUrl\n    ...CharacterCard_coffee\n    ...CharacterSheet_coffee\n    ...CharacterList_coffee\n  }\n}"): (typeof documents)["query HomePage {\n  coffees {\n    slug\n    name\n    imageUrl\n    ...CharacterCard_coffee\n    ...CharacterSheet_coffee\n    ...CharacterList_coffee\n  }\n}"];

export function gql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;