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
    "query AdminCoffeeList {\n  adminCoffees {\n    id\n    version\n    slug\n    name\n    shownImageUrl\n    tint\n    grindType\n    soldCount\n    stock {\n      id\n      grind\n      available\n    }\n  }\n  adminProducts {\n    id\n  }\n  chatFigures {\n    slug\n    replies\n    fallbacks\n    tokens\n    thumbsUp\n    thumbsDown\n  }\n}\n\nmutation SetCoffeeStock($counts: [StockCountInput!]!, $reason: String!) {\n  setStock(counts: $counts, reason: $reason) {\n    __typename\n    ... on StockSet {\n      stock {\n        id\n        available\n      }\n    }\n    ... on StockEditStale {\n      message\n      current {\n        id\n        available\n      }\n    }\n  }\n}\n\nmutation DeleteCoffee($id: ID!, $version: Int!) {\n  deleteCoffee(id: $id, version: $version) {\n    __typename\n    ... on CoffeeSaved {\n      coffee {\n        id\n        version\n      }\n    }\n    ... on UserError {\n      message\n    }\n  }\n}\n\nmutation RestoreCoffee($id: ID!, $version: Int!) {\n  restoreCoffee(id: $id, version: $version) {\n    __typename\n    ... on CoffeeSaved {\n      coffee {\n        id\n        version\n      }\n    }\n    ... on UserError {\n      message\n    }\n  }\n}\n\nquery CoffeeKept($slug: String!) {\n  adminCoffee(slug: $slug) {\n    id\n    kept {\n      orderCount\n      chatCount\n    }\n  }\n}": typeof types.AdminCoffeeListDocument,
};
const documents: Documents = {
    "query AdminCoffeeList {\n  adminCoffees {\n    id\n    version\n    slug\n    name\n    shownImageUrl\n    tint\n    grindType\n    soldCount\n    stock {\n      id\n      grind\n      available\n    }\n  }\n  adminProducts {\n    id\n  }\n  chatFigures {\n    slug\n    replies\n    fallbacks\n    tokens\n    thumbsUp\n    thumbsDown\n  }\n}\n\nmutation SetCoffeeStock($counts: [StockCountInput!]!, $reason: String!) {\n  setStock(counts: $counts, reason: $reason) {\n    __typename\n    ... on StockSet {\n      stock {\n        id\n        available\n      }\n    }\n    ... on StockEditStale {\n      message\n      current {\n        id\n        available\n      }\n    }\n  }\n}\n\nmutation DeleteCoffee($id: ID!, $version: Int!) {\n  deleteCoffee(id: $id, version: $version) {\n    __typename\n    ... on CoffeeSaved {\n      coffee {\n        id\n        version\n      }\n    }\n    ... on UserError {\n      message\n    }\n  }\n}\n\nmutation RestoreCoffee($id: ID!, $version: Int!) {\n  restoreCoffee(id: $id, version: $version) {\n    __typename\n    ... on CoffeeSaved {\n      coffee {\n        id\n        version\n      }\n    }\n    ... on UserError {\n      message\n    }\n  }\n}\n\nquery CoffeeKept($slug: String!) {\n  adminCoffee(slug: $slug) {\n    id\n    kept {\n      orderCount\n      chatCount\n    }\n  }\n}": types.AdminCoffeeListDocument,
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
export function gql(source: "query AdminCoffeeList {\n  adminCoffees {\n    id\n    version\n    slug\n    name\n    shownImageUrl\n    tint\n    grindType\n    soldCount\n    stock {\n      id\n      grind\n      available\n    }\n  }\n  adminProducts {\n    id\n  }\n  chatFigures {\n    slug\n    replies\n    fallbacks\n    tokens\n    thumbsUp\n    thumbsDown\n  }\n}\n\nmutation SetCoffeeStock($counts: [StockCountInput!]!, $reason: String!) {\n  setStock(counts: $counts, reason: $reason) {\n    __typename\n    ... on StockSet {\n      stock {\n        id\n        available\n      }\n    }\n    ... on StockEditStale {\n      message\n      current {\n        id\n        available\n      }\n    }\n  }\n}\n\nmutation DeleteCoffee($id: ID!, $version: Int!) {\n  deleteCoffee(id: $id, version: $version) {\n    __typename\n    ... on CoffeeSaved {\n      coffee {\n        id\n        version\n      }\n    }\n    ... on UserError {\n      message\n    }\n  }\n}\n\nmutation RestoreCoffee($id: ID!, $version: Int!) {\n  restoreCoffee(id: $id, version: $version) {\n    __typename\n    ... on CoffeeSaved {\n      coffee {\n        id\n        version\n      }\n    }\n    ... on UserError {\n      message\n    }\n  }\n}\n\nquery CoffeeKept($slug: String!) {\n  adminCoffee(slug: $slug) {\n    id\n    kept {\n      orderCount\n      chatCount\n    }\n  }\n}"): (typeof documents)["query AdminCoffeeList {\n  adminCoffees {\n    id\n    version\n    slug\n    name\n    shownImageUrl\n    tint\n    grindType\n    soldCount\n    stock {\n      id\n      grind\n      available\n    }\n  }\n  adminProducts {\n    id\n  }\n  chatFigures {\n    slug\n    replies\n    fallbacks\n    tokens\n    thumbsUp\n    thumbsDown\n  }\n}\n\nmutation SetCoffeeStock($counts: [StockCountInput!]!, $reason: String!) {\n  setStock(counts: $counts, reason: $reason) {\n    __typename\n    ... on StockSet {\n      stock {\n        id\n        available\n      }\n    }\n    ... on StockEditStale {\n      message\n      current {\n        id\n        available\n      }\n    }\n  }\n}\n\nmutation DeleteCoffee($id: ID!, $version: Int!) {\n  deleteCoffee(id: $id, version: $version) {\n    __typename\n    ... on CoffeeSaved {\n      coffee {\n        id\n        version\n      }\n    }\n    ... on UserError {\n      message\n    }\n  }\n}\n\nmutation RestoreCoffee($id: ID!, $version: Int!) {\n  restoreCoffee(id: $id, version: $version) {\n    __typename\n    ... on CoffeeSaved {\n      coffee {\n        id\n        version\n      }\n    }\n    ... on UserError {\n      message\n    }\n  }\n}\n\nquery CoffeeKept($slug: String!) {\n  adminCoffee(slug: $slug) {\n    id\n    kept {\n      orderCount\n      chatCount\n    }\n  }\n}"];

export function gql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;