export function postJson(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export type GraphqlAnswer = { data?: Record<string, unknown> | null; errors?: { message: string; extensions: Record<string, unknown> }[] };

export async function runGraphql(baseUrl: string, query: string): Promise<{ status: number; body: GraphqlAnswer; headers: Headers }> {
  const answer = await postJson(`${baseUrl}/graphql`, { query });
  return { status: answer.status, body: (await answer.json()) as GraphqlAnswer, headers: answer.headers };
}
