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
    "query AdminStaff {\n  adminStaff {\n    members {\n      id\n      name\n      email\n      username\n      role\n      isNamedByEnvironment\n      hasSecondFactor\n      isSelf\n      lastSignInAt\n    }\n    invitations {\n      id\n      email\n      role\n      expiresAt\n    }\n  }\n}\n\nmutation InviteStaff($email: String!, $role: StaffRole!) {\n  inviteStaff(email: $email, role: $role) {\n    __typename\n    ... on Done {\n      message\n    }\n    ... on StaffChangeRefused {\n      message\n    }\n  }\n}\n\nmutation WithdrawStaffInvite($id: ID!) {\n  withdrawStaffInvite(id: $id) {\n    message\n  }\n}\n\nmutation SetStaffRole($id: ID!, $role: StaffRole) {\n  setStaffRole(id: $id, role: $role) {\n    __typename\n    ... on Done {\n      message\n    }\n    ... on StaffChangeRefused {\n      message\n    }\n  }\n}\n\nmutation EndStaffSessions($id: ID!) {\n  endStaffSessions(id: $id) {\n    __typename\n    ... on Done {\n      message\n    }\n    ... on StaffChangeRefused {\n      message\n    }\n  }\n}\n\nmutation ResetStaffSecondFactor($id: ID!) {\n  resetStaffSecondFactor(id: $id) {\n    __typename\n    ... on Done {\n      message\n    }\n    ... on StaffChangeRefused {\n      message\n    }\n  }\n}\n\nmutation BeginSecondFactor {\n  beginSecondFactor {\n    secret\n    otpauthUrl\n    qrPath\n    qrSize\n  }\n}\n\nmutation ConfirmSecondFactorSetup($code: String!) {\n  confirmSecondFactorSetup(code: $code) {\n    __typename\n    ... on RecoveryCodes {\n      codes\n    }\n    ... on WrongCredentials {\n      message\n    }\n  }\n}\n\nmutation EndSecondFactor($code: String!) {\n  endSecondFactor(code: $code) {\n    __typename\n    ... on Done {\n      message\n    }\n    ... on WrongCredentials {\n      message\n    }\n  }\n}": typeof types.AdminStaffDocument,
};
const documents: Documents = {
    "query AdminStaff {\n  adminStaff {\n    members {\n      id\n      name\n      email\n      username\n      role\n      isNamedByEnvironment\n      hasSecondFactor\n      isSelf\n      lastSignInAt\n    }\n    invitations {\n      id\n      email\n      role\n      expiresAt\n    }\n  }\n}\n\nmutation InviteStaff($email: String!, $role: StaffRole!) {\n  inviteStaff(email: $email, role: $role) {\n    __typename\n    ... on Done {\n      message\n    }\n    ... on StaffChangeRefused {\n      message\n    }\n  }\n}\n\nmutation WithdrawStaffInvite($id: ID!) {\n  withdrawStaffInvite(id: $id) {\n    message\n  }\n}\n\nmutation SetStaffRole($id: ID!, $role: StaffRole) {\n  setStaffRole(id: $id, role: $role) {\n    __typename\n    ... on Done {\n      message\n    }\n    ... on StaffChangeRefused {\n      message\n    }\n  }\n}\n\nmutation EndStaffSessions($id: ID!) {\n  endStaffSessions(id: $id) {\n    __typename\n    ... on Done {\n      message\n    }\n    ... on StaffChangeRefused {\n      message\n    }\n  }\n}\n\nmutation ResetStaffSecondFactor($id: ID!) {\n  resetStaffSecondFactor(id: $id) {\n    __typename\n    ... on Done {\n      message\n    }\n    ... on StaffChangeRefused {\n      message\n    }\n  }\n}\n\nmutation BeginSecondFactor {\n  beginSecondFactor {\n    secret\n    otpauthUrl\n    qrPath\n    qrSize\n  }\n}\n\nmutation ConfirmSecondFactorSetup($code: String!) {\n  confirmSecondFactorSetup(code: $code) {\n    __typename\n    ... on RecoveryCodes {\n      codes\n    }\n    ... on WrongCredentials {\n      message\n    }\n  }\n}\n\nmutation EndSecondFactor($code: String!) {\n  endSecondFactor(code: $code) {\n    __typename\n    ... on Done {\n      message\n    }\n    ... on WrongCredentials {\n      message\n    }\n  }\n}": types.AdminStaffDocument,
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
export function gql(source: "query AdminStaff {\n  adminStaff {\n    members {\n      id\n      name\n      email\n      username\n      role\n      isNamedByEnvironment\n      hasSecondFactor\n      isSelf\n      lastSignInAt\n    }\n    invitations {\n      id\n      email\n      role\n      expiresAt\n    }\n  }\n}\n\nmutation InviteStaff($email: String!, $role: StaffRole!) {\n  inviteStaff(email: $email, role: $role) {\n    __typename\n    ... on Done {\n      message\n    }\n    ... on StaffChangeRefused {\n      message\n    }\n  }\n}\n\nmutation WithdrawStaffInvite($id: ID!) {\n  withdrawStaffInvite(id: $id) {\n    message\n  }\n}\n\nmutation SetStaffRole($id: ID!, $role: StaffRole) {\n  setStaffRole(id: $id, role: $role) {\n    __typename\n    ... on Done {\n      message\n    }\n    ... on StaffChangeRefused {\n      message\n    }\n  }\n}\n\nmutation EndStaffSessions($id: ID!) {\n  endStaffSessions(id: $id) {\n    __typename\n    ... on Done {\n      message\n    }\n    ... on StaffChangeRefused {\n      message\n    }\n  }\n}\n\nmutation ResetStaffSecondFactor($id: ID!) {\n  resetStaffSecondFactor(id: $id) {\n    __typename\n    ... on Done {\n      message\n    }\n    ... on StaffChangeRefused {\n      message\n    }\n  }\n}\n\nmutation BeginSecondFactor {\n  beginSecondFactor {\n    secret\n    otpauthUrl\n    qrPath\n    qrSize\n  }\n}\n\nmutation ConfirmSecondFactorSetup($code: String!) {\n  confirmSecondFactorSetup(code: $code) {\n    __typename\n    ... on RecoveryCodes {\n      codes\n    }\n    ... on WrongCredentials {\n      message\n    }\n  }\n}\n\nmutation EndSecondFactor($code: String!) {\n  endSecondFactor(code: $code) {\n    __typename\n    ... on Done {\n      message\n    }\n    ... on WrongCredentials {\n      message\n    }\n  }\n}"): (typeof documents)["query AdminStaff {\n  adminStaff {\n    members {\n      id\n      name\n      email\n      username\n      role\n      isNamedByEnvironment\n      hasSecondFactor\n      isSelf\n      lastSignInAt\n    }\n    invitations {\n      id\n      email\n      role\n      expiresAt\n    }\n  }\n}\n\nmutation InviteStaff($email: String!, $role: StaffRole!) {\n  inviteStaff(email: $email, role: $role) {\n    __typename\n    ... on Done {\n      message\n    }\n    ... on StaffChangeRefused {\n      message\n    }\n  }\n}\n\nmutation WithdrawStaffInvite($id: ID!) {\n  withdrawStaffInvite(id: $id) {\n    message\n  }\n}\n\nmutation SetStaffRole($id: ID!, $role: StaffRole) {\n  setStaffRole(id: $id, role: $role) {\n    __typename\n    ... on Done {\n      message\n    }\n    ... on StaffChangeRefused {\n      message\n    }\n  }\n}\n\nmutation EndStaffSessions($id: ID!) {\n  endStaffSessions(id: $id) {\n    __typename\n    ... on Done {\n      message\n    }\n    ... on StaffChangeRefused {\n      message\n    }\n  }\n}\n\nmutation ResetStaffSecondFactor($id: ID!) {\n  resetStaffSecondFactor(id: $id) {\n    __typename\n    ... on Done {\n      message\n    }\n    ... on StaffChangeRefused {\n      message\n    }\n  }\n}\n\nmutation BeginSecondFactor {\n  beginSecondFactor {\n    secret\n    otpauthUrl\n    qrPath\n    qrSize\n  }\n}\n\nmutation ConfirmSecondFactorSetup($code: String!) {\n  confirmSecondFactorSetup(code: $code) {\n    __typename\n    ... on RecoveryCodes {\n      codes\n    }\n    ... on WrongCredentials {\n      message\n    }\n  }\n}\n\nmutation EndSecondFactor($code: String!) {\n  endSecondFactor(code: $code) {\n    __typename\n    ... on Done {\n      message\n    }\n    ... on WrongCredentials {\n      message\n    }\n  }\n}"];

export function gql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;