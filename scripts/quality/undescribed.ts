import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, visit } from 'graphql';
import type { ASTNode, StringValueNode } from 'graphql';
import { root } from '../process/root.ts';

type Named = ASTNode & { name: { value: string }; description?: StringValueNode };

function isNamed(node: ASTNode | readonly ASTNode[] | undefined): node is Named {
  return node !== undefined && 'name' in node;
}

/** The types that exist to hold the operations; each operation has a description of its own. */
const roots = new Set(['Query', 'Mutation', 'Subscription']);

/** The types, fields, arguments, inputs, enums and enum values of a schema that have no description, e.g. `Order.totalCents`. */
export function findUndescribed(schema: string): string[] {
  const found: string[] = [];
  function check(node: Named, _key: unknown, _parent: unknown, _path: unknown, ancestors: readonly (ASTNode | readonly ASTNode[])[]) {
    if (node.description?.value.trim() || roots.has(node.name.value)) return;
    found.push([...ancestors.filter(isNamed), node].map(({ name }) => name.value).join('.'));
  }
  const kinds = [
    Kind.OBJECT_TYPE_DEFINITION,
    Kind.INTERFACE_TYPE_DEFINITION,
    Kind.UNION_TYPE_DEFINITION,
    Kind.SCALAR_TYPE_DEFINITION,
    Kind.ENUM_TYPE_DEFINITION,
    Kind.ENUM_VALUE_DEFINITION,
    Kind.INPUT_OBJECT_TYPE_DEFINITION,
    Kind.INPUT_VALUE_DEFINITION,
    Kind.FIELD_DEFINITION,
  ] as const;
  visit(parse(schema), Object.fromEntries(kinds.map((kind) => [kind, { enter: check }])));
  return found;
}

export function checkDescriptions(): string[] {
  const missing = findUndescribed(readFileSync(join(root, 'schema.graphql'), 'utf8'));
  return missing.map((name) => `${name} has no description: give its decorator in api one, then npm run generate`);
}
