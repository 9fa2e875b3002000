import type Stripe from 'stripe';
import { html, htmlPage, type Markup } from '../../http/html-page.ts';
import type { PaymentIntentRow } from '../../store/stripe-rows.ts';
import { returnAddress } from './return-address.ts';

const WORDS = {
  redirect: {
    title: 'Sandbox Bank',
    heading: 'Approve this payment?',
    text: 'A real bank would ask you to sign in here. In the sandbox you choose what it answers.',
    yes: 'Authorize payment',
    no: 'Decline payment',
  },
  '3ds': {
    title: 'Sandbox Bank: 3-D Secure',
    heading: 'Is it really you?',
    text: 'Your bank would send you a code now. In the sandbox you choose the answer.',
    yes: 'Complete authentication',
    no: 'Fail authentication',
  },
} as const;

export function moneyText(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(currency === 'jpy' ? amount : amount / 100);
}

function bankPage(title: string, heading: string, body: Markup): string {
  return htmlPage({
    title,
    root: '../',
    body: html`<header class="bar"><span class="bar__name">Sandbox Bank</span><span>No money moves here</span></header>
      <main class="page page--narrow">
        <section class="win">
          <h1 class="win__title">${heading}</h1>
          <div class="win__body">${body}</div>
        </section>
      </main>`,
  });
}

/** The form posts to its own URL, so that it works under any prefix. */
export function actionPage(kind: keyof typeof WORDS, intent: Stripe.PaymentIntent): string {
  const words = WORDS[kind];
  return bankPage(
    words.title,
    words.heading,
    html`<dl class="facts facts--big">
        <dt>To</dt>
        <dd>Brew Quest</dd>
        <dt>Amount</dt>
        <dd>${moneyText(intent.amount, intent.currency)}</dd>
      </dl>
      <p>${words.text}</p>
      <form method="post" class="choices">
        <input type="hidden" name="client_secret" value="${intent.client_secret ?? ''}" />
        <button class="button button--main" name="outcome" value="succeed">${words.yes}</button>
        <button class="button" name="outcome" value="fail">${words.no}</button>
      </form>`,
  );
}

/** Shown when the action has already been completed. */
export function donePage(row: PaymentIntentRow): string {
  const isPaid = row.intent.status === 'succeeded';
  const back =
    row.returnUrl === null ? null : html`<p><a class="button button--main" href="${returnAddress(row, isPaid)}">Back to the shop</a></p>`;
  return bankPage(
    'Sandbox Bank',
    isPaid ? 'Already approved' : 'Nothing to approve',
    html`<p>This payment is ${row.intent.status.replaceAll('_', ' ')}. There is nothing left to do here.</p>
      ${back}`,
  );
}

export function refusalPage(message: string): string {
  return bankPage('Sandbox Bank', 'This page has nothing to show', html`<p>${message}</p>`);
}
