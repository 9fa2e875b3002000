/** The part of JSON Schema (draft 2020-12) that zod writes for our shapes. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

const SIMPLE: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

function printUnion(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

function printObject({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${indent}  readonly ${name}${required.includes(name) ? '' : '?'}: ${printType(field, `${indent}  `)};\n`,
  );
  return `{\n${fields.join('')}${indent}}`;
}

/** The TypeScript type of what a schema allows. @throws for a schema that it does not know, so that nothing becomes `unknown` unseen. */
export function printType(schema: JsonSchema, indent = ''): string {
  const { $ref, type, anyOf, items } = schema;
  if ($ref !== undefined) return $ref;
  if (anyOf) return printUnion(anyOf.map((one) => printType(one, indent)));
  if (schema.enum) return printUnion(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(type)) return printUnion(type.map((one) => printType({ ...schema, type: one }, indent)));
  if (type === 'array' && items) return `ReadonlyArray<${printType(items, indent)}>`;
  if (type === 'object') return printObject(schema, indent);
  const simple = SIMPLE[type ?? ''];
  if (simple === undefined) throw new TypeError(`No type is known for ${JSON.stringify(schema)}`);
  return simple;
}

/** A module of types, one for each schema. */
export function printShapes(schemas: Readonly<Record<string, JsonSchema>>): string {
  const types = Object.entries(schemas).map(([name, schema]) => `export type ${name} = ${printType(schema)};`);
  return ['// Written by `npm run generate` from api/src/app/rest-shapes.ts.', ...types, ''].join('\n\n');
}
