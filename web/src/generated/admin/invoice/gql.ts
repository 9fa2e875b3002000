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
    "query AdminInvoice($number: ID!) {\n  adminInvoice(number: $number) {\n    invoice {\n      number\n      customerName\n      customerEmail\n      paymentStatus\n      voidedAt\n    }\n    paper {\n      title\n      shopName\n      billedToLabel\n      billedTo\n      facts {\n        label\n        value\n      }\n      columns\n      lines\n      stamp\n      sums {\n        label\n        value\n      }\n      total {\n        label\n        value\n      }\n      notesLabel\n      notes\n      footer\n    }\n  }\n}\n\nquery AdminInvoiceMail($number: ID!) {\n  adminInvoiceMail(number: $number) {\n    state\n    isTriedAgain\n    mailedAt\n  }\n}\n\nmutation MailInvoice($number: ID!, $key: String!) {\n  mailInvoice(number: $number, key: $key) {\n    __typename\n    ... on InvoiceMailQueued {\n      email\n    }\n    ... on InvoiceNotMailable {\n      message\n    }\n  }\n}\n\nmutation VoidInvoice($number: ID!) {\n  voidInvoice(number: $number) {\n    invoice {\n      number\n      paymentStatus\n    }\n  }\n}": typeof types.AdminInvoiceDocument,
};
const documents: Documents = {
    "query AdminInvoice($number: ID!) {\n  adminInvoice(number: $number) {\n    invoice {\n      number\n      customerName\n      customerEmail\n      paymentStatus\n      voidedAt\n    }\n    paper {\n      title\n      shopName\n      billedToLabel\n      billedTo\n      facts {\n        label\n        value\n      }\n      columns\n      lines\n      stamp\n      sums {\n        label\n        value\n      }\n      total {\n        label\n        value\n      }\n      notesLabel\n      notes\n      footer\n    }\n  }\n}\n\nquery AdminInvoiceMail($number: ID!) {\n  adminInvoiceMail(number: $number) {\n    state\n    isTriedAgain\n    mailedAt\n  }\n}\n\nmutation MailInvoice($number: ID!, $key: String!) {\n  mailInvoice(number: $number, key: $key) {\n    __typename\n    ... on InvoiceMailQueued {\n      email\n    }\n    ... on InvoiceNotMailable {\n      message\n    }\n  }\n}\n\nmutation VoidInvoice($number: ID!) {\n  voidInvoice(number: $number) {\n    invoice {\n      number\n      paymentStatus\n    }\n  }\n}": types.AdminInvoiceDocument,
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
export function gql(source: "query AdminInvoice($number: ID!) {\n  adminInvoice(number: $number) {\n    invoice {\n      number\n      customerName\n      customerEmail\n      paymentStatus\n      voidedAt\n    }\n    paper {\n      title\n      shopName\n      billedToLabel\n      billedTo\n      facts {\n        label\n        value\n      }\n      columns\n      lines\n      stamp\n      sums {\n        label\n        value\n      }\n      total {\n        label\n        value\n      }\n      notesLabel\n      notes\n      footer\n    }\n  }\n}\n\nquery AdminInvoiceMail($number: ID!) {\n  adminInvoiceMail(number: $number) {\n    state\n    isTriedAgain\n    mailedAt\n  }\n}\n\nmutation MailInvoice($number: ID!, $key: String!) {\n  mailInvoice(number: $number, key: $key) {\n    __typename\n    ... on InvoiceMailQueued {\n      email\n    }\n    ... on InvoiceNotMailable {\n      message\n    }\n  }\n}\n\nmutation VoidInvoice($number: ID!) {\n  voidInvoice(number: $number) {\n    invoice {\n      number\n      paymentStatus\n    }\n  }\n}"): (typeof documents)["query AdminInvoice($number: ID!) {\n  adminInvoice(number: $number) {\n    invoice {\n      number\n      customerName\n      customerEmail\n      paymentStatus\n      voidedAt\n    }\n    paper {\n      title\n      shopName\n      billedToLabel\n      billedTo\n      facts {\n        label\n        value\n      }\n      columns\n      lines\n      stamp\n      sums {\n        label\n        value\n      }\n      total {\n        label\n        value\n      }\n      notesLabel\n      notes\n      footer\n    }\n  }\n}\n\nquery AdminInvoiceMail($number: ID!) {\n  adminInvoiceMail(number: $number) {\n    state\n    isTriedAgain\n    mailedAt\n  }\n}\n\nmutation MailInvoice($number: ID!, $key: String!) {\n  mailInvoice(number: $number, key: $key) {\n    __typename\n    ... on InvoiceMailQueued {\n      email\n    }\n    ... on InvoiceNotMailable {\n      message\n    }\n  }\n}\n\nmutation VoidInvoice($number: ID!) {\n  voidInvoice(number: $number) {\n    invoice {\n      number\n      paymentStatus\n    }\n  }\n}"];

export function gql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;