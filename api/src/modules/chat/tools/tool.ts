import { z } from 'zod';
import type { ToolDefinition } from '../../../platform/gateways/openai/chat-gateway.ts';
import type { CatalogSnapshot, Persona } from '../../catalog/index.ts';
import type { SearchWish } from '../../catalog/index.ts';
import type { Taste } from '../taste.rules.ts';
import type { Guard } from '../wishes/guard.rules.ts';

/** What the tools of one turn know, and what they leave behind. */
export interface TurnNotes {
  readonly catalog: CatalogSnapshot;
  readonly persona: Persona;
  /** What the guest liked in earlier talks; it ranks, and rules nothing out. */
  readonly profile: Taste | null;
  /** What must not be offered, read out of the visitor's own words. */
  readonly guard: Guard;
  /** Slugs that a tool returned this turn: nothing else gets a card. */
  readonly seen: Set<string>;
  /** Amounts in cents that a tool stated this turn: nothing else may be stated in prose. */
  readonly amounts: Set<number>;
  /** What the visitor said, this message included, as `comparable` writes it: a chip does not repeat it. */
  readonly said: ReadonlySet<string>;
  /** The wishes that were searched by, for the taste profile. */
  readonly wishes: SearchWish[];
  cards: string[];
  /** Wished for by the model; `freshChips` chooses of them when the reply is known. */
  chips: string[];
  handOverSlug: string | null;
}

export interface ChatTool {
  readonly definition: ToolDefinition;
  /** Reads, never writes. Arguments that don't fit come back as an error that the model can mend. */
  run(text: string, notes: TurnNotes): unknown;
}

interface ToolSpec<T> {
  name: string;
  description: string;
  /** Every field required, nullable where it is optional: what strict tool calls ask for. */
  input: z.ZodType<T>;
  run(input: T, notes: TurnNotes): unknown;
}

/** A read-only tool, typed by its zod schema. */
export function defineTool<T>({ name, description, input, run }: ToolSpec<T>): ChatTool {
  const { $schema: _, ...parameters } = z.toJSONSchema(input) as Record<string, unknown>;
  return {
    definition: { name, description, parameters },
    run(text, notes) {
      const parsed = input.safeParse(readJson(text));
      if (parsed.success) return run(parsed.data, notes);
      const problems = parsed.error.issues.slice(0, 3).map((issue) => `${issue.path.join('.') || 'arguments'}: ${issue.message}`);
      return { error: `invalid arguments: ${problems.join('; ')}` };
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text || '{}');
  } catch {
    return undefined;
  }
}
