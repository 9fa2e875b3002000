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
    "query ProductPage($slug: ID!) {\n  productPage(slug: $slug) {\n    product {\n      slug\n      name\n      description\n      priceCents\n      imageUrl\n      altText\n      category\n      character\n      stock\n      grindOptions {\n        isAvailable\n      }\n      ...ItemSheet_product\n    }\n    coffee {\n      slug\n      greeting\n      tags\n    }\n    tasting {\n      note\n      meters {\n        label\n        words\n        percent\n      }\n      brewLine\n      brew {\n        label\n        value\n      }\n      untoldStories\n    }\n    story\n    facts {\n      label\n      value\n    }\n    related {\n      slug\n      ...ProductCard_product\n    }\n  }\n}": typeof types.ProductPageDocument,
};
const documents: Documents = {
    "fragment ProductCard_product on Product {\n  slug\n  name\n  description\n  priceCents\n  bagWeight\n  imageUrl\n  category\n  tint\n  altText\n  sizes\n  stock\n  grindOptions {\n    grind\n    label\n    stock\n    isAvailable\n  }\n}\n\nfragment ItemSheet_product on Product {\n  slug\n  name\n  priceCents\n  bagWeight\n  imageUrl\n  category\n  tint\n  altText\n  sizes\n  stock\n  grindOptions {\n    grind\n    label\n    stock\n    isAvailable\n  }\n}": types.ProductCard_ProductFragmentDoc,
    "query ProductPage($slug: ID!) {\n  productPage(slug: $slug) {\n    product {\n      slug\n      name\n      description\n      priceCents\n      imageUrl\n      altText\n      category\n      character\n      stock\n      grindOptions {\n        isAvailable\n      }\n      ...ItemSheet_product\n    }\n    coffee {\n      slug\n      greeting\n      tags\n    }\n    tasting {\n      note\n      meters {\n        label\n        words\n        percent\n      }\n      brewLine\n      brew {\n        label\n        value\n      }\n      untoldStories\n    }\n    story\n    facts {\n      label\n      value\n    }\n    related {\n      slug\n      ...ProductCard_product\n    }\n  }\n}": types.ProductPageDocument,
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
export function gql(source: "query ProductPage($slug: ID!) {\n  productPage(slug: $slug) {\n    product {\n      slug\n      name\n      description\n      priceCents\n      imageUrl\n      altText\n      category\n      character\n      stock\n      grindOptions {\n        isAvailable\n      }\n      ...ItemSheet_product\n    }\n    coffee {\n      slug\n      greeting\n      tags\n    }\n    tasting {\n      note\n      meters {\n        label\n        words\n        percent\n      }\n      brewLine\n      brew {\n        label\n        value\n      }\n      untoldStories\n    }\n    story\n    facts {\n      label\n      value\n    }\n    related {\n      slug\n      ...ProductCard_product\n    }\n  }\n}"): (typeof documents)["query ProductPage($slug: ID!) {\n  productPage(slug: $slug) {\n    product {\n      slug\n      name\n      description\n      priceCents\n      imageUrl\n      altText\n      category\n      character\n      stock\n      grindOptions {\n        isAvailable\n      }\n      ...ItemSheet_product\n    }\n    coffee {\n      slug\n      greeting\n      tags\n    }\n    tasting {\n      note\n      meters {\n        label\n        words\n        percent\n      }\n      brewLine\n      brew {\n        label\n        value\n      }\n      untoldStories\n    }\n    story\n    facts {\n      label\n      value\n    }\n    related {\n      slug\n      ...ProductCard_product\n    }\n  }\n}"];

export function gql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;