import { confirmCardPayment, confirmPayment, createPaymentMethod, createToken, finishNextAction, retrieveIntent } from './actions.js';
import { integrationError } from './api.js';
import { adoptStyles } from './dom.js';
import { createElements } from './elements.js';
import { ELEMENT_CSS } from './element-css.js';

/** The sandbox's Stripe(key). Test keys only: a live key must not be used with a script that is not Stripe's. */
function createStripe(key) {
  if (typeof key !== 'string' || key === '')
    throw integrationError('Please call Stripe() with your publishable key. You used an empty string.');
  if (!key.startsWith('pk_test_')) throw integrationError('The sandbox takes publishable test keys (pk_test_...) only.');
  const groups = [];

  async function handleNextAction({ clientSecret }) {
    const found = await retrieveIntent(key, clientSecret);
    if (found.error) return found;
    if (found.paymentIntent.status !== 'requires_action')
      throw integrationError(
        `handleNextAction: The PaymentIntent supplied is not in the requires_action state, it is in ${found.paymentIntent.status}.`,
      );
    return finishNextAction(key, found.paymentIntent);
  }

  return {
    elements: (options) => {
      const made = createElements(key, options);
      groups.push(made);
      return made;
    },
    confirmPayment: (options) => confirmPayment(key, options),
    confirmCardPayment: (secret, data, options) => confirmCardPayment(key, groups, secret, data, options),
    retrievePaymentIntent: (secret) => retrieveIntent(key, secret),
    handleNextAction,
    handleCardAction: (clientSecret) => handleNextAction({ clientSecret }),
    createPaymentMethod: (options) => createPaymentMethod(key, groups, options),
    createToken: (card, data) => createToken(key, groups, card, data),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

// The release train that @stripe/stripe-js expects; any other makes it warn.
createStripe.version = 'endive';
createStripe.stripeJsLoad = Date.now();

if (!window.Stripe) {
  adoptStyles(ELEMENT_CSS);
  window.Stripe = createStripe;
}
