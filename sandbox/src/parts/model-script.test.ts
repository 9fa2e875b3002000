import { expect, test } from 'vitest';
import { createModelScript, type ScriptedCompletion } from './model-script.ts';

function answer(text: string): ScriptedCompletion {
  return { isHeld: false, status: 200, headers: {}, toolCalls: [], pieces: [text], end: 'finish' };
}
function takeTexts(script: ReturnType<typeof createModelScript>, count: number): (string | undefined)[] {
  return Array.from({ length: count }, () => script.takeCompletion()?.pieces[0]);
}

test('answers come in their order, then the others in turn', () => {
  const script = createModelScript();
  script.change({ answers: [answer('one')], otherwise: [answer('a'), answer('b')] });
  script.change({ answers: [answer('two')] });
  expect(script.state()).toEqual({ queued: 2, held: 0 });
  expect(takeTexts(script, 5)).toEqual(['one', 'two', 'a', 'b', 'a']);
});

test('without a script there is no answer and no moderation', () => {
  const script = createModelScript();
  script.change({ answers: [answer('one')], otherwise: [answer('a')], moderation: { ...answer(''), isFlagged: true, categories: {} } });
  script.clear();
  expect([script.takeCompletion(), script.moderation(), script.state()]).toEqual([null, null, { queued: 0, held: 0 }]);
});

test('a release resolves what is held at that moment, and counts it', async () => {
  const script = createModelScript();
  const { signal } = new AbortController();
  const held = [script.hold(signal), script.hold(signal)];
  expect(script.state().held).toBe(2);
  expect(script.release()).toBe(2);
  await Promise.all(held);
  expect(script.release()).toBe(0);
});

test('an answer whose client has left is no longer held', async () => {
  const script = createModelScript();
  const closed = new AbortController();
  const held = script.hold(closed.signal);
  closed.abort();
  await held;
  expect(script.state().held).toBe(0);
  await script.hold(closed.signal);
});
