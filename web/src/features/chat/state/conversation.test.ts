import { describe, expect, it } from 'vitest';
import type { ChatEvent } from '../wire/chat-wire.ts';
import { CUT, OFFLINE } from '../wire/trouble.ts';
import { converse, EMPTY, isBusy } from './conversation.ts';
import type { Action, Conversation, Message } from './conversation.ts';

function message(id: string, isMine = false, text = `text ${id}`): Message {
  return {
    id,
    isMine,
    text,
    status: 'complete',
    engine: null,
    cards: [],
    chips: [],
    handOver: null,
  };
}

function stored(id: string, sender: string, text: string) {
  return { id, sender, message: text, createdAt: '' };
}
function heard(event: ChatEvent): Action {
  return { kind: 'heard', event };
}
function start(text = 'hi', replyId = 'r1') {
  return heard({ kind: 'start', message: stored('m1', 'user', text), replyId, engine: 'offline-persona-1' });
}
function delta(text: string) {
  return heard({ kind: 'delta', text });
}
function done(text: string, id = 'r1') {
  return heard({ kind: 'done', reply: { ...stored(id, 'darth', text), status: 'complete', engine: null } });
}
const began: Action = { kind: 'began', key: 'k', text: 'hi', retryOf: null };
function loaded(ids: string[], hasOlder = false): Action {
  return {
    kind: 'historyLoaded',
    page: { messages: ids.map((id) => message(id)), hasOlder },
  };
}

function after(...actions: Action[]): Conversation {
  let state = EMPTY;
  for (const action of actions) state = converse(state, action);
  return state;
}
function ids({ messages }: Conversation) {
  return messages.map(({ id }) => id);
}

describe('conversation', () => {
  it('goes from sending over speaking to a stored reply', () => {
    expect(after(began).turn).toMatchObject({ phase: 'sending', text: 'hi' });
    expect(isBusy(after(began))).toBe(true);
    const speaking = after(began, start(), delta('Good '), delta('eve'));
    expect(speaking.turn).toMatchObject({ phase: 'speaking', reply: { id: 'r1', text: 'Good eve', status: 'streaming' } });
    expect(ids(speaking)).toEqual(['m1']);
    const finished = after(
      began,
      start(),
      delta('Good eve'),
      heard({ kind: 'chips', chips: ['A'], handOver: null }),
      done('Good evening.'),
    );
    expect(finished.turn).toBeNull();
    expect(finished.messages).toMatchObject([
      { id: 'm1', isMine: true, text: 'hi' },
      { id: 'r1', text: 'Good evening.', status: 'complete', chips: ['A'] },
    ]);
  });

  it('keeps what was said before a stop, and the message of a stop before the first word', () => {
    const stopped = after(began, start(), delta('Good '), { kind: 'stopped' });
    expect(stopped.messages).toMatchObject([{ id: 'm1' }, { id: 'r1', text: 'Good ', status: 'stopped' }]);
    expect(isBusy(stopped)).toBe(false);
    expect(after(began, { kind: 'stopped' }).turn).toMatchObject({ phase: 'failed', text: 'hi', trouble: { kind: 'stopped' } });
  });

  it('says a reply anew in the place of the old one', () => {
    const again: Action = { kind: 'began', key: 'k2', text: '', retryOf: 'r1' };
    const first = [began, start(), done('Old.')];
    expect(ids(after(...first, again))).toEqual(['m1', 'r1']);
    expect(ids(after(...first, again, start('hi', 'r2'), delta('New')))).toEqual(['m1']);
    expect(ids(after(...first, again, start('hi', 'r2'), done('New.', 'r2')))).toEqual(['m1', 'r2']);
    const failed = after(...first, again, { kind: 'failed', trouble: OFFLINE });
    expect(ids(failed)).toEqual(['m1', 'r1']);
    expect(failed.turn).toMatchObject({ retryOf: 'r1', trouble: OFFLINE });
  });

  it('keeps message and partial answer when the line is cut', () => {
    const cut = after(began, start(), delta('Goo'), { kind: 'failed', trouble: CUT });
    expect(cut.turn).toMatchObject({ phase: 'failed', reply: { text: 'Goo' } });
    expect(after(began, { kind: 'failed', trouble: OFFLINE }, { kind: 'takenBack' }).turn).toBeNull();
  });

  it('finds a message that seemed lost in the history', () => {
    const failed = [loaded(['a']), began, { kind: 'failed', trouble: OFFLINE } as const];
    function newest(mine: Message): Action {
      return { kind: 'historyLoaded', page: { messages: [message('a'), mine], hasOlder: false } };
    }
    expect(after(...failed, newest(message('m9', true, 'hi'))).turn).toBeNull();
    expect(after(...failed, newest(message('m9', true, 'other'))).turn).not.toBeNull();
    expect(after(loaded(['a']), { kind: 'historyLoaded', page: { messages: [], hasOlder: false } }).messages).toEqual([]);
  });

  it('reads the newest page again below the older ones, without the running reply', () => {
    const older: Action = { kind: 'olderLoaded', page: { messages: [message('1'), message('2')], hasOlder: true } };
    const state = after(loaded(['3', '4'], true), older, loaded(['3', '4', '5'], true));
    expect(ids(state)).toEqual(['1', '2', '3', '4', '5']);
    expect(state.hasOlder).toBe(true);
    expect(ids(after(began, start(), loaded(['m1', 'r1'])))).toEqual(['m1']);
    expect(ids(after(loaded(['1']), loaded(['8', '9'], true)))).toEqual(['8', '9']);
  });

  it('keeps the conversation in view when it cannot be read again', () => {
    expect(after({ kind: 'historyFailed', reason: 'away' })).toMatchObject({ history: 'failed', historyTrouble: 'away' });
    expect(after(loaded(['1']), { kind: 'historyFailed', reason: 'away' }).history).toBe('ready');
    expect(after(loaded(['1']), { kind: 'cleared' })).toEqual({ ...EMPTY, history: 'ready' });
  });

  it('takes late words of a turn that is over for nothing', () => {
    const stopped = after(began, start(), { kind: 'stopped' });
    expect(converse(stopped, delta('late'))).toBe(stopped);
    expect(converse(stopped, done('late'))).toBe(stopped);
  });
});
