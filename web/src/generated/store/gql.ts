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
    "fragment ProductCard_product on Product {\n  slug\n  name\n  description\n  priceCents\n  bagWeight\n  imageUrl\n  category\n  tint\n  altText\n  sizes\n  stock\n  grindOptions {\n    grind\n    label\n    stock\n    isAvailable\n  }\n}\n\nfragment ItemSheet_product on Product {\n  slug\n  name\n  priceCents\n  bagWeight\n  imageUrl\n  category\n  tint\n  altText\n  sizes\n  stock\n  grindOptions {\n    grind\n    label\n    stock\n    isAvailable\n  }\n}": typeof types.ProductCard_ProductFragmentDoc,
    "query StoreSearch($text: String!) {\n  searchProducts(text: $text) {\n    understood\n    products {\n      slug\n      category\n      ...ProductCard_product\n    }\n  }\n}": typeof types.StoreSearchDocument,
    "query StorePage {\n  products {\n    slug\n    name\n    description\n    priceCents\n    imageUrl\n    category\n    stock\n    grindOptions {\n      isAvailable\n    }\n    ...ProductCard_product\n  }\n}": typeof types.StorePageDocument,
};
const documents: Documents = {
    "fragment ProductCard_product on Product {\n  slug\n  name\n  description\n  priceCents\n  bagWeight\n  imageUrl\n  category\n  tint\n  altText\n  sizes\n  stock\n  grindOptions {\n    grind\n    label\n    stock\n    isAvailable\n  }\n}\n\nfragment ItemSheet_product on Product {\n  slug\n  name\n  priceCents\n  bagWeight\n  imageUrl\n  category\n  tint\n  altText\n  sizes\n  stock\n  grindOptions {\n    grind\n    label\n    stock\n    isAvailable\n  }\n}": types.ProductCard_ProductFragmentDoc,
    "query StoreSearch($text: String!) {\n  searchProducts(text: $text) {\n    understood\n    products {\n      slug\n      category\n      ...ProductCard_product\n    }\n  }\n}": types.StoreSearchDocument,
    "query StorePage {\n  products {\n    slug\n    name\n    description\n    priceCents\n    imageUrl\n    category\n    stock\n    grindOptions {\n      isAvailable\n    }\n    ...ProductCard_product\n  }\n}": types.StorePageDocument,
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
export function gql(source: "fragment ProductCard_product on Product {\n  slug\n  name\n  description\n  priceCents\n  bagWeight\n  imageUrl\n  category\n  tint\n  altText\n  sizes\n  stock\n  grindOptions {\n    grind\n    label\n    stock\n    isAvailable\n  }\n}\n\nfragment ItemSheet_product on Product {\n  slug\n  name\n  priceCents\n  bagWeight\n  imageUrl\n  category\n  tint\n  altText\n  sizes\n  stock\n  grindOptions {\n    grind\n    label\n    stock\n    isAvailable\n  }\n}"): (typeof documents)["fragment ProductCard_product on Product {\n  slug\n  name\n  description\n  priceCents\n  bagWeight\n  imageUrl\n  category\n  tint\n  altText\n  sizes\n  stock\n  grindOptions {\n    grind\n    label\n    stock\n    isAvailable\n  }\n}\n\nfragment ItemSheet_product on Product {\n  slug\n  name\n  priceCents\n  bagWeight\n  imageUrl\n  category\n  tint\n  altText\n  sizes\n  stock\n  grindOptions {\n    grind\n    label\n    stock\n    isAvailable\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query StoreSearch($text: String!) {\n  searchProducts(text: $text) {\n    understood\n    products {\n      slug\n      category\n      ...ProductCard_product\n    }\n  }\n}"): (typeof documents)["query StoreSearch($text: String!) {\n  searchProducts(text: $text) {\n    understood\n    products {\n      slug\n      category\n      ...ProductCard_product\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query StorePage {\n  products {\n    slug\n    name\n    description\n    priceCents\n    imageUrl\n    category\n    stock\n    grindOptions {\n      isAvailable\n    }\n    ...ProductCard_product\n  }\n}"): (typeof documents)["query StorePage {\n  products {\n    slug\n    name\n    description\n    priceCents\n    imageUrl\n    category\n    stock\n    grindOptions {\n      isAvailable\n    }\n    ...ProductCard_product\n  }\n}"];

export function gql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;