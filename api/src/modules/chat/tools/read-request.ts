import { z } from 'zod';
import { shop } from '../../../platform/config/shop.ts';
import { readRequest, severalParts, tasteGroupsIn, toPlainEnglish } from '../../catalog/index.ts';
import { isSaidOfOthers } from '../wishes/beside-caffeine.ts';
import { guardOfPart } from '../wishes/guard.rules.ts';
import { withComparedCaffeine } from '../wishes/refused-names.ts';
import { defineTool } from './tool.ts';

/** As many messages of a guest as a model is shown, and parts of the newest. */
const MOST_TEXTS = 48;

function isSaid(value: unknown): boolean {
  return value !== null && value !== false && !(Array.isArray(value) && value.length === 0);
}

export const readRequestTool = defineTool({
  name: 'read_request',
  description:
    "What the shop reads out of a guest's words: the arguments for search_catalogue. texts: messages or parts of them. read: for each text what it asks for; its lifts: it takes back what was ruled out before (budget, allergen, caffeine), so search again; groups: words for several tastes at once; isBesideCaffeine: it is about one person, and only another must have no caffeine; person: whom it is about; its inForce: what is ruled out for that person of several; parts: of a text that asks for several coffees, those items, what holds for all of them, and what else it asks; inForce: what the guest has ruled out for the person of the newest message; askedFor: the person of each message that names one.",
  input: z.strictObject({ texts: z.array(z.string().max(shop.maxMessageLength)).max(MOST_TEXTS) }),
  run({ texts }, { catalog, guard }) {
    const { wishes, notThese, asked, besideCaffeine, askedFor, parts } = guard;
    const read = texts.map((text) => {
      const request = readRequest(withComparedCaffeine(text, catalog), catalog.vocabulary, asked);
      // Ruled out as the taste of an allergen by one message, it may be asked for by another.
      const exclude = request.exclude.filter((taste) => taste !== 'nut' || wishes.exclude.includes(taste));
      const said = Object.entries({ ...request, exclude }).filter(([, value]) => isSaid(value));
      return {
        ...Object.fromEntries(said),
        groups: tasteGroupsIn(text),
        isBesideCaffeine: isSaidOfOthers(text, besideCaffeine),
        person: guard.personOf(text),
        ...(parts.length > 0 && { inForce: guardOfPart(guard, text).wishes }),
        parts: severalParts(toPlainEnglish(text)),
      };
    });
    return { read, inForce: wishes, notThese: [...notThese], askedFor: askedFor.slice(-MOST_TEXTS) };
  },
});
