import type { Persona } from '../read-persona.ts';
import type { ProductOffer } from '../plan/find-offer.ts';
import type { AnsweredTurn } from '../plan/plan-turn.ts';
import type { Writer } from './writer.ts';

export interface Scene extends AnsweredTurn {
  persona: Persona;
  offer: ProductOffer | null;
  writer: Writer;
}

export interface Part {
  text: string;
  isExtra: boolean;
}

export function required(text: string): Part {
  return { text, isExtra: false };
}
export function optional(text: string | null): Part | null {
  return text === null ? null : { text, isExtra: true };
}
