import { describe, expect, it } from 'vitest';
import type { ChatEvent } from '../wire/chat-wire.ts';
import { CUT, OFFLINE } from '../wire/turn-error.ts';
import { conversationReducer, EMPTY, isBusy } from './conversation.ts';
import type { Action, Conversation, Message } from './conversation.ts';

function message(id: string, isMine = false, text = `text ${id}`): Message {
  return {
    id,
    isMine,
    text,
    status: 'complete',
    engine: null,
    cards: [],
    rating: null,
    cardGrind: null,
    chips: [],
    handOver: null,
  };
}

function stored(id: string, sender: string, text: string) {
  return { id, sender, message: text, createdAt: '' };
}
function received(event: ChatEvent): Action {
  return { kind: 'received', event };
}
function start(text = 'hi', replyId = 'r1') {
  return received({ kind: 'start', message: stored('m1', 'user', text), replyId, engine: 'offline-persona-1' });
}
function delta(text: string) {
  return received({ kind: 'delta', text });
}
function done(text: string, id = 'r1') {
  return received({ kind: 'done', reply: { ...stored(id, 'darth', text), status: 'complete', engine: null } });
}
const started: Action = { kind: 'started', key: 'k', text: 'hi', retryOf: null };
function loaded(ids: string[], hasOlder = false): Action {
  return {
    kind: 'historyLoaded',
    page: { messages: ids.map((id) => message(id)), hasOlder },
  };
}

function after(...actions: Action[]): Conversation {
  let state = EMPTY;
  for (const action of actions) state = conversationReducer(state, action);
  return state;
}
function ids({ messages }: Conversation) {
  return messages.map(({ id }) => id);
}

describe('conversation', () => {
  it('goes from sending to streaming to a stored reply', () => {
    expect(after(started).turn).toMatchObject({ phase: 'sending', text: 'hi' });
    expect(isBusy(after(started))).toBe(true);
    const streaming = after(started, start(), delta('Good '), delta('eve'));
    expect(streaming.turn).toMatchObject({ phase: 'streaming', reply: { id: 'r1', text: 'Good eve', status: 'streaming' } });
    expect(ids(streaming)).toEqual(['m1']);
    const finished = after(
      started,
      start(),
      delta('Good eve'),
      received({ kind: 'chips', chips: ['A'], handOver: null }),
      done('Good evening.'),
    );
    expect(finished.turn).toBeNull();
    expect(finished.messages).toMatchObject([
      { id: 'm1', isMine: true, text: 'hi' },
      { id: 'r1', text: 'Good evening.', status: 'complete', chips: ['A'] },
    ]);
  });

  it('keeps the partial reply of a stop, and the message of a stop before the first delta', () => {
    const stopped = after(started, start(), delta('Good '), { kind: 'stopped' });
    expect(stopped.messages).toMatchObject([{ id: 'm1' }, { id: 'r1', text: 'Good ', status: 'stopped' }]);
    expect(isBusy(stopped)).toBe(false);
    expect(after(started, { kind: 'stopped' }).turn).toMatchObject({ phase: 'failed', text: 'hi', error: { kind: 'stopped' } });
  });

  it('replaces a reply that is regenerated', () => {
    const again: Action = { kind: 'started', key: 'k2', text: '', retryOf: 'r1' };
    const first = [started, start(), done('Old.')];
    expect(ids(after(...first, again))).toEqual(['m1', 'r1']);
    expect(ids(after(...first, again, start('hi', 'r2'), delta('New')))).toEqual(['m1']);
    expect(ids(after(...first, again, start('hi', 'r2'), done('New.', 'r2')))).toEqual(['m1', 'r2']);
    const failed = after(...first, again, { kind: 'failed', error: OFFLINE });
    expect(ids(failed)).toEqual(['m1', 'r1']);
    expect(failed.turn).toMatchObject({ retryOf: 'r1', error: OFFLINE });
  });

  it('keeps message and partial reply when the connection breaks', () => {
    const cut = after(started, start(), delta('Goo'), { kind: 'failed', error: CUT });
    expect(cut.turn).toMatchObject({ phase: 'failed', reply: { text: 'Goo' } });
    expect(after(started, { kind: 'failed', error: OFFLINE }, { kind: 'takenBack' }).turn).toBeNull();
  });

  it('finds a message whose request failed in the history', () => {
    const failed = [loaded(['a']), started, { kind: 'failed', error: OFFLINE } as const];
    function newest(mine: Message): Action {
      return { kind: 'historyLoaded', page: { messages: [message('a'), mine], hasOlder: false } };
    }
    expect(after(...failed, newest(message('m9', true, 'hi'))).turn).toBeNull();
    expect(after(...failed, newest(message('m9', true, 'other'))).turn).not.toBeNull();
    expect(after(loaded(['a']), { kind: 'historyLoaded', page: { messages: [], hasOlder: false } }).messages).toEqual([]);
  });

  it('reloads the newest page below the older ones, without the running reply', () => {
    const older: Action = { kind: 'olderLoaded', page: { messages: [message('1'), message('2')], hasOlder: true } };
    const state = after(loaded(['3', '4'], true), older, loaded(['3', '4', '5'], true));
    expect(ids(state)).toEqual(['1', '2', '3', '4', '5']);
    expect(state.hasOlder).toBe(true);
    expect(ids(after(started, start(), loaded(['m1', 'r1'])))).toEqual(['m1']);
    expect(ids(after(loaded(['1']), loaded(['8', '9'], true)))).toEqual(['8', '9']);
  });

  it('keeps the conversation when its reload fails', () => {
    expect(after({ kind: 'historyFailed', reason: 'away' })).toMatchObject({ history: 'failed', historyError: 'away' });
    expect(after(loaded(['1']), { kind: 'historyFailed', reason: 'away' }).history).toBe('ready');
    expect(after(loaded(['1']), { kind: 'cleared' })).toEqual({ ...EMPTY, history: 'ready' });
  });

  it('ignores events of a finished turn', () => {
    const stopped = after(started, start(), { kind: 'stopped' });
    expect(conversationReducer(stopped, delta('late'))).toBe(stopped);
    expect(conversationReducer(stopped, done('late'))).toBe(stopped);
  });
});
