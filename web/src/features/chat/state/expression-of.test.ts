import { describe, expect, it } from 'vitest';
import { STOPPED } from '../wire/turn-error.ts';
import { EMPTY } from './conversation.ts';
import type { Conversation, Message, Turn } from './conversation.ts';
import { expressionOf, expressionOfReply } from './expression-of.ts';

function reply(change: Partial<Message> = {}): Message {
  return {
    id: 'r1',
    isMine: false,
    text: 'Good evening.',
    status: 'complete',
    engine: null,
    cards: [],
    rating: null,
    cardGrind: null,
    chips: [],
    handOver: null,
    ...change,
  };
}
const offer = {} as Message['cards'][number];
function turn(change: Partial<Turn> = {}): Turn {
  return {
    key: 'k',
    text: 'hi',
    retryOf: null,
    phase: 'sending',
    reply: null,
    error: null,
    ...change,
  };
}
function conversation(change: Partial<Conversation>): Conversation {
  return { ...EMPTY, history: 'ready', ...change };
}
function streaming(text: string, cards: Message['cards'] = []) {
  return turn({ phase: 'streaming', reply: reply({ text, cards, status: 'streaming' }) });
}

describe('expressionOf', () => {
  it.each<[string, Conversation, string]>([
    ['is idle without messages', conversation({}), 'idle'],
    ['is idle after a reply', conversation({ messages: [reply()] }), 'idle'],
    ['is happy after a reply with products', conversation({ messages: [reply({ cards: [offer] })] }), 'happy'],
    ['is idle after a message of the visitor', conversation({ messages: [reply({ cards: [offer] }), reply({ isMine: true })] }), 'idle'],
    ['thinks when a turn starts', conversation({ messages: [reply({ cards: [offer] })], turn: turn() }), 'think'],
    ['thinks until the first delta', conversation({ turn: streaming('') }), 'think'],
    ['talks while deltas arrive', conversation({ turn: streaming('Good') }), 'talk'],
    ['keeps talking when products arrive before the end', conversation({ turn: streaming('Good', [offer]) }), 'talk'],
    ['is idle after a failure', conversation({ turn: turn({ phase: 'failed', error: STOPPED }) }), 'idle'],
    ['is idle when the connection breaks', conversation({ turn: { ...streaming('Goo'), phase: 'failed', error: STOPPED } }), 'idle'],
  ])('%s', (_, state, expected) => {
    expect(expressionOf(state)).toBe(expected);
  });
});

describe('expressionOfReply', () => {
  it('depends on that reply only', () => {
    expect(expressionOfReply(reply({ cards: [offer] }), false)).toBe('happy');
    expect(expressionOfReply(reply({ status: 'stopped' }), false)).toBe('idle');
    expect(expressionOfReply(reply({ text: 'Goo', status: 'streaming' }), false)).toBe('talk');
  });
});
