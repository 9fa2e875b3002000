import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { failureOf } from '../../../features/admin/kit/data/failure.ts';
import { formatShopDay, formatShopTime } from '../../../features/admin/kit/signs/shop-time.ts';
import type { TrailEvent } from '../../../features/admin/kit/signs/event-trail.tsx';
import { CreateTestCheckoutSessionDocument, CreateTestPaymentIntentDocument } from '../../../generated/admin/stripe-test/graphql.ts';
import { formatCents } from '../../../lib/money.ts';
import { useShell } from '../../../lib/shell.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';

interface Answer {
  title: string;
  text: ReactNode;
  isFailure: boolean;
}

type TestName = 'intent' | 'session';

const FAILED: Record<TestName, string> = { intent: 'Payment Intent Failed', session: 'Checkout Session Failed' };

/** The two tests, and the answers of this tab, newest first. */
export function useProviderTests() {
  const { timeZone } = useShell().shop;
  const [answers, setAnswers] = useState<readonly TrailEvent[]>([]);
  const [running, setRunning] = useState<TestName | null>(null);
  const [createIntent] = useMutation(CreateTestPaymentIntentDocument, { fetchPolicy: 'no-cache' });
  const [createSession] = useMutation(CreateTestCheckoutSessionDocument, { fetchPolicy: 'no-cache' });

  async function askForIntent(): Promise<Answer> {
    const answer = (await createIntent()).data?.createTestPaymentIntent;
    if (answer?.__typename !== 'TestPaymentIntent') return failed('intent', answer);
    const { paymentIntentId, amountCents, status, durationMs } = answer;
    const text = `${paymentIntentId}, ${formatCents(amountCents)}, ${status}, ${durationMs} ms`;
    return { title: 'Payment intent created', text, isFailure: false };
  }

  async function askForSession(): Promise<Answer> {
    const answer = (await createSession()).data?.createTestCheckoutSession;
    if (answer?.__typename !== 'TestCheckoutSession') return failed('session', answer);
    const { sessionId, checkoutUrl, durationMs } = answer;
    const link = (
      <a href={checkoutUrl} target="_blank" rel="noreferrer">
        open in a new tab
      </a>
    );
    return {
      title: 'Checkout session created',
      text: (
        <>
          {sessionId}, {link}, {durationMs} ms
        </>
      ),
      isFailure: false,
    };
  }

  async function run(name: TestName): Promise<void> {
    if (running !== null) return;
    setRunning(name);
    const asked = name === 'intent' ? askForIntent() : askForSession();
    const answer = await asked.catch((error: unknown) => failed(name, { message: failureOf(error).message }));
    const at = new Date().toISOString();
    setAnswers((before) => [
      {
        id: String(before.length),
        icon: answer.isFailure ? 'i-warning' : 'i-check',
        title: answer.title,
        text: answer.text,
        at,
        time: formatShopTime(at, timeZone),
        day: formatShopDay(at, timeZone),
      },
      ...before,
    ]);
    setRunning(null);
    if (answer.isFailure) showToast({ title: answer.title, description: String(answer.text), tone: 'bad' });
  }

  return { answers, running, run };
}

function failed(name: TestName, answer: { message: string; durationMs?: number } | undefined): Answer {
  const duration = answer?.durationMs === undefined ? '' : `, ${answer.durationMs} ms`;
  return { title: FAILED[name], text: `${answer?.message ?? 'The shop did not answer.'}${duration}`, isFailure: true };
}
