import { z } from 'zod';
import { shop } from '../../../platform/config/shop.ts';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import { asStaff, requireUser } from '../../accounts/index.ts';
import { catalogOf, type Persona, personaFields } from '../../catalog/index.ts';
import { reserveTurn } from '../budgets.ts';
import { HELLO, WINDOW_MESSAGES } from '../chat.rules.ts';
import { fallbackLine } from '../model/stored-lines.ts';
import { guardOfTalk } from '../wishes/guard.rules.ts';
import { writeReply } from '../turn/write-reply.ts';
import { abortAfter } from '../../../platform/lib/with-timeout.ts';

/** What a draft needs before it can talk; the rest may still be empty. */
const draftFields = personaFields
  .partial()
  .extend({ ...personaFields.pick({ name: true, greeting: true, personality: true }).shape, slug: z.string().max(60).nullish() });

const draftTalk = z.object({
  draft: draftFields,
  said: z
    .array(z.object({ isGuest: z.boolean(), text: z.string().max(4_000) }))
    .max(WINDOW_MESSAGES, 'This talk is long enough: begin again'),
  message: z
    .string()
    .trim()
    .min(1, 'Please type a message')
    .max(shop.maxMessageLength, `A message has ${shop.maxMessageLength} characters at most`),
});

export interface DraftReply {
  text: string;
  /** The model that wrote it; null for the line that stands in for one that failed. */
  engine: string | null;
}

/** A slug that no coffee has: what has been written for the stored one is not said by its draft. */
const NO_SLUG = 'draft';

function toPersona({ slug, ...given }: z.output<typeof draftFields>): Persona {
  const empty = { description: '', bio: '', exampleDialogue: '', reminder: '', quip: '', lore: [], moods: [], tastes: [] };
  return { ...empty, roast: 'medium', caffeine: 'medium', brewLine: null, ...given, slug: slug || NO_SLUG };
}

/**
 * One turn with a character as it is being written. Counted as any turn of this person; nothing of it is stored.
 * @throws NotAllowed, InvalidInput, TooMany
 */
export async function talkToDraft(ctx: Context, input: z.input<typeof draftTalk>): Promise<DraftReply> {
  const staff = await asStaff(ctx, 'coffee-admin');
  const { id: userId } = await requireUser(staff);
  await staff.rateLimit('chat');
  const { draft, said, message } = parseInput(draftTalk, input);
  const persona = toPersona(draft);
  const catalog = await catalogOf(staff).current();
  await inTransaction(staff, (tx) => reserveTurn(tx, userId));
  const window = [
    { sender: 'user', text: HELLO },
    { sender: persona.slug, text: persona.greeting },
  ].concat(said.map(({ isGuest, text }) => ({ sender: isGuest ? 'user' : persona.slug, text })));
  const { draft: written, done } = writeReply(staff, {
    turn: { message: { text: message }, reply: { userId, sessionId: NO_SLUG }, window, earlier: [] },
    catalog,
    persona,
    profile: null,
    guard: guardOfTalk(catalog, [...said.filter(({ isGuest }) => isGuest).map(({ text }) => text), message]),
    signal: AbortSignal.any([staff.ending, abortAfter(staff.env.CHAT_TURN_SECONDS * 1_000)]),
    onText: () => undefined,
  });
  try {
    await done;
  } catch (error) {
    staff.log.warn({ err: error }, 'a draft fell back on a stored line');
  }
  return written.text ? { text: written.text, engine: staff.chat.model } : { text: fallbackLine(persona, said.length), engine: null };
}
