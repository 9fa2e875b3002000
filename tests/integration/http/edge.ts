import { startTestApi, type TestApi } from '@brew-quest/api/testing';
import { createTestDatabase } from '../../support/database.ts';

/** What a shop in production cannot start without; none of it opens anything. */
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

/** An api on a shop of its own, whose faults stay out of the test's output. */
export async function startEdge(settings: Record<string, string> = {}): Promise<TestApi> {
  const database = await createTestDatabase();
  const api = await startTestApi({
    DATABASE_URL: database.databaseUrl,
    REDIS_URL: database.redisUrl,
    QUEUE_PREFIX: database.prefix,
    SANDBOX_URL: 'http://127.0.0.1:1',
    LOG_LEVEL: 'silent',
    ...settings,
  });
  return {
    ...api,
    async close() {
      await api.close();
      await database.drop();
    },
  };
}

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
