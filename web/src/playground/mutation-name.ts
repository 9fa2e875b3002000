import { type DefinitionNode, Kind, type OperationDefinitionNode, OperationTypeNode, parse } from 'graphql';

function isMutation(node: DefinitionNode): node is OperationDefinitionNode {
  return node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.MUTATION;
}

function nameOf(operation: OperationDefinitionNode): string {
  const [first] = operation.selectionSet.selections;
  return operation.name?.value ?? (first?.kind === Kind.FIELD ? first.name.value : 'A mutation');
}

/** What to call the mutation that would run, or null where none would: the document is a query, or the api will refuse it. */
export function mutationNameOf(document: string, operationName?: string | null): string | null {
  let definitions;
  try {
    ({ definitions } = parse(document, { noLocation: true }));
  } catch {
    return null; // It has an error of syntax, which the api names.
  }
  const mutations = definitions.filter(isMutation);
  const chosen = operationName ? mutations.find(({ name }) => name?.value === operationName) : mutations[0];
  return chosen ? nameOf(chosen) : null;
}
