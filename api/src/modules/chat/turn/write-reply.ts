import { createHmac } from 'node:crypto';
import type { Context } from '../../../platform/context/context.ts';
import type { PromptMessage } from '../../../platform/gateways/openai/chat-gateway.ts';
import { type CatalogSnapshot, inWords, isNothingRuledOut, type Persona, type SearchWish } from '../../catalog/index.ts';
import type { ChatMessage } from '../chat.entity.ts';
import { checkReply, LONGEST_REPLY, type ReplyFacts, replyStream } from '../model/check-reply.ts';
import { personaPrompt, type Taste } from '../model/persona-prompt.ts';
import { comparable } from '../tools/comparable.ts';
import type { TurnNotes } from '../tools/tool.ts';
import type { Guard } from '../wishes/guard.rules.ts';
import { labelLine } from '../wishes/offered-against.ts';
import { unsuitableNames } from '../wishes/unsuitable.ts';
import { callTool, toolDefinitions } from '../tools/toolbox.ts';

/** Read twice, look up twice, suggest and speak: a model that has not spoken by then is not going to. */
const MOST_COMPLETIONS = 6;

/** What a prompt is made of: of a begun turn, the part that is about words. */
export interface SpokenTurn {
  message: Pick<ChatMessage, 'text'>;
  reply: Pick<ChatMessage, 'userId' | 'sessionId'>;
  /** What was said before, oldest first. */
  window: readonly Pick<ChatMessage, 'sender' | 'text'>[];
  /** What was replied before, when it is tried again; the newest last. */
  earlier: readonly Pick<ChatMessage, 'text' | 'status'>[];
}

export interface Writing {
  turn: SpokenTurn;
  catalog: CatalogSnapshot;
  persona: Persona;
  profile: Taste | null;
  guard: Guard;
  signal: AbortSignal;
  onText(piece: string, soFar: string): void;
}

/** What has come of it so far; readable also when the model failed half way. */
export interface Draft {
  readonly text: string;
  /** The part of it that was passed on: without the sentence at which it broke off, when that was doubtful. */
  readonly shown: string;
  /** The provider ended it early. */
  readonly isCut: boolean;
  /** Of all completions. */
  readonly tokens: number;
  readonly notes: TurnNotes;
  readonly wishes: readonly SearchWish[];
}

/** Identifies a person to the provider, without a name or an address. */
function pseudonym({ env }: Pick<Context, 'env'>, what: string): string {
  return createHmac('sha256', env.sessionSecrets[0]).update(`chat:${what}`).digest('hex').slice(0, 32);
}

/** Variants of a reply that a model is shown so that it says something else; more only make it longer. */
const MOST_EARLIER = 3;
const SAY_IT_ANEW = 'The guest would like another answer than the one above: say something else.';

const ONE_OF_SEVERAL = '\nThe newest message asks for a person for whom caffeine is fine: search with the words about that person as part.';

/** What was said in the talk, for the model to speak by; the tools and the check of the reply hold it whatever it says. */
function talkLines({ wishes, besideCaffeine, guestName }: Guard): string {
  return [
    isNothingRuledOut(wishes) ? '' : `\nThe guest has ruled out, and the shop leaves out: ${inWords(wishes).join(', ')}.`,
    besideCaffeine.parts.length === 0 ? '' : ONE_OF_SEVERAL,
    guestName === null ? '' : `\nThe guest's name is ${guestName}.`,
  ].join('');
}

function promptOf({ turn, persona, profile, guard }: Writing): PromptMessage[] {
  const earlier = turn.earlier
    .filter(({ text, status }) => text !== '' && status !== 'fallback')
    .slice(-MOST_EARLIER)
    .map(({ text }) => text);
  return [
    { role: 'system', content: personaPrompt(persona, profile) },
    ...turn.window.map((said): PromptMessage => ({ role: said.sender === 'user' ? 'user' : 'assistant', content: said.text })),
    { role: 'user', content: turn.message.text },
    ...(earlier.length > 0 ? [{ role: 'assistant', content: earlier.join('\n\n') } as const] : []),
    // Last, because models drop their role by the twentieth turn.
    { role: 'system', content: `${persona.reminder}${talkLines(guard)}${earlier.length > 0 ? `\n${SAY_IT_ANEW}` : ''}` },
  ];
}

