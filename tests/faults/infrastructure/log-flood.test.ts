import { get } from 'node:http';
import { expect, it } from 'vitest';
import { openShop } from '../../support/open-shop.ts';

const LONGEST_PATH = 14_000;
const LIMIT = 20;

const shop = openShop({ workers: 0, env: { LOG_LEVEL: 'info', RATE_LIMIT_FACTOR: '1', RATE_LIMIT_REQUESTS: String(LIMIT) } });

const statusOf = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(shop.baseUrl + path, (answer) => answer.resume().once('end', () => resolve(answer.statusCode))).once('error', reject);
  });

it('INF-28 a flood from one visitor leaves a line for its first refusal, and no line is long', async () => {
  const statuses: (number | undefined)[] = [];
  for (let n = 0; n < LIMIT * 5; n += 1) statuses.push(await statusOf(`/${'x'.repeat(LONGEST_PATH)}`));
  expect(statuses.filter((status) => status === 429)).toHaveLength(LIMIT * 4);
  const lines = shop.stack.api.output().split('\n');
  expect(lines.filter((line) => line.includes('"status":429'))).toHaveLength(1);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(1_000);
});
