import { Router } from 'express';
import type { Services } from '../../context/services.ts';
import { shellConfig } from '../shell-config.ts';

/** GET /api/config: what the server injects into its own pages, for a client that was not rendered by it. */
export function configRoutes(services: Services): Router {
  const router = Router();
  router.get('/api/config', (_req, res) => void res.set('Cache-Control', 'no-cache').json(shellConfig(services)));
  return router;
}
