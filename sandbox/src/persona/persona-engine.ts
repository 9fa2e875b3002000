import type { ChatRequest, ChatTurn } from './chat-request.ts';
import { withEntries } from './faq/answered-turns.ts';
import { findOffer, wishedFirst, withItsWords } from './plan/find-offer.ts';
import { sumOfFound, withFound } from './plan/of-found.ts';
import { type AnsweredTurn, lookupsFor, type OfferedTurn, secondLookups, withConditions } from './plan/plan-turn.ts';
import { productsIn, searchesIn } from './plan/tool-results.ts';
import type { PlannedCall, ToolResult } from './tool-result.ts';
import { readPersona, type Persona } from './read-persona.ts';
import { sumOf } from './reply/about-prices.ts';
import { chipsFor } from './reply/chips.ts';
import { composeParts } from './reply/compose-parts.ts';
import { createWriter } from './reply/writer.ts';
import { isOf } from './data/intent-groups.ts';
import { asksWhetherSafe } from './understand/parts/needed-parts.ts';
import { turnsOf } from './understand/parts/turns-of.ts';
import { withoutComplaint } from './understand/parts/complaints.ts';
import { ownReplies } from './understand/own-replies.ts';
import type { Exchange } from './understand/understand.ts';
import { READ_TOOL, readingIn, recordTexts } from './understand/wishes/reading.ts';
import type { Turn } from './understand/turn.ts';
import { unique } from './understand/wishes/wishes.ts';
import { voiceOf } from './voices/voices.ts';

/** Calls of the tool that reads wishes, in a turn. */
const MOST_READ = 2;

export interface Completion {
  toolCalls: PlannedCall[];
  text: string;
  turn: Turn;
}

/**
 * One completion, a pure function of the request: tool calls for facts, then `suggest`, then text. Equal messages get equal
 * replies; the only memory is the conversation.
 */
export function completeChat(request: ChatRequest): Completion {
  const prompts = request.messages.filter(({ role }) => role === 'system' || role === 'developer');
  const persona = readPersona(prompts.map(({ content }) => content).join('\n'));
  const { exchanges: said, results: answers } = readConversation(request.messages);
  const exchanges = said.map(({ user, reply }) => ({ user: withoutComplaint(user), reply }));
  const voice = voiceOf(persona);
  const messages = exchanges.map(({ user }) => user);
  const { reading, texts: unread } = readingIn(answers, messages) ?? recordTexts();
  const results = answers.filter(({ name }) => name !== READ_TOOL);
  const turns = withEntries(turnsOf(exchanges, { persona, readReply: ownReplies(persona), reading }));
  const replies = exchanges.map(({ reply }) => reply).filter((reply) => reply !== '');
  const talk = `${persona.slug}/${request.cacheKey}`;
  const seed = `${talk}/${exchanges.length}`;
  function allowed(calls: PlannedCall[]): PlannedCall[] {
    const offered = calls.filter(({ name }) => request.tools.includes(name));
    return [...new Map(offered.map((call) => [keyOf(call), call])).values()];
  }
  function resultsFor(turn: Turn): ToolResult[] {
    if (turns.length === 1) return results;
    const first = ofCalls(results, lookupsFor(turn, persona));
    return [...first, ...ofCalls(results, secondLookups(turn, first, replies.join('\n')))];
  }

  const asked = turns.map((turn) => withConditions({ turn, results: resultsFor(turn) }, persona.slug));
  const parts = offersOf(withFound(offersOf(asked), (turn) => ofCalls(results, lookupsFor(turn, persona))));
  function completion(toolCalls: PlannedCall[], text = ''): Completion {
    return { toolCalls, text, turn: parts[0]!.turn };
  }

  const sum = sumOfFound(parts, exchanges.at(-1)?.user ?? '');
  const hasSuggested = results.some(({ name }) => name === 'suggest' || name === 'hand_over');
  if (!hasSuggested && !request.areToolsRefused) {
    // What one part wishes decides which parts are read together.
    const isRead = answers.filter(({ name }) => name === READ_TOOL).length >= MOST_READ;
    const texts = [...unread].filter((text) => text !== '');
    if (!isRead && results.length === 0 && texts.length > 0 && request.tools.includes(READ_TOOL))
      return completion([{ name: READ_TOOL, args: { texts } }]);
    const lookups = allowed(turns.filter(({ isOfFound }) => !isOfFound).flatMap((turn) => lookupsFor(turn, persona)));
    if (results.length === 0 && lookups.length > 0) return completion(lookups);
    const isFirstRound = results.length > 0 && results.length <= lookups.length;
    const more = parts.flatMap(({ turn, results: own }) =>
      turn.isOfFound ? lookupsFor(turn, persona) : secondLookups(turn, own, replies.join('\n')),
    );
    const second = isFirstRound ? allowed(sum === null ? more : [...more, sum]) : [];
    if (second.length > 0) return completion(second);
    const closing = allowed(closingCalls(parts, persona, seed));
    if (closing.length > 0) return completion(closing);
  }
  const writer = createWriter(voice, talk, replies);
  const apology = said.at(-1)?.user === exchanges.at(-1)?.user ? [] : [writer.insist('apology')];
  const sums = sum === null ? [] : sumOf(writer, results).map(({ text }) => text);
  return completion([], [...apology, composeParts(parts, sums, persona, writer)].join(' '));
}

