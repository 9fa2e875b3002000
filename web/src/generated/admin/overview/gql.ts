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
    "query AdminOverview($period: OverviewPeriod!) {\n  adminOverview(period: $period) {\n    period\n    asOf\n    dayCount\n    totals {\n      customerCount\n      orderCount\n      revenueCents\n      refundedCents\n      averageCents\n    }\n    current {\n      customerCount\n      orderCount\n      revenueCents\n      refundedCents\n      averageCents\n    }\n    previous {\n      customerCount\n      orderCount\n      revenueCents\n      refundedCents\n      averageCents\n    }\n    points {\n      day\n      orderCount\n      revenueCents\n      newCustomerCount\n    }\n    before {\n      day\n      orderCount\n      revenueCents\n    }\n    notCounted {\n      imported\n      sandbox\n      test\n    }\n    toShipCount\n    recentOrders {\n      id\n      number\n      status\n      customerName\n      email\n      totalCents\n      refundedCents\n    }\n    recentCustomers {\n      id\n      name\n      email\n      createdAt\n    }\n    bestSellers {\n      slug\n      name\n      imageUrl\n      tint\n      quantity\n    }\n    lowStock {\n      slug\n      name\n      imageUrl\n      grind\n      available\n    }\n    reviewCount\n    reviewCases {\n      id\n      kind\n      reason\n      detail\n      since\n      orderNumber\n      customerName\n      totalCents\n      parkedJobId\n      signInAlertId\n    }\n  }\n}\n\nmutation RetryParkedJob($id: ID!) {\n  retryParkedJob(id: $id) {\n    __typename\n    ... on UserError {\n      code\n      message\n    }\n  }\n}\n\nmutation GiveUpParkedJob($id: ID!) {\n  giveUpParkedJob(id: $id) {\n    __typename\n    ... on UserError {\n      code\n      message\n    }\n  }\n}\n\nmutation MarkSignInAlertsSeen($id: ID!) {\n  markSignInAlertsSeen(id: $id) {\n    message\n  }\n}": typeof types.AdminOverviewDocument,
};
const documents: Documents = {
    "query AdminOverview($period: OverviewPeriod!) {\n  adminOverview(period: $period) {\n    period\n    asOf\n    dayCount\n    totals {\n      customerCount\n      orderCount\n      revenueCents\n      refundedCents\n      averageCents\n    }\n    current {\n      customerCount\n      orderCount\n      revenueCents\n      refundedCents\n      averageCents\n    }\n    previous {\n      customerCount\n      orderCount\n      revenueCents\n      refundedCents\n      averageCents\n    }\n    points {\n      day\n      orderCount\n      revenueCents\n      newCustomerCount\n    }\n    before {\n      day\n      orderCount\n      revenueCents\n    }\n    notCounted {\n      imported\n      sandbox\n      test\n    }\n    toShipCount\n    recentOrders {\n      id\n      number\n      status\n      customerName\n      email\n      totalCents\n      refundedCents\n    }\n    recentCustomers {\n      id\n      name\n      email\n      createdAt\n    }\n    bestSellers {\n      slug\n      name\n      imageUrl\n      tint\n      quantity\n    }\n    lowStock {\n      slug\n      name\n      imageUrl\n      grind\n      available\n    }\n    reviewCount\n    reviewCases {\n      id\n      kind\n      reason\n      detail\n      since\n      orderNumber\n      customerName\n      totalCents\n      parkedJobId\n      signInAlertId\n    }\n  }\n}\n\nmutation RetryParkedJob($id: ID!) {\n  retryParkedJob(id: $id) {\n    __typename\n    ... on UserError {\n      code\n      message\n    }\n  }\n}\n\nmutation GiveUpParkedJob($id: ID!) {\n  giveUpParkedJob(id: $id) {\n    __typename\n    ... on UserError {\n      code\n      message\n    }\n  }\n}\n\nmutation MarkSignInAlertsSeen($id: ID!) {\n  markSignInAlertsSeen(id: $id) {\n    message\n  }\n}": types.AdminOverviewDocument,
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
export function gql(source: "query AdminOverview($period: OverviewPeriod!) {\n  adminOverview(period: $period) {\n    period\n    asOf\n    dayCount\n    totals {\n      customerCount\n      orderCount\n      revenueCents\n      refundedCents\n      averageCents\n    }\n    current {\n      customerCount\n      orderCount\n      revenueCents\n      refundedCents\n      averageCents\n    }\n    previous {\n      customerCount\n      orderCount\n      revenueCents\n      refundedCents\n      averageCents\n    }\n    points {\n      day\n      orderCount\n      revenueCents\n      newCustomerCount\n    }\n    before {\n      day\n      orderCount\n      revenueCents\n    }\n    notCounted {\n      imported\n      sandbox\n      test\n    }\n    toShipCount\n    recentOrders {\n      id\n      number\n      status\n      customerName\n      email\n      totalCents\n      refundedCents\n    }\n    recentCustomers {\n      id\n      name\n      email\n      createdAt\n    }\n    bestSellers {\n      slug\n      name\n      imageUrl\n      tint\n      quantity\n    }\n    lowStock {\n      slug\n      name\n      imageUrl\n      grind\n      available\n    }\n    reviewCount\n    reviewCases {\n      id\n      kind\n      reason\n      detail\n      since\n      orderNumber\n      customerName\n      totalCents\n      parkedJobId\n      signInAlertId\n    }\n  }\n}\n\nmutation RetryParkedJob($id: ID!) {\n  retryParkedJob(id: $id) {\n    __typename\n    ... on UserError {\n      code\n      message\n    }\n  }\n}\n\nmutation GiveUpParkedJob($id: ID!) {\n  giveUpParkedJob(id: $id) {\n    __typename\n    ... on UserError {\n      code\n      message\n    }\n  }\n}\n\nmutation MarkSignInAlertsSeen($id: ID!) {\n  markSignInAlertsSeen(id: $id) {\n    message\n  }\n}"): (typeof documents)["query AdminOverview($period: OverviewPeriod!) {\n  adminOverview(period: $period) {\n    period\n    asOf\n    dayCount\n    totals {\n      customerCount\n      orderCount\n      revenueCents\n      refundedCents\n      averageCents\n    }\n    current {\n      customerCount\n      orderCount\n      revenueCents\n      refundedCents\n      averageCents\n    }\n    previous {\n      customerCount\n      orderCount\n      revenueCents\n      refundedCents\n      averageCents\n    }\n    points {\n      day\n      orderCount\n      revenueCents\n      newCustomerCount\n    }\n    before {\n      day\n      orderCount\n      revenueCents\n    }\n    notCounted {\n      imported\n      sandbox\n      test\n    }\n    toShipCount\n    recentOrders {\n      id\n      number\n      status\n      customerName\n      email\n      totalCents\n      refundedCents\n    }\n    recentCustomers {\n      id\n      name\n      email\n      createdAt\n    }\n    bestSellers {\n      slug\n      name\n      imageUrl\n      tint\n      quantity\n    }\n    lowStock {\n      slug\n      name\n      imageUrl\n      grind\n      available\n    }\n    reviewCount\n    reviewCases {\n      id\n      kind\n      reason\n      detail\n      since\n      orderNumber\n      customerName\n      totalCents\n      parkedJobId\n      signInAlertId\n    }\n  }\n}\n\nmutation RetryParkedJob($id: ID!) {\n  retryParkedJob(id: $id) {\n    __typename\n    ... on UserError {\n      code\n      message\n    }\n  }\n}\n\nmutation GiveUpParkedJob($id: ID!) {\n  giveUpParkedJob(id: $id) {\n    __typename\n    ... on UserError {\n      code\n      message\n    }\n  }\n}\n\nmutation MarkSignInAlertsSeen($id: ID!) {\n  markSignInAlertsSeen(id: $id) {\n    message\n  }\n}"];

export function gql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;