/** The settings that a production start requires. None of them connects to anything. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  SESSION_SECRET: 'a-secret-for-this-test-only-0123',
  STRIPE_SECRET_KEY: 'sk_test_edge',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_edge',
  STRIPE_WEBHOOK_SECRET: 'whsec_edge',
  ADMIN_EMAIL: 'boss@shop.example',
  ADMIN_PASSWORD: 'long-enough-1234',
  COFFEE_ADMIN_USERNAME: 'bean',
  COFFEE_ADMIN_PASSWORD: 'long-enough-1234',
};

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
