import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { BrowserSession } from '../../support/browser-session.ts';

/** A valid value of the type that matches no row, so that the call changes nothing. */
function sampleOf(type: GraphQLInputType): string {
  const bare = getNullableType(type);
  if (isListType(bare)) return `[${sampleOf(bare.ofType as GraphQLInputType)}]`;
  if (isEnumType(bare)) return bare.getValues()[0]!.name;
  if (isInputObjectType(bare)) {
    const needed = Object.values(bare.getFields()).filter((field) => isNonNullType(field.type));
    return `{${needed.map((field) => `${field.name}: ${sampleOf(field.type)}`).join(', ')}}`;
  }
  if (bare.name === 'Boolean') return 'true';
  if (bare.name === 'Upload') return '$file';
  return bare.name === 'Int' || bare.name === 'Float' ? '1' : '"nobody-1"';
}

/** The smallest document that calls the field. */
export function documentOf(operation: string, field: GraphQLField<unknown, unknown>): string {
  const needed = field.args.filter((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined);
  const given = needed.map((argument) => `${argument.name}: ${sampleOf(argument.type)}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return `${operation} ${given.includes('$file') ? '($file: Upload!) ' : ''}{ ${field.name}${given && `(${given})`}${selection} }`;
}

interface Problem {
  message?: string;
  code?: string;
}

/** `allowed`, or the code of the refused access. Other errors are thrown, because they are not about access. */
export type Verdict = 'allowed' | 'NOT_SIGNED_IN' | 'NOT_ALLOWED';

function verdictOf({ code, message }: Problem, where: string): Verdict {
  if (code === 'INTERNAL' || code === 'GRAPHQL_VALIDATION_FAILED') throw new Error(`${where}: ${code} ${message ?? ''}`);
  if (code === 'NOT_ALLOWED' && message !== 'Admin access required') throw new Error(`${where}: refused with "${message}"`);
  return code === 'NOT_SIGNED_IN' || code === 'NOT_ALLOWED' ? code : 'allowed';
}

interface GraphqlAnswer {
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** Sends the document as a GraphQL multipart request, with a file. */
async function uploadByGraphql({ baseUrl }: { baseUrl: string }, { cookies }: BrowserSession, query: string): Promise<GraphqlAnswer> {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { file: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  form.append('0', new Blob(['a,b\n1,2\n'], { type: 'text/csv' }), 'sample.csv');
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'user-agent': 'test browser', 'apollo-require-preflight': 'true' };
  const response = await fetch(new URL('/graphql/upload', baseUrl), { method: 'POST', body: form, headers });
  return (await response.json()) as GraphqlAnswer;
}

export async function callGraphql(shop: { baseUrl: string }, browser: BrowserSession, query: string): Promise<Verdict> {
  const body = query.includes('$file')
    ? await uploadByGraphql(shop, browser, query)
    : (await browser.post<GraphqlAnswer>('/graphql', { query })).body;
  const [error] = body.errors ?? [];
  return verdictOf({ ...(error && { message: error.message, code: error.extensions?.code ?? '' }) }, query);
}

const statuses: Record<Verdict, number | null> = { allowed: null, NOT_SIGNED_IN: 401, NOT_ALLOWED: 403 };

/** `route` is written as "POST /api/path/:id". */
export async function callRest(browser: BrowserSession, route: string): Promise<Verdict> {
  const [method = '', path = ''] = route.split(' ');
  const { status, body } = await browser.send<Problem>(method, path.replaceAll(/:\w+/g, 'nobody-1'), method === 'GET' ? undefined : {});
  const verdict = verdictOf(body ?? {}, route);
  if (statuses[verdict] !== null && statuses[verdict] !== status) throw new Error(`${route}: ${verdict} came with status ${status}`);
  if (status === 404 && verdict === 'allowed' && /nothing at this address/.test(body?.message ?? ''))
    throw new Error(`${route}: no such route`);
  return verdict;
}
