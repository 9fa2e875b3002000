/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The order of day and month where both are digits. */
export type ImportDateOrder =
  /** 31.12.2024. */
  | 'DAY_FIRST'
  /** 12/31/2024. */
  | 'MONTH_FIRST';

/** How the characters of a file are encoded. */
export type ImportEncoding =
  /** UTF-8, with or without a byte order mark. */
  | 'UTF_8'
  /** UTF-16, big endian. */
  | 'UTF_16BE'
  /** UTF-16, little endian. */
  | 'UTF_16LE'
  /** Windows-1252. */
  | 'WINDOWS_1252';

/** What an import does with orders of earlier imports. */
export type ImportKind =
  /** Any export of orders or customers; new ones are added and known ones updated. */
  | 'ASSISTED'
  /** The orders export of Wix; it replaces what an earlier standard import brought. */
  | 'STANDARD';

/** Why a column goes where it goes. */
export type ImportMatchSource =
  /** Its name is another word for it. */
  | 'ALIAS'
  /** The language model says so. */
  | 'MODEL'
  /** A person says so. */
  | 'PERSON'
  /** Its name is known. */
  | 'SAME_NAME'
  /** Its name is similar. */
  | 'SIMILAR_NAME'
  /** Its cells look like it. */
  | 'VALUES';

/** Where an import is. */
export type ImportState =
  /** A person looks at what would happen. */
  | 'CHECKED'
  /** The rows are being checked. */
  | 'CHECKING'
  /** The orders are stored. */
  | 'DONE'
  /** The orders are being stored. */
  | 'IMPORTING'
  /** A person looks at the matching. */
  | 'MATCHED'
  /** The columns are being matched. */
  | 'MATCHING'
  /** The file cannot be imported. */
  | 'REFUSED'
  /** A person has ended it before the swap. */
  | 'STOPPED'
  /** It is being undone. */
  | 'UNDOING'
  /** It was undone. */
  | 'UNDONE'
  /** The file is on its way. */
  | 'UPLOADING'
  /** Another import is at work. */
  | 'WAITING';

/** What a file brings. */
export type ImportSubject =
  /** Customers alone. */
  | 'CUSTOMERS'
  /** Orders with their customers. */
  | 'ORDERS';

/** Where a column of a file can go. */
export type ImportTarget =
  /** Of city. */
  | 'CITY'
  /** Of country. */
  | 'COUNTRY'
  /** Of coupon code. */
  | 'COUPON_CODE'
  /** Of customer date. */
  | 'CUSTOMER_DATE'
  /** Of discount. */
  | 'DISCOUNT'
  /** Of email. */
  | 'EMAIL'
  /** Of first name. */
  | 'FIRST_NAME'
  /** Of fulfilment status. */
  | 'FULFILMENT_STATUS'
  /** Of full name. */
  | 'FULL_NAME'
  /** Of item name. */
  | 'ITEM_NAME'
  /** Of item price. */
  | 'ITEM_PRICE'
  /** Of item quantity. */
  | 'ITEM_QUANTITY'
  /** Of item refunded quantity. */
  | 'ITEM_REFUNDED_QUANTITY'
  /** Of item sku. */
  | 'ITEM_SKU'
  /** Of item variant. */
  | 'ITEM_VARIANT'
  /** Of last name. */
  | 'LAST_NAME'
  /** Of line total. */
  | 'LINE_TOTAL'
  /** Of note. */
  | 'NOTE'
  /** Of order date. */
  | 'ORDER_DATE'
  /** Of order number. */
  | 'ORDER_NUMBER'
  /** Of order time. */
  | 'ORDER_TIME'
  /** Of payment status. */
  | 'PAYMENT_STATUS'
  /** Of refunded amount. */
  | 'REFUNDED_AMOUNT'
  /** Of shipping. */
  | 'SHIPPING'
  /** Of state. */
  | 'STATE'
  /** Of street. */
  | 'STREET'
  /** Of street 2. */
  | 'STREET_2'
  /** Of tax. */
  | 'TAX'
  /** Of total. */
  | 'TOTAL'
  /** Of zip. */
  | 'ZIP';