/** Lets the model look things up and speak. The draft fills meanwhile; `done` rejects when the model fails. */
export function writeReply(ctx: Pick<Context, 'env' | 'chat'>, writing: Writing): { draft: Draft; done: Promise<void> } {
  const { turn, catalog, persona, profile, guard } = writing;
  const notes: TurnNotes = {
    catalog,
    persona,
    profile,
    guard,
    seen: new Set(),
    amounts: new Set(),
    said: new Set([...turn.window.filter(({ sender }) => sender === 'user'), turn.message].map(({ text }) => comparable(text))),
    wishes: [],
    cards: [],
    chips: [],
    handOverSlug: null,
  };
  const unsuitable = unsuitableNames(catalog, guard);
  const facts: ReplyFacts = {
    name: persona.name,
    amounts: notes.amounts,
    get limits() {
      return new Set(
        [...notes.wishes, guard.wishes].flatMap(({ maxPriceCents }) => (maxPriceCents ? [maxPriceCents, maxPriceCents + 1] : [])),
      );
    },
    get unsuitable() {
      return guard.besideCaffeine.parts.length + guard.parts.length === 0 ? unsuitable : unsuitableNames(catalog, guard, notes.seen);
    },
  };
  const shown = replyStream(facts);
  const parts: string[] = [''];
  function raw(): string {
    return parts.filter((part) => part.trim() !== '').join('\n\n');
  }
  let closing = '';
  let hasCut = false;
  let tokens = 0;
  const told = turn.window.map(({ text }) => (/\blabel\b/i.test(text) ? text : '')).join('\n');
  const session = pseudonym(ctx, `session:${turn.reply.userId}:${turn.reply.sessionId}`);
  const request = {
    tools: toolDefinitions,
    // A variant of its own for each try, or a deterministic model would say the same again.
    cacheKey: `chat:${persona.slug}:${session.slice(0, 16)}${turn.earlier.length > 0 ? `:${turn.earlier.length}` : ''}`,
    personHash: pseudonym(ctx, `user:${turn.reply.userId}`),
    signal: writing.signal,
  };

  async function run(): Promise<void> {
    const messages = promptOf(writing);
    for (let round = 1; round <= MOST_COMPLETIONS; round += 1) {
      const enough = new AbortController();
      const {
        text,
        toolCalls,
        isCut,
        tokens: used,
      } = await ctx.chat
        .complete({
          ...request,
          messages,
          mayCallTools: round < MOST_COMPLETIONS,
          signal: AbortSignal.any([request.signal, enough.signal]),
          onText(piece) {
            const gap = parts.at(-1) === '' && raw() !== '' ? '\n\n' : '';
            parts[parts.length - 1] += piece;
            const news = shown.push(gap + piece);
            if (news) writing.onText(news, shown.shown);
            if (raw().length > LONGEST_REPLY * 2) enough.abort();
          },
        })
        .catch((error: unknown) => {
          // Longer than any reply needs.
          if (enough.signal.aborted && !request.signal.aborted) return { text: '', toolCalls: [], isCut: false, tokens: 0 };
          throw error;
        });
      tokens += used;
      if (toolCalls.length === 0) {
        hasCut = isCut;
        const rest = isCut ? '' : shown.end();
        if (rest) writing.onText(rest, shown.shown);
        closing = labelLine(checkReply(raw(), facts), told, notes);
        if (closing) writing.onText(closing, shown.shown + closing);
        return;
      }
      messages.push({ role: 'assistant', content: text, toolCalls });
      for (const call of toolCalls) {
        messages.push({ role: 'tool', toolCallId: call.id, content: callTool(call.name, call.arguments, notes) });
      }
      parts.push('');
    }
  }

  return {
    draft: {
      get text() {
        return checkReply(raw(), facts) + closing;
      },
      get shown() {
        return checkReply(shown.shown, facts) + closing;
      },
      get tokens() {
        return tokens;
      },
      get isCut() {
        return hasCut;
      },
      notes,
      wishes: notes.wishes,
    },
    done: run(),
  };
}
