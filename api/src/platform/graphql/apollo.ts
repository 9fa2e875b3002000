import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import { type RequestHandler, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Services } from '../context/services.ts';
import type { Context } from '../context/context.ts';
import { answerProblem } from '../http/answer-error.ts';
import { type Failure, statusOfCode } from '../http/error-status.ts';
import { parseJson } from '../http/guards/json-body.ts';
import { countRequests } from '../http/guards/request-limit.ts';
import type { RouteContext } from '../http/route-context.ts';
import { failureOfGraphql, noteFaults, presentError } from './format-error.ts';
import { MAX_TOKENS, measureDocument } from './limits.ts';
import { graphqlRequestOf, refuseIllFormedGraphql } from './well-formed-document.ts';

/** Shop refusals and bad access answer 200 with `errors`; only what a client, a proxy or a monitor has to act on gets a status. */
const transportCodes = new Set<Failure['code']>(['INTERNAL', 'UNAVAILABLE', 'TOO_MANY']);

const reportFaults: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue, operationName }) {
        noteFaults(errors, contextValue, operationName);
      },
      async willSendResponse({ errors = [], response }) {
        const isRefused = errors.some((error) => !error.path && failureOfGraphql(error) === null);
        // Apollo gives this status only to some of them; no operation, no 200.
        if (isRefused) response.http.status ??= 400;
        const failures = errors.map(failureOfGraphql).filter((failure) => failure !== null && transportCodes.has(failure.code));
        for (const failure of failures) {
          const status = statusOfCode[failure!.code];
          if (status < (response.http.status ?? 0)) continue;
          response.http.status = status;
          if (failure!.retryAfterSeconds !== undefined) response.http.headers.set('retry-after', String(failure!.retryAfterSeconds));
        }
      },
    };
  },
};

const graphqlMethods = ['GET', 'POST'];

const refuseOtherMethods: RequestHandler = (req, res, next) => {
  if (graphqlMethods.includes(req.method)) return next();
  res.set('Allow', graphqlMethods.join(', '));
  answerProblem(req, res, { status: 405, message: `${req.method} is not possible here.` });
};

/**
 * Ahead of Apollo, because an oversized document is already costly to validate. A document counts as the requests it stands for: one for
 * each field at its root (docs/reliability.md, INF-33).
 */
function refuseExcess({ limits }: Services): RequestHandler {
  return async (req, res, next) => {
    const source = graphqlRequestOf(req).query;
    const { excess, rootFields } = typeof source === 'string' ? measureDocument(source) : { excess: null, rootFields: 1 };
    if (excess) {
      res.status(400).json({ errors: [{ message: excess, extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] });
      return;
    }
    // The first was counted when the request came in (http/guards/request-limit.ts).
    if (rootFields > 1) await countRequests(limits, req, rootFields - 1);
    next();
  };
}

/** What a door of the schema runs, in this order; `stop` ends it with the process. */
export interface GraphqlDoor {
  handlers: RequestHandler[];
  stop(): Promise<void>;
}

/**
 * The handlers of one path. The limits are the same at each. Whether it shows the schema is not: introspection and the suggestions
 * for misspelled names.
 */
export async function graphqlDoor(
  services: Services,
  schema: GraphQLSchema,
  contextOf: RouteContext,
  { showsSchema }: { showsSchema: boolean },
): Promise<GraphqlDoor> {
  const server = new ApolloServer<Context>({
    schema,
    logger: services.log,
    introspection: showsSchema,
    hideSchemaDetailsFromClientErrors: !showsSchema,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    // Clients send whole documents; a store that anyone can fill has no place here.
    persistedQueries: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    formatError: presentError,
    // The process closes itself, in order: see http/shut-down.ts.
    stopOnTerminationSignals: false,
    plugins: [reportFaults, ApolloServerPluginLandingPageDisabled()],
  });
  await server.start();
  const handlers = [
    parseJson(),
    refuseIllFormedGraphql,
    refuseExcess(services),
    expressMiddleware(server, { context: async ({ req }) => contextOf(req) }),
  ];
  return { handlers, stop: () => server.stop() };
}

/** POST /graphql, without introspection: only the playground answers it (app/playground-routes.ts). */
export async function graphqlRoutes(
  services: Services,
  schema: GraphQLSchema,
  contextOf: RouteContext,
): Promise<{ router: Router; stop(): Promise<void> }> {
  const { handlers, stop } = await graphqlDoor(services, schema, contextOf, { showsSchema: false });
  const router = Router();
  router.all('/graphql', refuseOtherMethods, ...handlers);
  return { router, stop };
}