export type AdminImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminImportsQuery = { adminImports: Array<{ id: string, kind: ImportKind, state: ImportState, fileName: string, uploadedBy: string, createdAt: string, problem: string | null, canUndo: boolean, counts: { rows: number, orders: number, new: number, updated: number, unchanged: number, rejected: number, rejectedRows: number, warnings: number, removed: number, kept: number, newCustomers: number, items: number } | null }>, adminImportOptions: { hasModel: boolean, systemNames: Array<string>, maxBytes: number } };

export type AdminImportQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminImportQuery = { adminImport: { systemName: string | null, encoding: ImportEncoding | null, delimiter: string | null, headerRow: number | null, targets: Array<ImportTarget>, subject: ImportSubject, requiredOfOrders: Array<ImportTarget>, requiredOfCustomers: Array<ImportTarget>, dateOrder: ImportDateOrder | null, timeZone: string, run: { fileBytes: number, undoRefusal: string | null, workSeconds: number | null, id: string, kind: ImportKind, state: ImportState, fileName: string, uploadedBy: string, createdAt: string, problem: string | null, canUndo: boolean, kept: { orders: Array<string>, orderCount: number, customerCount: number } | null, counts: { rows: number, orders: number, new: number, updated: number, unchanged: number, rejected: number, rejectedRows: number, warnings: number, removed: number, kept: number, newCustomers: number, items: number } | null }, columns: Array<{ name: string, samples: Array<string>, target: ImportTarget | null, confidence: number, source: ImportMatchSource | null }>, dateExamples: Array<{ dateOrder: ImportDateOrder, found: string, wallTime: string }>, replaces: { orderCount: number, run: { id: string, createdAt: string } | null } | null, rejections: Array<{ rows: Array<number>, rowCount: number, column: string | null, found: string, message: string, isWarning: boolean }>, preview: Array<{ number: string, placedAt: string, lineCount: number, totalCents: number, fate: string, changes: Array<string> }>, progress: { phase: string, doneCount: number, totalCount: number, rejectedCount: number, rowsPerSecond: number, isStalled: boolean } | null, waitsFor: { id: string, fileName: string, uploadedBy: string, createdAt: string } | null, waiting: Array<{ id: string, fileName: string, uploadedBy: string, createdAt: string }> } };

export type PastImport_RunFragment = { id: string, kind: ImportKind, state: ImportState, fileName: string, uploadedBy: string, createdAt: string, problem: string | null, canUndo: boolean, counts: { rows: number, orders: number, new: number, updated: number, unchanged: number, rejected: number, rejectedRows: number, warnings: number, removed: number, kept: number, newCustomers: number, items: number } | null } & { ' $fragmentName'?: 'PastImport_RunFragment' };

export type AdminImportEndQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminImportEndQuery = { adminImport: { run: { id: string, kind: ImportKind, state: ImportState, fileName: string, uploadedBy: string, createdAt: string, problem: string | null, canUndo: boolean, counts: { rows: number, orders: number, new: number, updated: number, unchanged: number, rejected: number, rejectedRows: number, warnings: number, removed: number, kept: number, newCustomers: number, items: number } | null } } };

export type AdminImportUndoQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminImportUndoQuery = { adminImportUndo: { orderCount: number, restoredCount: number, customerCount: number, kept: { orders: Array<string>, orderCount: number, customerCount: number } } };

export type UploadImportMutationVariables = Exact<{
  kind: ImportKind;
  file: unknown;
}>;


export type UploadImportMutation = { uploadImport: { id: string, state: ImportState, problem: string | null } };

export type ReadImportAgainMutationVariables = Exact<{
  id: string | number;
  encoding: ImportEncoding;
  delimiter: string;
  headerRow: number;
}>;


export type ReadImportAgainMutation = { readImportAgain:
    | { __typename: 'ImportRefusal', message: string }
    | { __typename: 'ImportRun', id: string, state: ImportState }
   };

export type CheckImportMutationVariables = Exact<{
  id: string | number;
  targets: Array<ImportTarget | null | undefined> | ImportTarget;
  dateOrder?: ImportDateOrder | null | undefined;
  timeZone: string;
  isRemembered: boolean;
}>;


export type CheckImportMutation = { checkImport:
    | { __typename: 'ImportRefusal', message: string }
    | { __typename: 'ImportRun', id: string, state: ImportState }
   };

