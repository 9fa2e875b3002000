import { describe, expect, it } from 'vitest';
import { STOPPED } from '../wire/trouble.ts';
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
    trouble: null,
    ...change,
  };
}
function talk(change: Partial<Conversation>): Conversation {
  return { ...EMPTY, history: 'ready', ...change };
}
function speaking(text: string, cards: Message['cards'] = []) {
  return turn({ phase: 'speaking', reply: reply({ text, cards, status: 'streaming' }) });
}

describe('the character at the table', () => {
  it.each<[string, Conversation, string]>([
    ['rests while nothing was said', talk({}), 'idle'],
    ['rests after its reply', talk({ messages: [reply()] }), 'idle'],
    ['is pleased after a reply that suggests something', talk({ messages: [reply({ cards: [offer] })] }), 'happy'],
    ['listens when the last word is the visitor’s', talk({ messages: [reply({ cards: [offer] }), reply({ isMine: true })] }), 'idle'],
    ['thinks as soon as it was asked', talk({ messages: [reply({ cards: [offer] })], turn: turn() }), 'think'],
    ['thinks until its first word', talk({ turn: speaking('') }), 'think'],
    ['talks while words come', talk({ turn: speaking('Good') }), 'talk'],
    ['talks on when suggestions come before the end', talk({ turn: speaking('Good', [offer]) }), 'talk'],
    ['rests after a failure', talk({ turn: turn({ phase: 'failed', trouble: STOPPED }) }), 'idle'],
    ['rests when the line was cut', talk({ turn: { ...speaking('Goo'), phase: 'failed', trouble: STOPPED } }), 'idle'],
  ])('%s', (_, state, expected) => {
    expect(expressionOf(state)).toBe(expected);
  });
});

describe('the face beside a reply', () => {
  it('keeps to its own words, whatever is said later', () => {
    expect(expressionOfReply(reply({ cards: [offer] }), false)).toBe('happy');
    expect(expressionOfReply(reply({ status: 'stopped' }), false)).toBe('idle');
    expect(expressionOfReply(reply({ text: 'Goo', status: 'streaming' }), false)).toBe('talk');
  });
});
