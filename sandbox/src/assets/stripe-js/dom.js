let lastId = 0;

/** Ids have to be unique in the shop's page, where the fields live. */
export function newId(name) {
  return `sandbox-${name}-${(lastId += 1)}`;
}

/** element('p', {class: 'x'}, 'text', child): sets attributes and text nodes only, never markup. */
export function element(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== false) made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** Constructed style sheets are not restricted by the page's style-src. */
export function adoptStyles(text) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Stripe's elements emit these events, not DOM events. */
export function createEmitter() {
  const listeners = new Map();
  function of(name) {
    return listeners.get(name) ?? listeners.set(name, new Set()).get(name);
  }
  return {
    on: (name, listener) => of(name).add(listener),
    off: (name, listener) => (listener ? of(name).delete(listener) : of(name).clear()),
    once: (name, listener) => {
      function run(event) {
        of(name).delete(run);
        listener(event);
      }
      of(name).add(run);
    },
    emit: (name, event) => [...of(name)].forEach((listener) => listener(event)),
  };
}
