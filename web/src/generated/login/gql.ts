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
    "mutation Login($email: String!, $password: String!) {\n  login(email: $email, password: $password) {\n    __typename\n    ... on SignedIn {\n      user {\n        ...Person_user @unmask\n      }\n    }\n    ... on SecondFactorRequired {\n      code\n    }\n    ... on WrongCredentials {\n      code\n      message\n    }\n  }\n}\n\nmutation AdminLogin($username: String!, $password: String!) {\n  adminLogin(username: $username, password: $password) {\n    __typename\n    ... on SignedIn {\n      user {\n        ...Person_user @unmask\n      }\n    }\n    ... on SecondFactorRequired {\n      code\n    }\n    ... on WrongCredentials {\n      code\n      message\n    }\n  }\n}\n\nmutation ConfirmSecondFactor($code: String!) {\n  confirmSecondFactor(code: $code) {\n    __typename\n    ... on SignedIn {\n      user {\n        ...Person_user @unmask\n      }\n    }\n    ... on WrongCredentials {\n      code\n      message\n    }\n  }\n}\n\nmutation Register($firstName: String!, $lastName: String!, $email: String!, $password: String!) {\n  register(\n    firstName: $firstName\n    lastName: $lastName\n    email: $email\n    password: $password\n  ) {\n    __typename\n    ... on SignedIn {\n      user {\n        ...Person_user @unmask\n      }\n      warning\n    }\n    ... on EmailTaken {\n      code\n      message\n    }\n  }\n}\n\nmutation RequestPasswordReset($email: String!) {\n  requestPasswordReset(email: $email) {\n    message\n  }\n}\n\nmutation ResetPassword($token: String!, $password: String!) {\n  resetPassword(token: $token, password: $password) {\n    __typename\n    ... on Done {\n      message\n      warning\n    }\n    ... on ResetTokenInvalid {\n      code\n      message\n    }\n  }\n}": typeof types.LoginDocument,
    "query LookUpOrder($number: Int!, $email: String!) {\n  lookUpOrder(number: $number, email: $email) {\n    number\n    status\n    createdAt\n    trackingNumber\n    trackingUrl\n    carrier\n    parcelStatus\n  }\n}": typeof types.LookUpOrderDocument,
    "fragment Person_user on User {\n  id\n  email\n  firstName\n  lastName\n  role\n  createdAt\n}\n\nquery Me {\n  me {\n    ...Person_user @unmask\n  }\n}": typeof types.Person_UserFragmentDoc,
};
const documents: Documents = {
    "mutation Login($email: String!, $password: String!) {\n  login(email: $email, password: $password) {\n    __typename\n    ... on SignedIn {\n      user {\n        ...Person_user @unmask\n      }\n    }\n    ... on SecondFactorRequired {\n      code\n    }\n    ... on WrongCredentials {\n      code\n      message\n    }\n  }\n}\n\nmutation AdminLogin($username: String!, $password: String!) {\n  adminLogin(username: $username, password: $password) {\n    __typename\n    ... on SignedIn {\n      user {\n        ...Person_user @unmask\n      }\n    }\n    ... on SecondFactorRequired {\n      code\n    }\n    ... on WrongCredentials {\n      code\n      message\n    }\n  }\n}\n\nmutation ConfirmSecondFactor($code: String!) {\n  confirmSecondFactor(code: $code) {\n    __typename\n    ... on SignedIn {\n      user {\n        ...Person_user @unmask\n      }\n    }\n    ... on WrongCredentials {\n      code\n      message\n    }\n  }\n}\n\nmutation Register($firstName: String!, $lastName: String!, $email: String!, $password: String!) {\n  register(\n    firstName: $firstName\n    lastName: $lastName\n    email: $email\n    password: $password\n  ) {\n    __typename\n    ... on SignedIn {\n      user {\n        ...Person_user @unmask\n      }\n      warning\n    }\n    ... on EmailTaken {\n      code\n      message\n    }\n  }\n}\n\nmutation RequestPasswordReset($email: String!) {\n  requestPasswordReset(email: $email) {\n    message\n  }\n}\n\nmutation ResetPassword($token: String!, $password: String!) {\n  resetPassword(token: $token, password: $password) {\n    __typename\n    ... on Done {\n      message\n      warning\n    }\n    ... on ResetTokenInvalid {\n      code\n      message\n    }\n  }\n}": types.LoginDocument,
    "query LookUpOrder($number: Int!, $email: String!) {\n  lookUpOrder(number: $number, email: $email) {\n    number\n    status\n    createdAt\n    trackingNumber\n    trackingUrl\n    carrier\n    parcelStatus\n  }\n}": types.LookUpOrderDocument,
    "fragment Person_user on User {\n  id\n  email\n  firstName\n  lastName\n  role\n  createdAt\n}\n\nquery Me {\n  me {\n    ...Person_user @unmask\n  }\n}": types.Person_UserFragmentDoc,
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
export function gql(source: "mutation Login($email: String!, $password: String!) {\n  login(email: $email, password: $password) {\n    __typename\n    ... on SignedIn {\n      user {\n        ...Person_user @unmask\n      }\n    }\n    ... on SecondFactorRequired {\n      code\n    }\n    ... on WrongCredentials {\n      code\n      message\n    }\n  }\n}\n\nmutation AdminLogin($username: String!, $password: String!) {\n  adminLogin(username: $username, password: $password) {\n    __typename\n    ... on SignedIn {\n      user {\n        ...Person_user @unmask\n      }\n    }\n    ... on SecondFactorRequired {\n      code\n    }\n    ... on WrongCredentials {\n      code\n      message\n    }\n  }\n}\n\nmutation ConfirmSecondFactor($code: String!) {\n  confirmSecondFactor(code: $code) {\n    __typename\n    ... on SignedIn {\n      user {\n        ...Person_user @unmask\n      }\n    }\n    ... on WrongCredentials {\n      code\n      message\n    }\n  }\n}\n\nmutation Register($firstName: String!, $lastName: String!, $email: String!, $password: String!) {\n  register(\n    firstName: $firstName\n    lastName: $lastName\n    email: $email\n    password: $password\n  ) {\n    __typename\n    ... on SignedIn {\n      user {\n        ...Person_user @unmask\n      }\n      warning\n    }\n    ... on EmailTaken {\n      code\n      message\n    }\n  }\n}\n\nmutation RequestPasswordReset($email: String!) {\n  requestPasswordReset(email: $email) {\n    message\n  }\n}\n\nmutation ResetPassword($token: String!, $password: String!) {\n  resetPassword(token: $token, password: $password) {\n    __typename\n    ... on Done {\n      message\n      warning\n    }\n    ... on ResetTokenInvalid {\n      code\n      message\n    }\n  }\n}"): (typeof documents)["mutation Login($email: String!, $password: String!) {\n  login(email: $email, password: $password) {\n    __typename\n    ... on SignedIn {\n      user {\n        ...Person_user @unmask\n      }\n    }\n    ... on SecondFactorRequired {\n      code\n    }\n    ... on WrongCredentials {\n      code\n      message\n    }\n  }\n}\n\nmutation AdminLogin($username: String!, $password: String!) {\n  adminLogin(username: $username, password: $password) {\n    __typename\n    ... on SignedIn {\n      user {\n        ...Person_user @unmask\n      }\n    }\n    ... on SecondFactorRequired {\n      code\n    }\n    ... on WrongCredentials {\n      code\n      message\n    }\n  }\n}\n\nmutation ConfirmSecondFactor($code: String!) {\n  confirmSecondFactor(code: $code) {\n    __typename\n    ... on SignedIn {\n      user {\n        ...Person_user @unmask\n      }\n    }\n    ... on WrongCredentials {\n      code\n      message\n    }\n  }\n}\n\nmutation Register($firstName: String!, $lastName: String!, $email: String!, $password: String!) {\n  register(\n    firstName: $firstName\n    lastName: $lastName\n    email: $email\n    password: $password\n  ) {\n    __typename\n    ... on SignedIn {\n      user {\n        ...Person_user @unmask\n      }\n      warning\n    }\n    ... on EmailTaken {\n      code\n      message\n    }\n  }\n}\n\nmutation RequestPasswordReset($email: String!) {\n  requestPasswordReset(email: $email) {\n    message\n  }\n}\n\nmutation ResetPassword($token: String!, $password: String!) {\n  resetPassword(token: $token, password: $password) {\n    __typename\n    ... on Done {\n      message\n      warning\n    }\n    ... on ResetTokenInvalid {\n      code\n      message\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query LookUpOrder($number: Int!, $email: String!) {\n  lookUpOrder(number: $number, email: $email) {\n    number\n    status\n    createdAt\n    trackingNumber\n    trackingUrl\n    carrier\n    parcelStatus\n  }\n}"): (typeof documents)["query LookUpOrder($number: Int!, $email: String!) {\n  lookUpOrder(number: $number, email: $email) {\n    number\n    status\n    createdAt\n    trackingNumber\n    trackingUrl\n    carrier\n    parcelStatus\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "fragment Person_user on User {\n  id\n  email\n  firstName\n  lastName\n  role\n  createdAt\n}\n\nquery Me {\n  me {\n    ...Person_user @unmask\n  }\n}"): (typeof documents)["fragment Person_user on User {\n  id\n  email\n  firstName\n  lastName\n  role\n  createdAt\n}\n\nquery Me {\n  me {\n    ...Person_user @unmask\n  }\n}"];

export function gql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;