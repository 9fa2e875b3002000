export interface ChatTurn {
  role: 'system' | 'developer' | 'user' | 'assistant' | 'tool';
  content: string;
  toolCalls: { id: string; name: string; args: string }[];
  toolCallId: string | null;
}

export interface ChatRequest {
  model: string;
  messages: ChatTurn[];
  tools: string[];
  areToolsRefused: boolean;
  isStream: boolean;
  wantsUsage: boolean;
  maxTokens: number | null;
  cacheKey: string;
  /** The schema that the answer has to keep to; null for free text. */
  answerSchema: { name: string; schema: Record<string, unknown> } | null;
}
