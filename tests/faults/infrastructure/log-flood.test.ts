import { get } from 'node:http';
import { expect, it } from 'vitest';
import { setupShop } from '../../support/open-shop.ts';

const LONGEST_PATH = 14_000;
const LIMIT = 20;

const shop = setupShop({
  workers: 0,
  env: { LOG_LEVEL: 'info', TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1', RATE_LIMIT_REQUESTS: String(LIMIT) },
});

function statusOf(path: string, from: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(shop.baseUrl + path, { headers: { 'x-forwarded-for': from } }, (answer) =>
      answer.resume().once('end', () => resolve(answer.statusCode)),
    ).once('error', reject);
  });
}

// A request for an unknown page counts as ten requests (INF-33).
it.each([
  ['/api/', '198.51.100.7', LIMIT],
  ['/', '203.0.113.7', LIMIT / 10],
])('INF-28 a flood of requests to %s logs only its first refusal, and no log line is long', async (path, from, allowed) => {
  const before = shop.api.output().length;
  const statuses: (number | undefined)[] = [];
  for (let n = 0; n < LIMIT * 5; n += 1) statuses.push(await statusOf(path + 'x'.repeat(LONGEST_PATH), from));
  expect(statuses.filter((status) => status === 429)).toHaveLength(LIMIT * 5 - allowed);
  const lines = shop.api.output().slice(before).split('\n');
  expect(lines.filter((line) => line.includes('"status":429'))).toHaveLength(1);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(1_000);
});
