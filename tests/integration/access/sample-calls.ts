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
  return bare.name === 'Int' || bare.name === 'Float' ? '1' : '"nobody-1"';
}

/** The smallest document that calls the field. */
export function documentOf(operation: string, field: GraphQLField<unknown, unknown>): string {
  const needed = field.args.filter((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined);
  const given = needed.map((argument) => `${argument.name}: ${sampleOf(argument.type)}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return `${operation} { ${field.name}${given && `(${given})`}${selection} }`;
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

export async function callGraphql(browser: BrowserSession, query: string): Promise<Verdict> {
  interface Answer {
    errors?: { message: string; extensions?: { code?: string } }[];
  }
  const { body } = await browser.post<Answer>('/graphql', { query });
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
