import { callApi } from './api.js';
import { createCardFields } from './card-fields.js';
import { createEmitter, element, newId } from './dom.js';

const CARD_PARTS = {
  payment: ['number', 'expiry', 'cvc'],
  card: ['number', 'expiry', 'cvc'],
  cardNumber: ['number'],
  cardExpiry: ['expiry'],
  cardCvc: ['cvc'],
};
const METHOD_LABELS = { card: 'Card', sandbox_bank: 'Sandbox Bank (redirect)' };

export function isElementType(type) {
  return Object.hasOwn(CARD_PARTS, type);
}

/** One element. `group` is the Elements instance: key, appearance, client secret if there is one. */
export function createElement(type, options, group) {
  const emitter = createEmitter();
  function isAllowed(name) {
    const allowed = group.options.allowedPaymentMethodTypes ?? group.options.paymentMethodTypes;
    return !allowed || allowed.includes(name);
  }
  // The server's usual response, so that the layout does not change when it arrives.
  let types = type === 'payment' ? ['card', 'sandbox_bank'].filter(isAllowed) : ['card'];
  let method = 'card';
  let isReady = false;
  let currentOptions = { ...options };
  function changed() {
    return emitter.emit('change', changeEvent());
  }
  const fields = createCardFields(CARD_PARTS[type], changed);
  const methods = element('fieldset', { class: 'sbx-methods' });
  const root = element('div', { class: 'sbx-pay', 'data-sandbox-element': type });
  const radioName = newId('method');

  function changeEvent() {
    const isCard = method === 'card';
    const common = { elementType: type, empty: isCard && fields.isEmpty(), complete: !isCard || fields.isComplete() };
    if (type === 'payment') return { ...common, collapsed: false, value: { type: method } };
    return { ...common, error: fields.shownProblem() ?? undefined, brand: fields.brand(), value: { postalCode: '' } };
  }

  function renderMethods() {
    const note = element(
      'p',
      { class: 'sbx-note' },
      'Sandbox: no card is charged. Try ',
      element('span', { class: 'sbx-number' }, '4242 4242 4242 4242.'),
    );
    if (types.length < 2) {
      root.replaceChildren(...(type === 'payment' || type === 'card' ? [note] : []), fields.root);
      return;
    }
    methods.replaceChildren(element('legend', { class: 'sbx-legend' }, 'Payment method'), ...types.map(renderMethod));
    root.replaceChildren(note, methods);
  }

  function renderMethod(name) {
    const radio = element('input', { type: 'radio', class: 'sbx-radio', name: radioName, value: name });
    radio.checked = name === method;
    const panel =
      name === 'card'
        ? fields.root
        : element('p', { class: 'sbx-hint' }, 'You will go to the Sandbox Bank to approve the payment, then come straight back.');
    const box = element(
      'div',
      { class: 'sbx-method' },
      element('label', { class: 'sbx-choice' }, radio, element('span', {}, METHOD_LABELS[name] ?? name)),
      element('div', { class: 'sbx-panel' }, panel),
    );
    radio.addEventListener('change', () => {
      method = name;
      showChosen();
      changed();
    });
    return box;
  }

  function showChosen() {
    for (const box of methods.querySelectorAll('.sbx-method')) {
      const isChosen = box.querySelector('.sbx-radio').checked;
      box.classList.toggle('sbx-method--chosen', isChosen);
      box.querySelector('.sbx-panel').hidden = !isChosen;
    }
  }

  function render() {
    renderMethods();
    showChosen();
    refresh();
  }

  function refresh() {
    fields.setDisabled(Boolean(currentOptions.readOnly || currentOptions.disabled));
    group.applyAppearance(root);
  }

  async function load() {
    emitter.emit('loaderstart', { elementType: type });
    const answer = await callApi(group.key, 'GET', 'v1/elements/sessions', {
      type: group.options.clientSecret ? 'payment_intent' : 'deferred_intent',
      client_secret: group.options.clientSecret,
    });
    if (answer.error) {
      root.replaceChildren();
      return emitter.emit('loaderror', { elementType: type, error: answer.error });
    }
    const allowed = group.options.allowedPaymentMethodTypes;
    const offered =
      type === 'payment'
        ? answer.value.payment_method_types.filter((name) => isAllowed(name) && (!allowed || allowed.includes(name)))
        : types;
    const isNews = offered.join() !== types.join();
    types = offered;
    // Rendering the fields again would remove the focus while the shopper types.
    if (isNews && root.isConnected) render();
    isReady = true;
    emitter.emit('ready', { elementType: type });
  }

  // The fields are in the shop's page here; at Stripe they are in an iframe: their events must not reach the shop's form.
  for (const name of ['input', 'change']) root.addEventListener(name, (event) => event.stopPropagation());
  root.addEventListener('focusin', () => emitter.emit('focus', { elementType: type }));
  root.addEventListener('focusout', (event) => {
    if (!root.contains(event.relatedTarget)) emitter.emit('blur', { elementType: type });
  });
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') emitter.emit('escape', { elementType: type });
  });

  const self = {
    on: (name, listener) => (emitter.on(name, listener), self),
    once: (name, listener) => (emitter.once(name, listener), self),
    off: (name, listener) => (emitter.off(name, listener), self),
    mount: (target) => {
      const host = typeof target === 'string' ? document.querySelector(target) : target;
      if (!host)
        throw group.integrationError(`The selector you specified (${target}) applies to no DOM elements that are currently on the page.`);
      host.replaceChildren(root);
      render();
      if (!isReady) void load();
    },
    unmount: () => root.remove(),
    destroy: () => {
      root.remove();
      group.forget(self);
    },
    update: (next) => {
      currentOptions = { ...currentOptions, ...next };
      refresh();
    },
    focus: () => (method === 'card' ? fields.focus() : root.querySelector('.sbx-radio:checked')?.focus()),
    blur: () => document.activeElement?.blur?.(),
    clear: () => {
      fields.clear();
      changed();
    },
    collapse: () => undefined,
    /** For the sandbox's own script only. */
    sandbox: {
      type,
      fields,
      method: () => method,
      validate: () => (method === 'card' ? fields.validate() : null),
      restyle: () => group.applyAppearance(root),
    },
  };
  return self;
}
