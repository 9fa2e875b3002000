import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { portland } from '../support/shopper.ts';

export interface Answer {
  method: string;
  path: string;
  /** A status, or the error code of a failed connection. */
  outcome: number | string;
  type: string;
  text: string;
}

export interface Traffic {
  answers: Answer[];
  stop(): Promise<void>;
}

const CLIENTS = 6;
const agent = new Agent({ keepAlive: true });

export function ask(url: string, body?: unknown): Promise<Answer> {
  const { pathname: path } = new URL(url);
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve) => {
    function fail(error: NodeJS.ErrnoException): void {
      return resolve({ method, path, outcome: error.code ?? error.message, type: '', text: '' });
    }
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const outgoing = request(url, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () =>
        resolve({
          method,
          path,
          outcome: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.on('error', fail);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

function checkout() {
  return {
    amount: 21.99,
    cartItems: [{ id: 'dukes-spice', quantity: 1, grindType: 'Ground' }],
    email: `${randomUUID()}@example.com`,
    shippingAddress: portland,
  };
}

/** Continuous reads, and writes if requested, until stopped. */
export function startTraffic(baseUrl: string, options: { hasWrites: boolean }): Traffic {
  const answers: Answer[] = [];
  let isOver = false;
  async function runClient(number: number): Promise<void> {
    while (!isOver) {
      answers.push(await ask(`${baseUrl}/`));
      answers.push(await ask(`${baseUrl}/api/products`));
      if (options.hasWrites) {
        answers.push(await ask(`${baseUrl}/graphql`, { query: '{ products { slug stock } }' }));
        answers.push(await ask(`${baseUrl}/api/validate-coupon`, { code: 'BREW10', subtotal: 20 }));
        // One client buys until the stock is used up.
        if (number === 0) answers.push(await ask(`${baseUrl}/api/create-payment-intent`, checkout()));
      }
      await pause(100);
    }
  }
  const running = Promise.all(Array.from({ length: CLIENTS }, (_, number) => runClient(number)));
  return {
    answers,
    async stop() {
      isOver = true;
      await running;
    },
  };
}

/** The count of each outcome, by method. */
export function countOutcomes(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { method, outcome } of answers) counts[`${method} ${outcome}`] = (counts[`${method} ${outcome}`] ?? 0) + 1;
  return counts;
}

/** Requests without an answer or with a 5xx. A refusal (4xx) is an answer. */
export function failuresOf(answers: readonly Answer[]): Answer[] {
  return answers.filter(({ outcome }) => typeof outcome === 'string' || outcome >= 500);
}
