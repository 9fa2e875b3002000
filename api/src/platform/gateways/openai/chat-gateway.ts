import type { z } from 'zod';

/** What the shop needs of a model that chats. */
export interface ChatGateway {
  /** The model's name, as replies carry it. */
  readonly model: string;
  /** One answer to the messages, its text passed on as it arrives. @throws ChatModelError; an abort error once the signal is aborted */
  complete(request: CompletionRequest): Promise<Completion>;
  /** Whether a guest's words are fit for a conversation; null where nobody can say (no such endpoint, or it failed). */
  moderate(text: string, signal: AbortSignal): Promise<Moderation | null>;
  /** One answer as JSON, in one try. What it holds is not checked: not every server keeps to the schema. @throws ChatModelError */
  answerJson(request: JsonRequest): Promise<unknown>;
}

export interface JsonRequest {
  /** Of the schema, as the provider sees it. */
  name: string;
  schema: z.ZodType;
  messages: readonly PromptMessage[];
  /** For the whole answer. */
  limitMs: number;
  signal: AbortSignal;
}

export interface ToolCall {
  id: string;
  name: string;
  /** JSON, as the model wrote it. */
  arguments: string;
}

export type PromptMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; toolCalls?: readonly ToolCall[] }
  | { role: 'tool'; content: string; toolCallId: string };

export interface ToolDefinition {
  name: string;
  description: string;
  /** JSON Schema of the arguments; strict: every property required, none besides. */
  parameters: Record<string, unknown>;
}

export interface CompletionRequest {
  messages: readonly PromptMessage[];
  tools: readonly ToolDefinition[];
  /** False forbids calling tools: now the model has to speak. */
  mayCallTools: boolean;
  /** Groups requests that begin alike, for the provider's cache. */
  cacheKey: string;
  /** Identifies the person to the provider, without a name or an address. */
  personHash: string;
  signal: AbortSignal;
  onText(piece: string): void;
}

export interface Completion {
  text: string;
  toolCalls: ToolCall[];
  /** The provider ended it early: its limit of tokens, or its filter. */
  isCut: boolean;
}

export interface Moderation {
  isFlagged: boolean;
  isSelfHarm: boolean;
}

/** `unreachable`: no request got there. `failed`: it got there, and no whole answer came back. */
export class ChatModelError extends Error {
  override name = 'ChatModelError';
  readonly kind: 'unreachable' | 'failed';
  constructor(kind: ChatModelError['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
