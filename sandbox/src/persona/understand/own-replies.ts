import type { Persona } from '../read-persona.ts';
import { house, voiceOf } from '../voices/voices.ts';
import type { ReadReply } from './memory.ts';
import { offeredIn } from './products.ts';
import type { BasketLine, Offer } from './turn.ts';

/** Reads the engine's own replies of the conversation, which are its only memory, by the lines that they are made of. */
export function ownReplies(persona: Persona): ReadReply {
  const voice = voiceOf(persona);
  return (reply) => ({
    offer: offerIn(reply, persona),
    selfAt: placeOfLine(reply, [...(voice.self ?? []), ...house.self]),
    storyOf:
      placeOfLine(reply, house.notMine) >= 0
        ? (offeredIn(reply, { slug: persona.slug, at: -1 })[0] ?? null)
        : placeOfLine(reply, [...(voice.loreIntro ?? []), ...house.loreIntro]) >= 0
          ? persona.slug
          : null,
    isUnmet: placeOfLine(reply, [...(voice.none ?? []), ...house.none]) >= 0,
    order: orderIn(reply),
  });
}

/** The question at the end of a reply, recognized by its text. */
function offerIn(reply: string, persona: Persona): Offer | null {
  const voice = voiceOf(persona);
  function ends(lines: string[] | undefined): boolean {
    return (lines ?? []).some((line) => reply.endsWith(line));
  }
  if (ends(voice.offerStory) || ends(house.offerStory)) return 'story';
  return ends(voice.offerBrew) || ends(house.offerBrew) ? 'brew' : null;
}

/** Where in the reply one of these lines begins, with any values for its placeholders; -1 if none is in it. */
function placeOfLine(reply: string, lines: string[]): number {
  const places = lines.map((line) => {
    const pieces = line.split(/\{\w+\}/).map((piece) => piece.trim().replace(/[.!,:;]+$/, ''));
    // Lines with short parts only ("..., {price}.") would match any reply.
    const isIn = pieces.some((piece) => piece.length > 12) && pieces.every((piece) => reply.includes(piece));
    return isIn ? reply.indexOf(pieces.find((piece) => piece !== '')!) : -1;
  });
  return Math.max(...places);
}

const ORDER_LINES = house.recallOrder.map((line) => line.replace('{names}.', ''));

/** "So far it is Lord Darkroast for Karen and 2 bags of Brunana.": what was chosen before the first message that is still known. */
function orderIn(reply: string): BasketLine[] {
  const line = ORDER_LINES.find((one) => reply.includes(one));
  if (line === undefined) return [];
  const [names = ''] = reply.slice(reply.indexOf(line) + line.length).split('.');
  return names.split(/, | and /).flatMap((text) => {
    const [, count = '1', person = null] = /^(?:(\d+) bags of )?.*?(?: for ([\w -]+))?$/.exec(text) ?? [];
    const grind = / as whole beans\b/.test(text) ? 'whole-bean' : /^(?:\d+ bags of )?ground /.test(text) ? 'ground' : null;
    return offeredIn(text, { slug: '', at: -1 }).map((slug) => ({ slug, count: Number(count), person, grind }));
  });
}
