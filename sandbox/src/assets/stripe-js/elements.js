import { integrationError } from './api.js';
import { createElement, isElementType } from './payment-element.js';

/** The supported variables of the Appearance API, and the custom property each one sets. */
const VARIABLES = {
  colorPrimary: '--sbx-primary',
  colorBackground: '--sbx-well',
  colorText: '--sbx-text',
  colorTextSecondary: '--sbx-muted',
  colorDanger: '--sbx-danger',
  fontFamily: '--sbx-font',
  fontSizeBase: '--sbx-size',
  borderRadius: '--sbx-radius',
  spacingUnit: '--sbx-unit',
};

export function createElements(key, givenOptions = {}) {
  if (givenOptions.clientSecret && givenOptions.mode)
    throw integrationError('Invalid value for elements(): pass either `clientSecret` or `mode`, not both.');
  if (givenOptions.mode === 'payment' && (!Number.isInteger(givenOptions.amount) || givenOptions.amount < 1 || !givenOptions.currency)) {
    throw integrationError(
      'Invalid value for elements(): in `payment` mode `amount` has to be a positive whole number and `currency` has to be set.',
    );
  }
  const options = { ...givenOptions };
  const made = new Set();
  let isSubmitted = false;

  const group = {
    key,
    options,
    integrationError,
    forget: (one) => made.delete(one),
    applyAppearance: (root) => {
      for (const [name, property] of Object.entries(VARIABLES)) {
        const value = options.appearance?.variables?.[name];
        if (value) root.style.setProperty(property, String(value));
        else root.style.removeProperty(property);
      }
    },
  };
  function find(type) {
    return [...made].find((one) => one.sandbox.type === type) ?? null;
  }
  function cardParts() {
    return [...made].filter((one) => one.sandbox.type !== 'payment');
  }

  return {
    create: (type, elementOptions = {}) => {
      if (!isElementType(type)) throw integrationError(`The sandbox does not stand in for the element "${type}".`);
      if (find(type)) throw integrationError(`Can only create one Element of type ${type}.`);
      if (type === 'payment' && !options.clientSecret && !options.mode)
        throw integrationError(
          'In order to create a payment element, you must pass a clientSecret or mode when creating the Elements group.',
        );
      const one = createElement(type, elementOptions, group);
      made.add(one);
      return one;
    },
    // react-stripe-js passes its component, which carries the type.
    getElement: (type) => find(typeof type === 'string' ? type : type?.__elementType),
    update: (next) => {
      if (next.mode && next.mode !== options.mode) throw integrationError('elements.update(): `mode` cannot be changed.');
      Object.assign(options, next);
      made.forEach((one) => one.sandbox.restyle());
    },
    fetchUpdates: async () => ({}),
    /** Validates the fields; in deferred mode it must be called before the intent is created. */
    submit: async () => {
      const payment = find('payment');
      if (!payment) throw integrationError('elements.submit(): no Payment Element is mounted.');
      const error = payment.sandbox.validate();
      isSubmitted = !error;
      return error ? { error } : { selectedPaymentMethod: payment.sandbox.method() };
    },
    /** For the sandbox's own script only. */
    sandbox: {
      options,
      isDeferred: () => options.mode !== undefined,
      isSubmitted: () => isSubmitted,
      payment: () => find('payment'),
      cardValues: () => Object.assign({}, ...cardParts().map((one) => one.sandbox.fields.values())),
      validateCard: () =>
        cardParts()
          .map((one) => one.sandbox.validate())
          .find(Boolean) ?? null,
      has: (one) => made.has(one),
    },
  };
}
