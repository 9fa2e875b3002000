import { Router } from 'express';
import { playgroundPage } from './page.ts';
import { playgroundScript } from './script.ts';
import { playgroundStyle } from './style.ts';

/** GET /graphql for browsers: a page of our own, because the usual ones are loaded from other hosts. */
export function playgroundRoutes(): Router {
  const router = Router();
  router.get('/graphql', (req, res, next) => {
    const wantsPage = req.query.query === undefined && req.accepts(['json', 'html']) === 'html';
    if (!wantsPage) return next();
    res.set('Cache-Control', 'no-cache').vary('Accept').type('html').send(playgroundPage);
  });
  router.get(
    '/graphql/playground.js',
    (_req, res) => void res.set('Cache-Control', 'no-cache').type('text/javascript').send(playgroundScript),
  );
  router.get('/graphql/playground.css', (_req, res) => void res.set('Cache-Control', 'no-cache').type('text/css').send(playgroundStyle));
  return router;
}
