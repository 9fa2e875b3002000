import type { Persona } from '../read-persona.ts';
import type { OfferedTurn } from '../plan/plan-turn.ts';
import type { Writer } from './writer.ts';

/** All that a reply to one turn is made of. */
export interface Scene extends OfferedTurn {
  persona: Persona;
  writer: Writer;
}
