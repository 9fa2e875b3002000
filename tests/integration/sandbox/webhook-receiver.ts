import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import Stripe from 'stripe';

export interface Receiver {
  url: string;
  /** Verified by the real SDK, in the order they came. */
  events: Stripe.Event[];
  refused: string[];
  /** Answers this status instead of 200, so many times. */
  failNext(count: number, status?: number): void;
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** A real endpoint on loopback that checks signatures as the shop does. */
export async function openReceiver(secret = 'whsec_sandbox', toleranceSeconds = 300): Promise<Receiver> {
  const stripe = new Stripe('sk_test_receiver');
  let failures = 0;
  let failureStatus = 500;
  const receiver: Receiver = {
    url: '',
    events: [],
    refused: [],
    failNext: (count, status = 500) => ([failures, failureStatus] = [count, status]),
  };
  const server = createServer((request, response) => {
    void readText(request).then(
      (body) => {
        try {
          const event = stripe.webhooks.constructEvent(body, String(request.headers['stripe-signature']), secret, toleranceSeconds);
          receiver.events.push(event);
        } catch (error) {
          receiver.refused.push(String(error));
          return response.writeHead(400).end();
        }
        failures -= 1;
        return response.writeHead(failures >= 0 ? failureStatus : 200).end();
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/stripe`;
  return receiver;
}
