import type { Persona } from '../read-persona.ts';
import type { ProductOffer } from '../plan/find-offer.ts';
import type { ToolResult } from '../tool-result.ts';
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

/** A required part. */
export function required(text: string): Part {
  return { text, isExtra: false };
}
/** An optional part. */
export function optional(text: string | null): Part | null {
  return text === null ? null : { text, isExtra: true };
}
