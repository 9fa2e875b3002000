import { isOf } from '../data/intent-groups.ts';
import type { Persona } from '../read-persona.ts';
import { noMemory, updateMemory, type Memory, type ReadReply } from './memory.ts';
import * as rules from './rules.ts';
import type { Turn } from './turn.ts';
import { type Reading, withInForce } from './wishes/reading.ts';
import { understandTurn } from './understand-turn.ts';

export interface Exchange {
  user: string;
  /** Empty for the current message. */
  reply: string;
}

/** What is known of a talk so far. */
export interface Talk {
  memory: Memory;
  /** The last message. */
  turn: Turn | null;
  /** The first message, and the first that is no courtesy. */
  first: string;
  firstRequest: string;
}

/** What exchanges are read with. */
export interface Reader {
  persona: Persona;
  readReply: ReadReply;
  reading: Reading;
}

function beginTalk(): Talk {
  return { memory: noMemory(), turn: null, first: '', firstRequest: '' };
}

/** Parses exchanges from the first to the last; the memory of one turn is the input of the next. */
export function talkAfter(exchanges: readonly Exchange[], { persona, readReply, reading }: Reader, before = beginTalk()): Talk {
  let { memory, turn, first, firstRequest } = before;
  for (const { user, reply } of exchanges) {
    turn = understandTurn(user, memory, persona, reading);
    first ||= user;
    if (!isOf('courteous', turn.intent)) firstRequest ||= user;
    memory = updateMemory(memory, turn, reply, persona, readReply);
  }
  return { memory, turn, first, firstRequest };
}

/** The last message of a talk that goes on after `before`. */
export function understand(exchanges: readonly Exchange[], reader: Reader, before?: Talk): Turn {
  const { persona, reading } = reader;
  const { turn: last, memory, first, firstRequest } = talkAfter(exchanges, reader, before);
  const turn = last ?? understandTurn('', memory, persona, reading);
  const [said, inForce] = [turn.said, reading.inForce];
  return {
    ...turn,
    allergens: inForce?.allergens ?? [],
    // "The first thing I asked for" is no greeting.
    first: rules.ASKED_FIRST.test(turn.raw) ? firstRequest : first,
    wishes: withInForce(turn.wishes, said, inForce),
    told: withInForce(turn.told, said, inForce),
  };
}
