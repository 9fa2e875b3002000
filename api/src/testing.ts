import 'reflect-metadata';
/** What the tests may import beside the front door: the parts of a running api in one process. */
import { type App, type AppOptions, createApp } from './app/app.ts';
import { type Env, loadEnv } from './platform/config/load-env.ts';
import { prepareDatabase } from './app/prepare-database.ts';
import { createHttpServer, type HttpServer } from './app/http-server.ts';

export { buildShopSchema } from './app/build-schema.ts';
export { noSession } from './platform/context/session.ts';
export { envSchema } from './platform/config/env.ts';
export { armFailpoints } from './platform/lib/failpoint.ts';
import { type CatalogCache, catalogOf } from './modules/catalog/index.ts';

export { caffeineLevels, type FoundProduct, type Persona, readRequest } from './modules/catalog/index.ts';
export { seededCatalogue } from './testing/seeded-catalogue.ts';
export { talk } from './modules/chat/talk.ts';
export { moveOrder } from './modules/orders/index.ts';
export { chatAnswer, chatEvents } from './modules/chat/index.ts';
export { shellConfigSchema } from './platform/http/shell-config.schema.ts';
export { shop } from './platform/config/shop.ts';
export { type SimulatedTurn, type SimulatedChat, simulateChats, type Taste } from './testing/simulate-chats.ts';

/** Brings a fresh database to the state a new shop starts in: the template that every test database is cloned from. */
export async function migrateAndSeed(databaseUrl: string): Promise<void> {
  const env = loadEnv({ NODE_ENV: 'test', DATABASE_URL: databaseUrl, SANDBOX_URL: 'http://127.0.0.1:1', LOG_LEVEL: 'silent' });
  const app = await createApp(env, { name: 'template' });
  try {
    await prepareDatabase(app);
  } finally {
    await app.close();
  }
}

export interface TestApi {
  baseUrl: string;
  app: App;
  /** The catalogue's cache of this api. */
  catalog: CatalogCache;
  env: Env;
  /** For the permission matrix. */
  routes: HttpServer['routes'];
  close(): Promise<void>;
}

/** The real api on a free loopback port, in this process. */
export async function startTestApi(settings: Record<string, string | undefined>, options: Partial<AppOptions> = {}): Promise<TestApi> {
  const env = loadEnv({ NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000', ...settings });
  const app = await createApp(env, { name: 'test-api', ...options });
  const http = await createHttpServer(app);
  const baseUrl = await http.listen(0, '127.0.0.1');
  return {
    baseUrl,
    app,
    catalog: catalogOf({ services: app }),
    env,
    routes: http.routes,
    async close() {
      await http.close();
      await app.close();
    },
  };
}
