import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { failureOf } from '../../../features/admin/kit/data/failure.ts';
import {
  CheckImportDocument,
  type CheckImportMutationVariables,
  ConfirmImportDocument,
  ReadImportAgainDocument,
  type ReadImportAgainMutationVariables,
  StopImportDocument,
  UndoImportDocument,
} from '../../../generated/admin/import/graphql.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import { watchImport } from './watch-import.ts';

type Changed = { __typename: 'ImportRun' } | { __typename: 'ImportRefusal'; message: string };

/** Sends a change of an import, whose new state is in the cache then, so that its pages go on. @returns null when it is done, or what the shop has said against it */
async function change<Name extends string, Variables extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Record<Name, Changed>, Variables>,
  variables: Variables,
): Promise<string | null> {
  try {
    const { data } = await client.mutate({ mutation, variables } as ApolloClient.MutateOptions);
    const [answer] = Object.values(data ?? {}) as [Changed];
    switch (answer.__typename) {
      case 'ImportRun':
        return null;
      case 'ImportRefusal':
        return answer.message;
      default:
        return assertNever(answer);
    }
  } catch (error) {
    return failureOf(error).message;
  }
}

export function readImportAgain(client: ApolloClient, variables: ReadImportAgainMutationVariables): Promise<string | null> {
  return change(client, ReadImportAgainDocument, variables);
}

export function checkImport(client: ApolloClient, variables: CheckImportMutationVariables): Promise<string | null> {
  return change(client, CheckImportDocument, variables);
}

/** @param word 'REPLACE' where imported orders are replaced */
export async function confirmImport(client: ApolloClient, id: string, word: string | null): Promise<string | null> {
  const problem = await change(client, ConfirmImportDocument, { id, word });
  if (problem === null) watchImport(client, id);
  return problem;
}

export function stopImport(client: ApolloClient, id: string): Promise<string | null> {
  return change(client, StopImportDocument, { id });
}

export async function undoImport(client: ApolloClient, id: string): Promise<string | null> {
  const problem = await change(client, UndoImportDocument, { id });
  if (problem === null) watchImport(client, id);
  return problem;
}
