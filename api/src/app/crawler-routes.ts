import { Router } from 'express';
import { catalogOf } from '../modules/catalog/index.ts';
import { hiddenRoutes, publicRoutes } from '../platform/http/pages/public-routes.ts';
import type { App } from './app.ts';

/** GET /robots.txt and /sitemap.xml. The sitemap lists what is sold now. */
export function crawlerRoutes(app: App): Router {
  const { origin } = new URL(app.env.PUBLIC_URL);
  const robots = ['User-agent: *', ...hiddenRoutes.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
  const router = Router();
  router.get('/robots.txt', (_req, res) => void res.set('Cache-Control', 'public, max-age=3600').type('text/plain').send(robots));
  router.get('/sitemap.xml', async (_req, res) => {
    const { products } = await catalogOf({ services: app }).current();
    const paths = [...publicRoutes, ...products.map(({ slug }) => `/store/${encodeURIComponent(slug)}`)];
    const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`).join('\n');
    const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
    res.set('Cache-Control', 'public, max-age=3600').type('application/xml').send(sitemap);
  });
  return router;
}