/** "What cake goes with your coffee?" asks for no other coffee. */
const WITH_ONE = /\bwith (?:you|your|yours)\b|\bto eat\b/;
function hasCards({ intent, serviceTopic, isChoice, text }: Turn): boolean {
  return isOf('cards', intent) || (serviceTopic === 'pairing' && !WITH_ONE.test(text)) || isChoice;
}

/** "Is Brunana ok with my allergy?" asks for no other. */
function asksOnlyOfNamed(turn: Turn): boolean {
  return asksWhetherSafe(turn) && !/\b(?:if not|instead|other|else|alternative|another)\b/.test(turn.text);
}

/** One product where another request is answered beside it, and not the same for both if there is another. */
function offersOf(parts: readonly AnsweredTurn[]): OfferedTurn[] {
  const taken = new Set<string>();
  // "Most of them sleep badly. What goes with the cheese?": the conditions are those of the request.
  const isRequested = parts.some(({ turn }) => turn.intent === 'recommend');
  return parts.map(({ turn, results }) => {
    const isOffering = hasCards(turn) && !asksOnlyOfNamed(turn) && !(isRequested && turn.serviceTopic === 'pairing');
    if (!isOffering || searchesIn(results).length === 0) return { turn, results, offer: null };
    const offer = findOffer(turn, results);
    if (parts.length === 1) return { turn, results, offer };
    const suiting = withItsWords(turn, offer.products);
    const product = suiting.find(({ slug }) => !turn.hasOwnWish || !taken.has(slug)) ?? suiting[0];
    if (product) taken.add(product.slug);
    return { turn, results, offer: { ...offer, products: product ? [product] : [] } };
  });
}

function keyOf({ name, args }: PlannedCall): string {
  return JSON.stringify([name, args]);
}

function ofCalls(results: ToolResult[], calls: PlannedCall[]): ToolResult[] {
  const keys = new Set(calls.map(keyOf));
  return results.filter((result) => keys.has(keyOf(result)));
}

const MOST_CARDS = 3;

function closingCalls(parts: readonly OfferedTurn[], persona: Persona, seed: string): PlannedCall[] {
  const [{ turn }] = parts as [OfferedTurn];
  const handOver = turn.intent === 'hand-over' && turn.target ? [{ name: 'hand_over', args: { slug: turn.target } }] : [];
  // Beside a request, what is chosen needs no card.
  const shown = parts.length > 1 ? parts.filter((part) => !part.turn.isChoice) : parts;
  const cards = unique(shown.toSorted(wishedFirst).flatMap(cardsOf)).slice(0, MOST_CARDS);
  const last = parts.at(-1)!;
  return [...handOver, { name: 'suggest', args: { productSlugs: cards, chips: chipsFor(last.turn, persona, last.offer, seed) } }];
}

function cardsOf({ turn, offer, results }: OfferedTurn): string[] {
  if (!hasCards(turn)) return [];
  const { products, nearest } = offer ?? { products: productsIn(results), nearest: null };
  // A card has a price, and comfort comes without one.
  if (turn.intent === 'feeling') return products.slice(0, turn.tone === 'sad' ? 0 : 1).map(({ slug }) => slug);
  const shown = nearest ? [...products, nearest.product] : products;
  return shown
    .filter(({ unsuitable }) => unsuitable.length === 0)
    .map(({ slug }) => slug)
    .slice(0, MOST_CARDS);
}

/** The exchanges, and the tool results since the visitor's last message. */
function readConversation(messages: ChatTurn[]): { exchanges: Exchange[]; results: ToolResult[] } {
  const exchanges: Exchange[] = [];
  let results: ToolResult[] = [];
  const calls = new Map<string, { name: string; args: Record<string, unknown> }>();
  for (const message of messages) {
    if (message.role === 'user') {
      exchanges.push({ user: message.content, reply: '' });
      results = [];
    } else if (message.role === 'assistant') {
      for (const { id, name, args } of message.toolCalls) calls.set(id, { name, args: objectIn(args) });
      const last = exchanges.at(-1);
      if (last) last.reply = `${last.reply} ${message.content}`.trim();
    } else if (message.role === 'tool') {
      const call = calls.get(message.toolCallId ?? '');
      if (call) results.push({ ...call, value: objectIn(message.content) });
    }
  }
  return { exchanges, results };
}

function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
