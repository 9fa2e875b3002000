import type { Persona } from '../read-persona.ts';
import type { ProductOffer } from '../plan/find-offer.ts';
import type { ToolResult } from '../plan/tool-results.ts';
import type { Turn } from '../understand/turn.ts';
import type { Writer } from './writer.ts';

export interface Scene {
  turn: Turn;
  persona: Persona;
  results: ToolResult[];
  offer: ProductOffer | null;
  writer: Writer;
}

export interface Part {
  text: string;
  isExtra: boolean;
}

/** Said whatever it takes. */
export function must(text: string): Part {
  return { text, isExtra: false };
}
/** Said where there is room for it. */
export function extra(text: string | null): Part | null {
  return text === null ? null : { text, isExtra: true };
}
