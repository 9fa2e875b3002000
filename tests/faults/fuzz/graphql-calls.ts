import fc from 'fast-check';
import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isUnionType,
  type GraphQLSchema,
} from 'graphql';
import { hostileValue, spoiled, spoiledTexts, toJson } from './hostile-values.ts';

/** Valid values by the name of their argument or field. Other arguments get a value by their type. */
const known: Record<string, unknown> = {
  slug: 'darth',
  coffeeSlug: 'darth',
  productId: 'darth',
  sessionId: 'AbcdefghijklmnopqrstU',
  email: 'ada@example.com',
  code: 'BREW10',
  couponCode: 'BREW10',
  rateId: '0b0e5f2e-2222-4222-8333-444455556666',
  paymentIntentId: 'pi_3Abcdefghijklmnop',
  checkoutKey: '0b0e5f2e-1111-4222-8333-444455556666',
  zip: '97209',
  country: 'US',
  size: '12oz',
  text: 'cocoa, no nuts, under $17',
  username: 'barista',
  before: '0b0e5f2e-3333-4222-8333-444455556666',
};

function sampleOf(name: string, type: GraphQLInputType): unknown {
  if (name in known) return known[name];
  const bare = getNullableType(type);
  if (isListType(bare)) return [sampleOf(name, bare.ofType as GraphQLInputType)];
  if (isEnumType(bare)) return bare.getValues()[0]!.name;
  if (isInputObjectType(bare))
    return Object.fromEntries(Object.values(bare.getFields()).map((field) => [field.name, sampleOf(field.name, field.type)]));
  if (bare.name === 'Boolean') return true;
  return bare.name === 'Int' || bare.name === 'Float' ? 1 : 'something';
}

const DEEPEST_SELECTION = 4;

/** All fields without a required argument, so that every field resolver runs. */
function selectionOf(schema: GraphQLSchema, type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  const parts = isObjectType(named)
    ? Object.values(named.getFields())
        .filter((field) => field.args.length === 0 && (depth < DEEPEST_SELECTION || !isCompositeType(getNamedType(field.type))))
        .map((field) => field.name + selectionOf(schema, field.type, depth + 1))
    : schema
        .getPossibleTypes(named)
        .map((member) => `... on ${member.name}${isUnionType(named) ? selectionOf(schema, member, depth) : ' { __typename }'}`);
  return ` { __typename ${parts.join(' ')} }`;
}

/** A value as a GraphQL literal. Names in capitals are enum values. */
function literalOf(value: unknown): string {
  if (typeof value === 'string') return /^[A-Z][A-Z_]+$/.test(value) ? value : toJson(value);
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{${Object.entries(value)
    .map(([key, inner]) => `${/^[_A-Za-z]\w*$/.test(key) ? key : 'odd'}: ${literalOf(inner)}`)
    .join(', ')}}`;
}

/** Bodies of requests that call one field, with hostile values as variables or as literals. `first` has each string of the sample made invalid once. */
export function callsOf(
  schema: GraphQLSchema,
  operation: string,
  field: GraphQLField<unknown, unknown>,
): { first: string[]; any: fc.Arbitrary<string> } {
  const selection = selectionOf(schema, field.type);
  const sample = Object.fromEntries(field.args.map((argument) => [argument.name, sampleOf(argument.name, argument.type)]));
  const declared = field.args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const withVariables = `${operation}${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`}${selection} }`;
  function literals(values: unknown): string {
    const given = typeof values === 'object' && values !== null ? Object.entries(values) : [];
    const text = given
      .filter(([name]) => name in sample)
      .map(([name, value]) => `${name}: ${literalOf(value)}`)
      .join(', ');
    return `${operation} { ${field.name}${text && `(${text})`}${selection} }`;
  }
  const first = spoiledTexts(sample).flatMap((values) => [
    toJson({ query: withVariables, variables: values }),
    toJson({ query: literals(values) }),
  ]);
  const any = fc.oneof(
    { weight: 4, arbitrary: spoiled(sample).map((variables) => toJson({ query: withVariables, variables })) },
    { weight: 3, arbitrary: spoiled(sample).map((values) => toJson({ query: literals(values) })) },
    { weight: 1, arbitrary: spoiled({ query: withVariables, variables: sample, operationName: null, extensions: {} }).map(toJson) },
    { weight: 1, arbitrary: hostileValue.map((extra) => toJson({ query: withVariables, variables: { ...sample, extra } })) },
  );
  return { first, any };
}
