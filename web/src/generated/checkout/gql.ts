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
    "query CheckAddress($address: ShippingAddressInput!) {\n  checkAddress(address: $address) {\n    state\n    suggestion {\n      street1\n      street2\n      city\n      state\n      zip\n    }\n  }\n}": typeof types.CheckAddressDocument,
    "query CheckoutCoupon($code: String!, $subtotalCents: Int!) {\n  validateCoupon(code: $code, subtotalCents: $subtotalCents) {\n    __typename\n    ... on CouponApplied {\n      code\n      discountCents\n      description\n    }\n    ... on CouponRefused {\n      code\n      message\n    }\n  }\n}": typeof types.CheckoutCouponDocument,
    "mutation CreatePaymentIntent($input: CreatePaymentIntentInput!) {\n  createPaymentIntent(input: $input) {\n    __typename\n    ... on PaymentIntentReady {\n      paymentIntentId\n      clientSecret\n      orderRef\n      totalCents\n      holdExpiresAt\n    }\n    ... on CartInvalid {\n      code\n      message\n      productId\n    }\n    ... on OutOfStock {\n      code\n      message\n      outOfStockId: productId\n      grind\n      available\n    }\n    ... on CouponRefused {\n      code\n      message\n    }\n    ... on TotalChanged {\n      code\n      message\n      subtotalCents\n      discountCents\n      shippingCents\n      totalCents\n    }\n    ... on QuoteExpired {\n      code\n      message\n    }\n    ... on RateNotFree {\n      code\n      message\n    }\n    ... on AlreadyPaid {\n      code\n      message\n      paidIntentId: paymentIntentId\n    }\n    ... on HoldLimit {\n      code\n      message\n    }\n    ... on PaymentUnavailable {\n      code\n      message\n    }\n  }\n}\n\nmutation ProcessPayment($paymentIntentId: ID!) {\n  processPayment(paymentIntentId: $paymentIntentId) {\n    __typename\n    ... on PaymentProcessed {\n      orderNumber\n      trackingNumber\n      totalCents\n      message\n    }\n    ... on PaymentPending {\n      code\n      message\n    }\n    ... on PaymentNotCompleted {\n      code\n      message\n    }\n    ... on PaymentRefunded {\n      code\n      message\n    }\n    ... on PaymentUnavailable {\n      code\n      message\n    }\n  }\n}": typeof types.CreatePaymentIntentDocument,
    "query CheckoutShippingRates($address: ShippingAddressInput!, $lines: [CartLineInput!]!) {\n  shippingRates(address: $address, lines: $lines) {\n    __typename\n    ... on ShippingRates {\n      isFallback\n      rates {\n        rateId\n        amountCents\n        canShipFree\n        provider\n        serviceName\n        estimatedDays\n      }\n    }\n    ... on CartInvalid {\n      code\n      message\n    }\n  }\n}": typeof types.CheckoutShippingRatesDocument,
    "query CheckoutConfirmation($paymentIntentId: ID!) {\n  checkoutStatus(paymentIntentId: $paymentIntentId) {\n    state\n    orderNumber\n    orderRef\n    totalCents\n    trackingNumber\n    trackingUrl\n    carrier\n    isSandbox\n  }\n}": typeof types.CheckoutConfirmationDocument,
};
const documents: Documents = {
    "query CheckAddress($address: ShippingAddressInput!) {\n  checkAddress(address: $address) {\n    state\n    suggestion {\n      street1\n      street2\n      city\n      state\n      zip\n    }\n  }\n}": types.CheckAddressDocument,
    "query CheckoutCoupon($code: String!, $subtotalCents: Int!) {\n  validateCoupon(code: $code, subtotalCents: $subtotalCents) {\n    __typename\n    ... on CouponApplied {\n      code\n      discountCents\n      description\n    }\n    ... on CouponRefused {\n      code\n      message\n    }\n  }\n}": types.CheckoutCouponDocument,
    "mutation CreatePaymentIntent($input: CreatePaymentIntentInput!) {\n  createPaymentIntent(input: $input) {\n    __typename\n    ... on PaymentIntentReady {\n      paymentIntentId\n      clientSecret\n      orderRef\n      totalCents\n      holdExpiresAt\n    }\n    ... on CartInvalid {\n      code\n      message\n      productId\n    }\n    ... on OutOfStock {\n      code\n      message\n      outOfStockId: productId\n      grind\n      available\n    }\n    ... on CouponRefused {\n      code\n      message\n    }\n    ... on TotalChanged {\n      code\n      message\n      subtotalCents\n      discountCents\n      shippingCents\n      totalCents\n    }\n    ... on QuoteExpired {\n      code\n      message\n    }\n    ... on RateNotFree {\n      code\n      message\n    }\n    ... on AlreadyPaid {\n      code\n      message\n      paidIntentId: paymentIntentId\n    }\n    ... on HoldLimit {\n      code\n      message\n    }\n    ... on PaymentUnavailable {\n      code\n      message\n    }\n  }\n}\n\nmutation ProcessPayment($paymentIntentId: ID!) {\n  processPayment(paymentIntentId: $paymentIntentId) {\n    __typename\n    ... on PaymentProcessed {\n      orderNumber\n      trackingNumber\n      totalCents\n      message\n    }\n    ... on PaymentPending {\n      code\n      message\n    }\n    ... on PaymentNotCompleted {\n      code\n      message\n    }\n    ... on PaymentRefunded {\n      code\n      message\n    }\n    ... on PaymentUnavailable {\n      code\n      message\n    }\n  }\n}": types.CreatePaymentIntentDocument,
    "query CheckoutShippingRates($address: ShippingAddressInput!, $lines: [CartLineInput!]!) {\n  shippingRates(address: $address, lines: $lines) {\n    __typename\n    ... on ShippingRates {\n      isFallback\n      rates {\n        rateId\n        amountCents\n        canShipFree\n        provider\n        serviceName\n        estimatedDays\n      }\n    }\n    ... on CartInvalid {\n      code\n      message\n    }\n  }\n}": types.CheckoutShippingRatesDocument,
    "query CheckoutConfirmation($paymentIntentId: ID!) {\n  checkoutStatus(paymentIntentId: $paymentIntentId) {\n    state\n    orderNumber\n    orderRef\n    totalCents\n    trackingNumber\n    trackingUrl\n    carrier\n    isSandbox\n  }\n}": types.CheckoutConfirmationDocument,
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
export function gql(source: "query CheckAddress($address: ShippingAddressInput!) {\n  checkAddress(address: $address) {\n    state\n    suggestion {\n      street1\n      street2\n      city\n      state\n      zip\n    }\n  }\n}"): (typeof documents)["query CheckAddress($address: ShippingAddressInput!) {\n  checkAddress(address: $address) {\n    state\n    suggestion {\n      street1\n      street2\n      city\n      state\n      zip\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CheckoutCoupon($code: String!, $subtotalCents: Int!) {\n  validateCoupon(code: $code, subtotalCents: $subtotalCents) {\n    __typename\n    ... on CouponApplied {\n      code\n      discountCents\n      description\n    }\n    ... on CouponRefused {\n      code\n      message\n    }\n  }\n}"): (typeof documents)["query CheckoutCoupon($code: String!, $subtotalCents: Int!) {\n  validateCoupon(code: $code, subtotalCents: $subtotalCents) {\n    __typename\n    ... on CouponApplied {\n      code\n      discountCents\n      description\n    }\n    ... on CouponRefused {\n      code\n      message\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CreatePaymentIntent($input: CreatePaymentIntentInput!) {\n  createPaymentIntent(input: $input) {\n    __typename\n    ... on PaymentIntentReady {\n      paymentIntentId\n      clientSecret\n      orderRef\n      totalCents\n      holdExpiresAt\n    }\n    ... on CartInvalid {\n      code\n      message\n      productId\n    }\n    ... on OutOfStock {\n      code\n      message\n      outOfStockId: productId\n      grind\n      available\n    }\n    ... on CouponRefused {\n      code\n      message\n    }\n    ... on TotalChanged {\n      code\n      message\n      subtotalCents\n      discountCents\n      shippingCents\n      totalCents\n    }\n    ... on QuoteExpired {\n      code\n      message\n    }\n    ... on RateNotFree {\n      code\n      message\n    }\n    ... on AlreadyPaid {\n      code\n      message\n      paidIntentId: paymentIntentId\n    }\n    ... on HoldLimit {\n      code\n      message\n    }\n    ... on PaymentUnavailable {\n      code\n      message\n    }\n  }\n}\n\nmutation ProcessPayment($paymentIntentId: ID!) {\n  processPayment(paymentIntentId: $paymentIntentId) {\n    __typename\n    ... on PaymentProcessed {\n      orderNumber\n      trackingNumber\n      totalCents\n      message\n    }\n    ... on PaymentPending {\n      code\n      message\n    }\n    ... on PaymentNotCompleted {\n      code\n      message\n    }\n    ... on PaymentRefunded {\n      code\n      message\n    }\n    ... on PaymentUnavailable {\n      code\n      message\n    }\n  }\n}"): (typeof documents)["mutation CreatePaymentIntent($input: CreatePaymentIntentInput!) {\n  createPaymentIntent(input: $input) {\n    __typename\n    ... on PaymentIntentReady {\n      paymentIntentId\n      clientSecret\n      orderRef\n      totalCents\n      holdExpiresAt\n    }\n    ... on CartInvalid {\n      code\n      message\n      productId\n    }\n    ... on OutOfStock {\n      code\n      message\n      outOfStockId: productId\n      grind\n      available\n    }\n    ... on CouponRefused {\n      code\n      message\n    }\n    ... on TotalChanged {\n      code\n      message\n      subtotalCents\n      discountCents\n      shippingCents\n      totalCents\n    }\n    ... on QuoteExpired {\n      code\n      message\n    }\n    ... on RateNotFree {\n      code\n      message\n    }\n    ... on AlreadyPaid {\n      code\n      message\n      paidIntentId: paymentIntentId\n    }\n    ... on HoldLimit {\n      code\n      message\n    }\n    ... on PaymentUnavailable {\n      code\n      message\n    }\n  }\n}\n\nmutation ProcessPayment($paymentIntentId: ID!) {\n  processPayment(paymentIntentId: $paymentIntentId) {\n    __typename\n    ... on PaymentProcessed {\n      orderNumber\n      trackingNumber\n      totalCents\n      message\n    }\n    ... on PaymentPending {\n      code\n      message\n    }\n    ... on PaymentNotCompleted {\n      code\n      message\n    }\n    ... on PaymentRefunded {\n      code\n      message\n    }\n    ... on PaymentUnavailable {\n      code\n      message\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CheckoutShippingRates($address: ShippingAddressInput!, $lines: [CartLineInput!]!) {\n  shippingRates(address: $address, lines: $lines) {\n    __typename\n    ... on ShippingRates {\n      isFallback\n      rates {\n        rateId\n        amountCents\n        canShipFree\n        provider\n        serviceName\n        estimatedDays\n      }\n    }\n    ... on CartInvalid {\n      code\n      message\n    }\n  }\n}"): (typeof documents)["query CheckoutShippingRates($address: ShippingAddressInput!, $lines: [CartLineInput!]!) {\n  shippingRates(address: $address, lines: $lines) {\n    __typename\n    ... on ShippingRates {\n      isFallback\n      rates {\n        rateId\n        amountCents\n        canShipFree\n        provider\n        serviceName\n        estimatedDays\n      }\n    }\n    ... on CartInvalid {\n      code\n      message\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CheckoutConfirmation($paymentIntentId: ID!) {\n  checkoutStatus(paymentIntentId: $paymentIntentId) {\n    state\n    orderNumber\n    orderRef\n    totalCents\n    trackingNumber\n    trackingUrl\n    carrier\n    isSandbox\n  }\n}"): (typeof documents)["query CheckoutConfirmation($paymentIntentId: ID!) {\n  checkoutStatus(paymentIntentId: $paymentIntentId) {\n    state\n    orderNumber\n    orderRef\n    totalCents\n    trackingNumber\n    trackingUrl\n    carrier\n    isSandbox\n  }\n}"];

export function gql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;