import { pino } from 'pino';
import { loadEnv } from '../platform/config/load-env.ts';
import type { ChatGateway, PromptMessage, ToolCall } from '../platform/gateways/openai/chat-gateway.ts';
import { createOpenAiGateway } from '../platform/gateways/openai/openai.ts';
import { type CatalogSnapshot, type FoundProduct, type Persona, toFoundProduct } from '../modules/catalog/index.ts';
import { HELLO, WINDOW_MESSAGES } from '../modules/chat/chat.rules.ts';
import type { Taste } from '../modules/chat/model/persona-prompt.ts';
import { type SpokenTurn, writeReply } from '../modules/chat/turn/write-reply.ts';
import { guardOfTalk } from '../modules/chat/wishes/guard.rules.ts';
import { abortAfter } from '../platform/lib/with-timeout.ts';

export type { Taste } from '../modules/chat/model/persona-prompt.ts';

/** Everything that one turn produced. */
export interface SimulatedTurn {
  /** As the model said it, before the shop looks at it. */
  said: string;
  /** As a visitor reads it. */
  shown: string;
  completions: number;
  calls: ToolCall[];
  /** What the tools answered, in the order of the calls. */
  answers: unknown[];
  /** Every product that a tool returned. */
  returned: FoundProduct[];
  cards: string[];
  chips: string[];
  handOverSlug: string | null;
}

export interface SimulatedChat {
  say(text: string): Promise<SimulatedTurn>;
}

/**
 * For tests and measurements: the shop's own prompt, tools, loop and checks against the model at `sandboxUrl`, without a
 * database, an account or a budget. `session` names the talk to the model.
 */
export function simulateChats(sandboxUrl: string, catalog: CatalogSnapshot) {
  const env = loadEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SANDBOX_URL: sandboxUrl });
  const model = createOpenAiGateway(env, pino({ level: env.LOG_LEVEL }));
  return (persona: Persona, session: string, profile: Taste | null = null): SimulatedChat => {
    const past: { sender: string; text: string }[] = [
      { sender: 'user', text: HELLO },
      { sender: persona.slug, text: persona.greeting },
    ];
    const heard: string[] = [];
    let lastCards: readonly string[] = [];
    return {
      async say(text) {
        heard.push(text);
        const guard = guardOfTalk(catalog, heard, lastCards);
        const turn: SpokenTurn = {
          message: { text },
          reply: { userId: 1, sessionId: session },
          window: past.slice(-WINDOW_MESSAGES),
          earlier: [],
        };
        const { recorded, chat } = recordCalls(model);
        const signal = abortAfter(env.CHAT_TURN_SECONDS * 1_000);
        const { draft, done } = writeReply({ env, chat }, { turn, catalog, persona, profile, guard, signal, onText: () => undefined });
        await done;
        past.push({ sender: 'user', text }, { sender: persona.slug, text: draft.text });
        const { seen, cards, chips, handOverSlug } = draft.notes;
        lastCards = cards;
        const record = recorded();
        // A product that is ruled out may be spoken of, but not shown.
        const looked = record.answers.map((answer) => (answer as { slug?: string }).slug);
        const returned = catalog.products
          .filter(({ slug }) => seen.has(slug) || looked.includes(slug))
          .map((product) => toFoundProduct(product, catalog));
        return { ...record, shown: draft.text, returned, cards, chips, handOverSlug };
      },
    };
  };
}

/** The same model, with a note of its texts, tool calls and prompts. */
function recordCalls(model: ChatGateway) {
  const texts: string[] = [];
  const calls: ToolCall[] = [];
  let prompt: readonly PromptMessage[] = [];
  const chat: ChatGateway = {
    ...model,
    async complete(request) {
      prompt = request.messages;
      const completion = await model.complete(request);
      texts.push(completion.text);
      calls.push(...completion.toolCalls);
      return completion;
    },
  };
  function recorded() {
    return {
      said: texts.filter((text) => text.trim() !== '').join('\n\n'),
      completions: texts.length,
      calls,
      answers: prompt.filter(({ role }) => role === 'tool').map(({ content }) => JSON.parse(content) as unknown),
    };
  }
  return { chat, recorded };
}
