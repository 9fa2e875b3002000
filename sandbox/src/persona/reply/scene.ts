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
export const must = (text: string): Part => ({ text, isExtra: false });
/** Said where there is room for it. */
export const extra = (text: string | null): Part | null => (text === null ? null : { text, isExtra: true });
