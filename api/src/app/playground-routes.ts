import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { currentUser, requireRole, type User } from '../modules/accounts/index.ts';
import { shop } from '../platform/config/shop.ts';
import { graphqlDoor } from '../platform/graphql/apollo.ts';
import { answerProblem } from '../platform/http/answer-error.ts';
import { answerRefusal, UNAVAILABLE_MESSAGE, UNAVAILABLE_RETRY_SECONDS } from '../platform/http/error-status.ts';
import { refuseUnknown } from '../platform/http/known-paths.ts';
import { escapeHtml } from '../platform/http/plain-page.ts';
import type { RouteContext } from '../platform/http/route-context.ts';
import { shellConfig } from '../platform/http/shell-config.ts';
import { NotAllowed, SecondFactorMissing } from '../platform/lib/access-errors.ts';
import type { App } from './app.ts';

export const PLAYGROUND_PATH = '/admin/playground';

/** In the page's root element; the page reads it there, since its policy allows no script in the document. */
const FACTS_PLACE = '__FACTS__';

/** What the page's heading shows. web/src/playground/facts.ts reads it. */
function factsOf(app: App, user: User): string {
  const { providers, sandboxMailUrl } = shellConfig(app);
  return JSON.stringify({
    shop: shop.name,
    person: `${user.firstName} ${user.lastName}`.trim(),
    isSandbox: providers.payments === 'sandbox',
    sandboxMailUrl,
  });
}

/**
 * Where somebody goes who is not let in: a stranger to the login and back, an administrator without the required second factor to where
 * it is set up, everybody else to the portal, which says Access Denied.
 */
function wayFor(refusal: NotAllowed | SecondFactorMissing, user: User | null): string {
  if (refusal instanceof SecondFactorMissing) return '/admin/staff';
  return user ? '/admin' : `/login?next=${encodeURIComponent(PLAYGROUND_PATH)}`;
}

function wantsPage(req: Request): boolean {
  return req.accepts(['json', 'html']) === 'html';
}

async function sendPage(app: App, user: User, req: Request, res: Response): Promise<void> {
  const path = resolve(app.env.WEB_DIST, 'playground/index.html');
  const template = await readFile(path, 'utf8').catch(() => null);
  if (template === null) {
    app.log.error({ path }, 'the playground is not built');
    answerProblem(req, res, { status: 503, message: UNAVAILABLE_MESSAGE, retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS });
    return;
  }
  const facts = escapeHtml(factsOf(app, user));
  res
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(template.replace(FACTS_PLACE, () => facts));
}

/**
 * The playground: a page that is none of the web's routes, and the one path that answers introspection. Both are for administrators.
 * The limits of documents are those of /graphql.
 */
export async function playgroundRoutes(
  app: App,
  schema: GraphQLSchema,
  contextOf: RouteContext,
): Promise<{ router: Router; stop(): Promise<void> }> {
  const { handlers, stop } = await graphqlDoor(app, schema, contextOf, { showsSchema: true });
  const router = Router();

  router.get(PLAYGROUND_PATH, async (req, res) => {
    const ctx = contextOf(req);
    try {
      await sendPage(app, await requireRole(ctx, 'admin'), req, res);
    } catch (error) {
      if (!(error instanceof NotAllowed || error instanceof SecondFactorMissing)) throw error;
      if (wantsPage(req)) return res.redirect(302, wayFor(error, await currentUser(ctx)));
      answerRefusal(res, error);
    }
  });

  // Ahead of the body parser: nothing of a stranger's document is read.
  const requireAdmin: RequestHandler = async (req, _res, next) => {
    await requireRole(contextOf(req), 'admin');
    next();
  };
  router.post(`${PLAYGROUND_PATH}/graphql`, requireAdmin, ...handlers);
  router.use(PLAYGROUND_PATH, refuseUnknown([router]));
  return { router, stop };
}
