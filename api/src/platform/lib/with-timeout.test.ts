import { once } from 'node:events';
import { expect, test } from 'vitest';
import { collectGarbage } from '../../testing/collect-garbage.ts';
import { abortAfter } from './with-timeout.ts';

test('aborts what it is a part of, also when garbage is collected before', async () => {
  const fetching = new AbortController();
  // A listener on the whole is all that holds it, as in fetch.
  const whole = AbortSignal.any([fetching.signal, abortAfter(50)]);
  const aborted = once(whole, 'abort');
  await collectGarbage();
  await aborted;
  expect(whole.reason).toMatchObject({ name: 'TimeoutError' });
});
