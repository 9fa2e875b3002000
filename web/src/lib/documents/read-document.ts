import type { DocumentNode } from 'graphql';

type Node = Record<string, unknown>;

function named(value: string): Node {
  return { kind: 'Name', value };
}

/**
 * The syntax tree of an operation that the build has printed (web/build/compact-documents.ts): GraphQL without descriptions, comments and block
 * strings. A tree takes about twice as many bytes as its text, and the parser of graphql-js more than all trees.
 */
export function readDocument(text: string): DocumentNode {
  const tokens = text.match(/\.\.\.|"(?:\\.|[^"\\])*"?|[\w-]+|[^\s,]/g) ?? [];
  let at = 0;

  function take(token: string): boolean {
    if (tokens[at] !== token) return false;
    at += 1;
    return true;
  }
  function next(): string {
    return tokens[at++]!;
  }
  function many<Item>(open: string, close: string, read: () => Item): Item[] {
    const items: Item[] = [];
    if (take(open)) while (!take(close)) items.push(read());
    return items;
  }
  function readName(): Node {
    return named(next());
  }
  function readVariable(): Node {
    return { kind: 'Variable', name: readName() };
  }
  function readType(): Node {
    const type: Node = take('[') ? { kind: 'ListType', type: readType() } : { kind: 'NamedType', name: readName() };
    if (type['kind'] === 'ListType') at += 1;
    return take('!') ? { kind: 'NonNullType', type } : type;
  }
  function readValue(): Node {
    if (take('$')) return readVariable();
    if (tokens[at] === '[') return { kind: 'ListValue', values: many('[', ']', readValue) };
    if (tokens[at] === '{') return { kind: 'ObjectValue', fields: many('{', '}', () => readPair('ObjectField')) };
    const token = next();
    if (token.startsWith('"')) return { kind: 'StringValue', value: JSON.parse(token), block: false };
    if (/^-?\d+$/.test(token)) return { kind: 'IntValue', value: token };
    if (token === 'true' || token === 'false') return { kind: 'BooleanValue', value: token === 'true' };
    return token === 'null' ? { kind: 'NullValue' } : { kind: 'EnumValue', value: token };
  }
  function readPair(kind: string): Node {
    const name = readName();
    at += 1;
    return { kind, name, value: readValue() };
  }
  function readArguments(): Node {
    const list = many('(', ')', () => readPair('Argument'));
    return list.length > 0 ? { arguments: list } : {};
  }
  function readDirectives(): Node {
    const directives: Node[] = [];
    while (take('@')) directives.push({ kind: 'Directive', name: readName(), ...readArguments() });
    return directives.length > 0 ? { directives } : {};
  }
  function readCondition(): Node {
    return { typeCondition: { kind: 'NamedType', name: readName() } };
  }
  function readSelections(): Node {
    if (tokens[at] !== '{') return {};
    return { selectionSet: { kind: 'SelectionSet', selections: many('{', '}', readSelection) } };
  }
  function readSelection(): Node {
    if (take('...')) {
      if (take('on')) return { kind: 'InlineFragment', ...readCondition(), ...readDirectives(), ...readSelections() };
      return { kind: 'FragmentSpread', name: readName(), ...readDirectives() };
    }
    const name = readName();
    const names = take(':') ? { alias: name, name: readName() } : { name };
    return { kind: 'Field', ...names, ...readArguments(), ...readDirectives(), ...readSelections() };
  }
  function readVariableDefinition(): Node {
    at += 1;
    const variable = readVariable();
    at += 1;
    const type = readType();
    return { kind: 'VariableDefinition', variable, type, ...(take('=') && { defaultValue: readValue() }), ...readDirectives() };
  }
  function readDefinition(): Node {
    const operation = next();
    const name = readName();
    if (operation === 'fragment') {
      at += 1;
      return { kind: 'FragmentDefinition', name, ...readCondition(), ...readDirectives(), ...readSelections() };
    }
    const variableDefinitions = many('(', ')', readVariableDefinition);
    const variables = variableDefinitions.length > 0 ? { variableDefinitions } : {};
    return { kind: 'OperationDefinition', operation, name, ...variables, ...readDirectives(), ...readSelections() };
  }

  const definitions: Node[] = [];
  while (at < tokens.length) definitions.push(readDefinition());
  return { kind: 'Document', definitions } as unknown as DocumentNode;
}
