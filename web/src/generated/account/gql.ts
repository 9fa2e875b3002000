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
    "mutation SaveHealthWishes($allergens: [String!]!, $tastes: [String!]!, $isCaffeineFree: Boolean!) {\n  saveHealthWishes(\n    allergens: $allergens\n    tastes: $tastes\n    isCaffeineFree: $isCaffeineFree\n  ) {\n    allergens\n    tastes\n    isCaffeineFree\n  }\n}": typeof types.SaveHealthWishesDocument,
    "fragment OrderCard_order on Order {\n  id\n  number\n  externalNumber\n  status\n  totalCents\n  createdAt\n  paidWith\n  trackingNumber\n  trackingUrl\n  carrier\n  parcelStatus\n  items {\n    id\n    productName\n    quantity\n    priceCents\n  }\n}\n\nmutation ClaimOrder($token: String!) {\n  claimOrder(token: $token) {\n    __typename\n    ... on OrderClaimed {\n      number\n    }\n    ... on OrderClaimRefused {\n      code\n      message\n    }\n  }\n}": typeof types.OrderCard_OrderFragmentDoc,
    "fragment SignedInPlaces_place on SignedInPlace {\n  id\n  userAgent\n  beganAt\n  lastSeenAt\n  isCurrent\n}\n\nmutation SignOutElsewhere {\n  signOutElsewhere {\n    message\n  }\n}\n\nmutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n    __typename\n    ... on Done {\n      message\n      warning\n    }\n    ... on WrongCredentials {\n      code\n      message\n    }\n  }\n}\n\nmutation Logout {\n  logout {\n    message\n  }\n}": typeof types.SignedInPlaces_PlaceFragmentDoc,
    "mutation EraseTasteProfile {\n  eraseTasteProfile {\n    likes\n    dislikes\n    caffeine\n    grind\n    updatedAt\n  }\n}": typeof types.EraseTasteProfileDocument,
    "query AccountOrders($page: Int!, $pageSize: Int!) {\n  myOrders(page: $page, pageSize: $pageSize) {\n    totalCount\n    totalSpentCents\n    orders {\n      id\n      ...OrderCard_order\n    }\n  }\n}\n\nquery AccountPlaces {\n  signedInPlaces {\n    id\n    isCurrent\n    ...SignedInPlaces_place\n  }\n}\n\nquery AccountTaste {\n  tasteProfile {\n    likes\n    dislikes\n    caffeine\n    grind\n    updatedAt\n  }\n}\n\nquery AccountHealth {\n  healthWishes {\n    allergens\n    tastes\n    isCaffeineFree\n  }\n}": typeof types.AccountOrdersDocument,
};
const documents: Documents = {
    "mutation SaveHealthWishes($allergens: [String!]!, $tastes: [String!]!, $isCaffeineFree: Boolean!) {\n  saveHealthWishes(\n    allergens: $allergens\n    tastes: $tastes\n    isCaffeineFree: $isCaffeineFree\n  ) {\n    allergens\n    tastes\n    isCaffeineFree\n  }\n}": types.SaveHealthWishesDocument,
    "fragment OrderCard_order on Order {\n  id\n  number\n  externalNumber\n  status\n  totalCents\n  createdAt\n  paidWith\n  trackingNumber\n  trackingUrl\n  carrier\n  parcelStatus\n  items {\n    id\n    productName\n    quantity\n    priceCents\n  }\n}\n\nmutation ClaimOrder($token: String!) {\n  claimOrder(token: $token) {\n    __typename\n    ... on OrderClaimed {\n      number\n    }\n    ... on OrderClaimRefused {\n      code\n      message\n    }\n  }\n}": types.OrderCard_OrderFragmentDoc,
    "fragment SignedInPlaces_place on SignedInPlace {\n  id\n  userAgent\n  beganAt\n  lastSeenAt\n  isCurrent\n}\n\nmutation SignOutElsewhere {\n  signOutElsewhere {\n    message\n  }\n}\n\nmutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n    __typename\n    ... on Done {\n      message\n      warning\n    }\n    ... on WrongCredentials {\n      code\n      message\n    }\n  }\n}\n\nmutation Logout {\n  logout {\n    message\n  }\n}": types.SignedInPlaces_PlaceFragmentDoc,
    "mutation EraseTasteProfile {\n  eraseTasteProfile {\n    likes\n    dislikes\n    caffeine\n    grind\n    updatedAt\n  }\n}": types.EraseTasteProfileDocument,
    "query AccountOrders($page: Int!, $pageSize: Int!) {\n  myOrders(page: $page, pageSize: $pageSize) {\n    totalCount\n    totalSpentCents\n    orders {\n      id\n      ...OrderCard_order\n    }\n  }\n}\n\nquery AccountPlaces {\n  signedInPlaces {\n    id\n    isCurrent\n    ...SignedInPlaces_place\n  }\n}\n\nquery AccountTaste {\n  tasteProfile {\n    likes\n    dislikes\n    caffeine\n    grind\n    updatedAt\n  }\n}\n\nquery AccountHealth {\n  healthWishes {\n    allergens\n    tastes\n    isCaffeineFree\n  }\n}": types.AccountOrdersDocument,
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
export function gql(source: "mutation SaveHealthWishes($allergens: [String!]!, $tastes: [String!]!, $isCaffeineFree: Boolean!) {\n  saveHealthWishes(\n    allergens: $allergens\n    tastes: $tastes\n    isCaffeineFree: $isCaffeineFree\n  ) {\n    allergens\n    tastes\n    isCaffeineFree\n  }\n}"): (typeof documents)["mutation SaveHealthWishes($allergens: [String!]!, $tastes: [String!]!, $isCaffeineFree: Boolean!) {\n  saveHealthWishes(\n    allergens: $allergens\n    tastes: $tastes\n    isCaffeineFree: $isCaffeineFree\n  ) {\n    allergens\n    tastes\n    isCaffeineFree\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "fragment OrderCard_order on Order {\n  id\n  number\n  externalNumber\n  status\n  totalCents\n  createdAt\n  paidWith\n  trackingNumber\n  trackingUrl\n  carrier\n  parcelStatus\n  items {\n    id\n    productName\n    quantity\n    priceCents\n  }\n}\n\nmutation ClaimOrder($token: String!) {\n  claimOrder(token: $token) {\n    __typename\n    ... on OrderClaimed {\n      number\n    }\n    ... on OrderClaimRefused {\n      code\n      message\n    }\n  }\n}"): (typeof documents)["fragment OrderCard_order on Order {\n  id\n  number\n  externalNumber\n  status\n  totalCents\n  createdAt\n  paidWith\n  trackingNumber\n  trackingUrl\n  carrier\n  parcelStatus\n  items {\n    id\n    productName\n    quantity\n    priceCents\n  }\n}\n\nmutation ClaimOrder($token: String!) {\n  claimOrder(token: $token) {\n    __typename\n    ... on OrderClaimed {\n      number\n    }\n    ... on OrderClaimRefused {\n      code\n      message\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "fragment SignedInPlaces_place on SignedInPlace {\n  id\n  userAgent\n  beganAt\n  lastSeenAt\n  isCurrent\n}\n\nmutation SignOutElsewhere {\n  signOutElsewhere {\n    message\n  }\n}\n\nmutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n    __typename\n    ... on Done {\n      message\n      warning\n    }\n    ... on WrongCredentials {\n      code\n      message\n    }\n  }\n}\n\nmutation Logout {\n  logout {\n    message\n  }\n}"): (typeof documents)["fragment SignedInPlaces_place on SignedInPlace {\n  id\n  userAgent\n  beganAt\n  lastSeenAt\n  isCurrent\n}\n\nmutation SignOutElsewhere {\n  signOutElsewhere {\n    message\n  }\n}\n\nmutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n    __typename\n    ... on Done {\n      message\n      warning\n    }\n    ... on WrongCredentials {\n      code\n      message\n    }\n  }\n}\n\nmutation Logout {\n  logout {\n    message\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation EraseTasteProfile {\n  eraseTasteProfile {\n    likes\n    dislikes\n    caffeine\n    grind\n    updatedAt\n  }\n}"): (typeof documents)["mutation EraseTasteProfile {\n  eraseTasteProfile {\n    likes\n    dislikes\n    caffeine\n    grind\n    updatedAt\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query AccountOrders($page: Int!, $pageSize: Int!) {\n  myOrders(page: $page, pageSize: $pageSize) {\n    totalCount\n    totalSpentCents\n    orders {\n      id\n      ...OrderCard_order\n    }\n  }\n}\n\nquery AccountPlaces {\n  signedInPlaces {\n    id\n    isCurrent\n    ...SignedInPlaces_place\n  }\n}\n\nquery AccountTaste {\n  tasteProfile {\n    likes\n    dislikes\n    caffeine\n    grind\n    updatedAt\n  }\n}\n\nquery AccountHealth {\n  healthWishes {\n    allergens\n    tastes\n    isCaffeineFree\n  }\n}"): (typeof documents)["query AccountOrders($page: Int!, $pageSize: Int!) {\n  myOrders(page: $page, pageSize: $pageSize) {\n    totalCount\n    totalSpentCents\n    orders {\n      id\n      ...OrderCard_order\n    }\n  }\n}\n\nquery AccountPlaces {\n  signedInPlaces {\n    id\n    isCurrent\n    ...SignedInPlaces_place\n  }\n}\n\nquery AccountTaste {\n  tasteProfile {\n    likes\n    dislikes\n    caffeine\n    grind\n    updatedAt\n  }\n}\n\nquery AccountHealth {\n  healthWishes {\n    allergens\n    tastes\n    isCaffeineFree\n  }\n}"];

export function gql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;