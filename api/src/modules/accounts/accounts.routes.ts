import { Router } from 'express';
import { answerRefusal } from '../../platform/http/error-status.ts';
import type { RouteContext } from '../../platform/http/route-context.ts';
import { ResetTokenInvalid, SignedIn, toUserView } from './accounts.results.ts';
import { requestPasswordReset, resetPassword } from './passwords/password-reset.ts';
import { register } from './register.ts';
import { confirmSecondFactor } from './second-factor/prove.ts';
import { adminLogin, login, logout } from './sign-in.ts';
import { requireUser } from './signed-in.ts';

function withWarning({ user, warning }: SignedIn) {
  return warning ? { ...user, warning } : user;
}

/** /api/auth/* (docs/rest.md). A body's shape is checked by the use-case. */
export function accountsRoutes(contextOf: RouteContext): Router {
  const router = Router();
  function bodyOf(body: unknown) {
    return (body ?? {}) as never;
  }

  router.use('/api/auth', (_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });

  router.get('/api/auth/user', async (req, res) => {
    res.json(toUserView(await requireUser(contextOf(req))));
  });
  router.post('/api/auth/register', async (req, res) => {
    const result = await register(contextOf(req), bodyOf(req.body));
    if (result instanceof SignedIn) res.status(201).json(withWarning(result));
    else answerRefusal(res, result);
  });
  router.post('/api/auth/login', async (req, res) => {
    const result = await login(contextOf(req), bodyOf(req.body));
    if (result instanceof SignedIn) res.json(result.user);
    else answerRefusal(res, result);
  });
  router.post('/api/auth/admin-login', async (req, res) => {
    const result = await adminLogin(contextOf(req), bodyOf(req.body));
    if (result instanceof SignedIn) res.json(result.user);
    else answerRefusal(res, result);
  });
  router.post('/api/auth/second-factor', async (req, res) => {
    const { code } = bodyOf(req.body) as { code?: unknown };
    const result = await confirmSecondFactor(contextOf(req), typeof code === 'string' ? code : '');
    if (result instanceof SignedIn) res.json(result.user);
    else answerRefusal(res, result);
  });
  router.post('/api/auth/logout', async (req, res) => {
    await logout(contextOf(req));
    res.json({ message: 'Logged out' });
  });
  router.post('/api/auth/forgot-password', async (req, res) => {
    res.json(await requestPasswordReset(contextOf(req), bodyOf(req.body)));
  });
  router.post('/api/auth/reset-password', async (req, res) => {
    const result = await resetPassword(contextOf(req), bodyOf(req.body));
    if (result instanceof ResetTokenInvalid) answerRefusal(res, result);
    else res.json(result);
  });
  return router;
}
