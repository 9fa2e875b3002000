import { Router } from 'express';
import type { RouteContext } from '../../../../platform/http/route-context.ts';
import { InvalidInput, Missing } from '../../../../platform/lib/access-errors.ts';
import { asStaff } from '../../../accounts/index.ts';
import { findCoffee } from '../coffees/list-coffees.ts';
import { readCharacterCard, toCharacterCard } from './character-card.rules.ts';

/** Character cards of version 2 (docs/rest.md): one out of a coffee, and one read into a draft, which is not stored. */
export function cardsRoutes(contextOf: RouteContext): Router {
  const router = Router();
  router.get('/api/admin/coffees/:slug/card', async (req, res) => {
    const coffee = await findCoffee(contextOf(req), req.params.slug);
    if (!coffee) throw new Missing('There is no such coffee');
    res.set('Content-Disposition', `attachment; filename="${coffee.slug}.card.json"`);
    res.json(toCharacterCard(coffee));
  });
  router.post('/api/admin/coffees/card', async (req, res) => {
    await asStaff(contextOf(req), 'coffee-admin');
    const found = readCharacterCard(req.body);
    if (!found) throw new InvalidInput('This is no character card of version 2 (spec "chara_card_v2")');
    res.json(found);
  });
  return router;
}
