import { html, htmlPage } from '../../http/html-page.ts';
import type { CheckoutRow } from '../../store/stripe-rows.ts';
import { moneyText } from './action-page.ts';

const header = html`<header class="bar">
  <span class="bar__name">Brew Quest</span><span>Sandbox checkout: no card is charged</span>
</header>`;

/** Stripe's hosted page, with the same script that the shop uses. */
export function checkoutPage({ id, session, lineItems }: CheckoutRow, hasFailed: boolean): string {
  const currency = session.currency ?? 'usd';
  const total = session.amount_total ?? 0;
  const shipping = session.total_details?.amount_shipping ?? 0;
  const rows = lineItems.map(
    (item) =>
      html`<tr>
        <th scope="row">
          ${item.description}${(item.quantity ?? 1) > 1 ? html` <span class="times">&times; ${item.quantity}</span>` : null}
        </th>
        <td>${moneyText(item.amount_total, currency)}</td>
      </tr>`,
  );
  const body = html`${header}
    <main class="page page--two">
      <section class="win">
        <h1 class="win__title">Your order</h1>
        <div class="win__body">
          <table class="lines">
            <caption class="hidden">
              What you are paying for
            </caption>
            <tbody>
              ${rows}
              ${
                shipping > 0
                  ? html`<tr>
                      <th scope="row">Shipping</th>
                      <td>${moneyText(shipping, currency)}</td>
                    </tr>`
                  : null
              }
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Total</th>
                <td>${moneyText(total, currency)}</td>
              </tr>
            </tfoot>
          </table>
          ${session.cancel_url ? html`<p><a href="${session.cancel_url}">Cancel and go back</a></p>` : null}
        </div>
      </section>
      <section class="win">
        <h2 class="win__title">Payment</h2>
        <div class="win__body">
          <form
            id="checkout"
            class="choices choices--column"
            data-session="${id}"
            data-amount="${total}"
            data-currency="${currency}"
            novalidate
          >
            <div>
              <label class="field__label" for="email">Email (optional)</label
              ><input class="field__input" id="email" type="email" autocomplete="email" value="${session.customer_email ?? ''}" />
            </div>
            <div id="payment"></div>
            <p id="problem" class="problem" role="alert">
              ${hasFailed ? 'The bank declined the payment. Please try another way to pay.' : ''}
            </p>
            <button class="button button--main" id="pay" disabled>Pay ${moneyText(total, currency)}</button>
            <noscript><p class="problem">This page needs JavaScript.</p></noscript>
          </form>
        </div>
      </section>
    </main>`;
  return htmlPage({ title: 'Sandbox checkout', root: '../', body, scripts: ['js/v3/', 'js/checkout.js'] });
}

export function closedCheckoutPage(): string {
  const body = html`${header}
    <main class="page page--narrow">
      <section class="win">
        <h1 class="win__title">This checkout has expired</h1>
        <div class="win__body"><p>Nothing was charged. Go back to the shop and start again.</p></div>
      </section>
    </main>`;
  return htmlPage({ title: 'Checkout expired', root: '../', body });
}
