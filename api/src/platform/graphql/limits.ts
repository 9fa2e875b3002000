import { type DefinitionNode, type FragmentDefinitionNode, Kind, parse, type SelectionSetNode, visit } from 'graphql';

/** Our largest own operation has 1.6 kB, 60 fields and depth 4. */
export const MAX_DOCUMENT_LENGTH = 20_000;
export const MAX_TOKENS = 2_000;
const MAX_DEPTH = 10;
const MAX_FIELDS = 400;
/** As written, in fragments that nothing spreads as well: GraphQL's validation compares fields of one name with each other. */
const MAX_WRITTEN_FIELDS = 200;
const MAX_ALIASES = 30;
const MAX_DIRECTIVES = 50;

interface Cost {
  depth: number;
  fields: number;
  aliases: number;
  /** Fields of the set itself, through fragments. */
  ownFields: number;
}
const nothing: Cost = { depth: 0, fields: 0, aliases: 0, ownFields: 0 };

export interface DocumentMeasure {
  /** Why the document is refused before it is validated or run; null when it is within bounds (or so wrong that GraphQL says it better). */
  excess: string | null;
  /** Each is a use-case of its own, as one request by REST is. */
  rootFields: number;
}

function measure(definitions: readonly DefinitionNode[]) {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const known = new Map<string, Cost>();

  // Each fragment is measured once, so fragments that double each other cost nothing to measure.
  function costOfFragment(name: string): Cost {
    const cost = known.get(name);
    if (cost) return cost;
    const fragment = fragments.get(name);
    // A cycle or an unknown name is refused by GraphQL's own validation.
    known.set(name, nothing);
    const measured = fragment ? costOf(fragment.selectionSet) : nothing;
    known.set(name, measured);
    return measured;
  }

  function costOf(set: SelectionSetNode): Cost {
    const total = { ...nothing };
    for (const node of set.selections) {
      const inner =
        node.kind === Kind.FRAGMENT_SPREAD ? costOfFragment(node.name.value) : node.selectionSet ? costOf(node.selectionSet) : nothing;
      // Introspection nests by nature (a list of a list of ...); GraphQL limits it itself, and only the playground answers it.
      const isIntrospection = node.kind === Kind.FIELD && node.name.value.startsWith('__');
      const isField = node.kind === Kind.FIELD ? 1 : 0;
      total.depth = Math.max(total.depth, isIntrospection ? 1 : inner.depth + isField);
      total.fields += inner.fields + isField;
      total.ownFields += node.kind === Kind.FIELD ? 1 : inner.ownFields;
      total.aliases += inner.aliases + (node.kind === Kind.FIELD && node.alias ? 1 : 0);
    }
    return total;
  }
  return costOf;
}

function refused(excess: string): DocumentMeasure {
  return { excess, rootFields: 1 };
}

export function measureDocument(source: string): DocumentMeasure {
  if (source.length > MAX_DOCUMENT_LENGTH) return refused(`The document is longer than ${MAX_DOCUMENT_LENGTH} characters.`);
  let definitions: readonly DefinitionNode[];
  let directives = 0;
  let writtenFields = 0;
  try {
    const document = parse(source, { maxTokens: MAX_TOKENS, noLocation: true });
    ({ definitions } = document);
    visit(document, { Directive: () => void (directives += 1), Field: () => void (writtenFields += 1) });
  } catch {
    return { excess: null, rootFields: 1 };
  }
  if (directives > MAX_DIRECTIVES) return refused(`The document has ${directives} directives; ${MAX_DIRECTIVES} are allowed.`);
  if (writtenFields > MAX_WRITTEN_FIELDS) return refused(`The document has ${writtenFields} fields; ${MAX_WRITTEN_FIELDS} are allowed.`);
  const costOf = measure(definitions);
  const total = { fields: 0, aliases: 0, rootFields: 0 };
  for (const node of definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    const cost = costOf(node.selectionSet);
    if (cost.depth > MAX_DEPTH) return refused(`The query is ${cost.depth} levels deep; ${MAX_DEPTH} are allowed.`);
    total.fields += cost.fields;
    total.aliases += cost.aliases;
    total.rootFields += cost.ownFields;
  }
  if (total.fields > MAX_FIELDS) return refused(`The document selects ${total.fields} fields; ${MAX_FIELDS} are allowed.`);
  if (total.aliases > MAX_ALIASES) return refused(`The document has ${total.aliases} aliases; ${MAX_ALIASES} are allowed.`);
  return { excess: null, rootFields: total.rootFields };
}
