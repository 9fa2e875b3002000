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
    "query ChatHistory($sessionId: String!, $coffeeSlug: ID!, $before: ID, $first: Int!) {\n  chatHistory(\n    sessionId: $sessionId\n    coffeeSlug: $coffeeSlug\n    before: $before\n    first: $first\n  ) {\n    hasOlder\n    messages {\n      id\n      sender\n      message\n      status\n      engine\n      cardGrind\n      rating\n      chips\n      handOver {\n        slug\n        name\n        imageUrl\n      }\n      cards {\n        slug\n        name\n        priceCents\n        imageUrl\n        tint\n        altText\n        category\n        stock\n        sizes\n        grindOptions {\n          grind\n          label\n          stock\n          isAvailable\n        }\n      }\n    }\n  }\n}\n\nmutation ClearChat($sessionId: String!, $coffeeSlug: ID!) {\n  clearChat(sessionId: $sessionId, coffeeSlug: $coffeeSlug)\n}\n\nmutation RateReply($id: ID!, $rating: ReplyRating) {\n  rateReply(id: $id, rating: $rating)\n}": typeof types.ChatHistoryDocument,
};
const documents: Documents = {
    "query ChatHistory($sessionId: String!, $coffeeSlug: ID!, $before: ID, $first: Int!) {\n  chatHistory(\n    sessionId: $sessionId\n    coffeeSlug: $coffeeSlug\n    before: $before\n    first: $first\n  ) {\n    hasOlder\n    messages {\n      id\n      sender\n      message\n      status\n      engine\n      cardGrind\n      rating\n      chips\n      handOver {\n        slug\n        name\n        imageUrl\n      }\n      cards {\n        slug\n        name\n        priceCents\n        imageUrl\n        tint\n        altText\n        category\n        stock\n        sizes\n        grindOptions {\n          grind\n          label\n          stock\n          isAvailable\n        }\n      }\n    }\n  }\n}\n\nmutation ClearChat($sessionId: String!, $coffeeSlug: ID!) {\n  clearChat(sessionId: $sessionId, coffeeSlug: $coffeeSlug)\n}\n\nmutation RateReply($id: ID!, $rating: ReplyRating) {\n  rateReply(id: $id, rating: $rating)\n}": types.ChatHistoryDocument,
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
export function gql(source: "query ChatHistory($sessionId: String!, $coffeeSlug: ID!, $before: ID, $first: Int!) {\n  chatHistory(\n    sessionId: $sessionId\n    coffeeSlug: $coffeeSlug\n    before: $before\n    first: $first\n  ) {\n    hasOlder\n    messages {\n      id\n      sender\n      message\n      status\n      engine\n      cardGrind\n      rating\n      chips\n      handOver {\n        slug\n        name\n        imageUrl\n      }\n      cards {\n        slug\n        name\n        priceCents\n        imageUrl\n        tint\n        altText\n        category\n        stock\n        sizes\n        grindOptions {\n          grind\n          label\n          stock\n          isAvailable\n        }\n      }\n    }\n  }\n}\n\nmutation ClearChat($sessionId: String!, $coffeeSlug: ID!) {\n  clearChat(sessionId: $sessionId, coffeeSlug: $coffeeSlug)\n}\n\nmutation RateReply($id: ID!, $rating: ReplyRating) {\n  rateReply(id: $id, rating: $rating)\n}"): (typeof documents)["query ChatHistory($sessionId: String!, $coffeeSlug: ID!, $before: ID, $first: Int!) {\n  chatHistory(\n    sessionId: $sessionId\n    coffeeSlug: $coffeeSlug\n    before: $before\n    first: $first\n  ) {\n    hasOlder\n    messages {\n      id\n      sender\n      message\n      status\n      engine\n      cardGrind\n      rating\n      chips\n      handOver {\n        slug\n        name\n        imageUrl\n      }\n      cards {\n        slug\n        name\n        priceCents\n        imageUrl\n        tint\n        altText\n        category\n        stock\n        sizes\n        grindOptions {\n          grind\n          label\n          stock\n          isAvailable\n        }\n      }\n    }\n  }\n}\n\nmutation ClearChat($sessionId: String!, $coffeeSlug: ID!) {\n  clearChat(sessionId: $sessionId, coffeeSlug: $coffeeSlug)\n}\n\nmutation RateReply($id: ID!, $rating: ReplyRating) {\n  rateReply(id: $id, rating: $rating)\n}"];

export function gql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;