export type ConfirmImportMutationVariables = Exact<{
  id: string | number;
  word?: string | null | undefined;
}>;


export type ConfirmImportMutation = { confirmImport:
    | { __typename: 'ImportRefusal', message: string }
    | { __typename: 'ImportRun', id: string, state: ImportState }
   };

export type StopImportMutationVariables = Exact<{
  id: string | number;
}>;


export type StopImportMutation = { stopImport:
    | { __typename: 'ImportRefusal', message: string }
    | { __typename: 'ImportRun', id: string, state: ImportState }
   };

export type UndoImportMutationVariables = Exact<{
  id: string | number;
}>;


export type UndoImportMutation = { undoImport:
    | { __typename: 'ImportRefusal', message: string }
    | { __typename: 'ImportRun', id: string, state: ImportState }
   };

export const PastImport_RunFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PastImport_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedRows"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"newCustomers"}},{"kind":"Field","name":{"kind":"Name","value":"items"}}]}}]}}]} as unknown as DocumentNode<PastImport_RunFragment, unknown>;
export const AdminImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PastImport_run"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"adminImportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasModel"}},{"kind":"Field","name":{"kind":"Name","value":"systemNames"}},{"kind":"Field","name":{"kind":"Name","value":"maxBytes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PastImport_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedRows"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"newCustomers"}},{"kind":"Field","name":{"kind":"Name","value":"items"}}]}}]}}]} as unknown as DocumentNode<AdminImportsQuery, AdminImportsQueryVariables>;
export const AdminImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PastImport_run"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"fileBytes"}},{"kind":"Field","name":{"kind":"Name","value":"undoRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"workSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"customerCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"systemName"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"delimiter"}},{"kind":"Field","name":{"kind":"Name","value":"headerRow"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"targets"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"requiredOfOrders"}},{"kind":"Field","name":{"kind":"Name","value":"requiredOfCustomers"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"dateExamples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"wallTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"isWarning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"fate"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"rowsPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"isStalled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PastImport_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedRows"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"newCustomers"}},{"kind":"Field","name":{"kind":"Name","value":"items"}}]}}]}}]} as unknown as DocumentNode<AdminImportQuery, AdminImportQueryVariables>;
export const AdminImportEndDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminImportEnd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PastImport_run"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PastImport_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedRows"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"newCustomers"}},{"kind":"Field","name":{"kind":"Name","value":"items"}}]}}]}}]} as unknown as DocumentNode<AdminImportEndQuery, AdminImportEndQueryVariables>;
export const AdminImportUndoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminImportUndo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminImportUndo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"restoredCount"}},{"kind":"Field","name":{"kind":"Name","value":"customerCount"}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"customerCount"}}]}}]}}]}}]} as unknown as DocumentNode<AdminImportUndoQuery, AdminImportUndoQueryVariables>;
export const UploadImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]} as unknown as DocumentNode<UploadImportMutation, UploadImportMutationVariables>;
export const ReadImportAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadImportAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"encoding"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportEncoding"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"delimiter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"headerRow"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readImportAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"encoding"},"value":{"kind":"Variable","name":{"kind":"Name","value":"encoding"}}},{"kind":"Argument","name":{"kind":"Name","value":"delimiter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"delimiter"}}},{"kind":"Argument","name":{"kind":"Name","value":"headerRow"},"value":{"kind":"Variable","name":{"kind":"Name","value":"headerRow"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReadImportAgainMutation, ReadImportAgainMutationVariables>;
export const CheckImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"targets"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportTarget"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dateOrder"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportDateOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isRemembered"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"targets"},"value":{"kind":"Variable","name":{"kind":"Name","value":"targets"}}},{"kind":"Argument","name":{"kind":"Name","value":"dateOrder"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dateOrder"}}},{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}},{"kind":"Argument","name":{"kind":"Name","value":"isRemembered"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isRemembered"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CheckImportMutation, CheckImportMutationVariables>;
export const ConfirmImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"word"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"word"},"value":{"kind":"Variable","name":{"kind":"Name","value":"word"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmImportMutation, ConfirmImportMutationVariables>;
export const StopImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StopImportMutation, StopImportMutationVariables>;
export const UndoImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UndoImportMutation, UndoImportMutationVariables>;