import { brandOfNumber, checkCvc, checkExpiry, checkNumber, cvcLength, digitsOf, formatExpiry, formatNumber } from './card-format.js';
import { element, newId } from './dom.js';

const FIELDS = {
  number: { label: 'Card number', autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234', maxlength: 24 },
  expiry: { label: 'Expiration date', autocomplete: 'cc-exp', placeholder: 'MM / YY', maxlength: 9 },
  cvc: { label: 'Security code', autocomplete: 'cc-csc', placeholder: 'CVC', maxlength: 4 },
};

/** Keeps the caret behind the same digit when the spaces move. */
function rewrite(input, text) {
  const digitsBefore = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  const isAtEnd = input.selectionStart === input.value.length;
  input.value = text;
  if (isAtEnd || document.activeElement !== input) return;
  let position = 0;
  for (let seen = 0; position < text.length && seen < digitsBefore; position += 1) if (/\d/.test(text[position])) seen += 1;
  input.setSelectionRange(position, position);
}

/** The card inputs in `names`. Errors show after an incomplete field loses the focus, or on submit. */
export function createCardFields(names, onChange) {
  const fields = Object.fromEntries(names.map((name) => [name, createField(name, FIELDS[name])]));
  function valueOf(name) {
    return fields[name]?.input.value ?? '';
  }
  function problemOf(name) {
    if (name === 'number') return checkNumber(valueOf('number'));
    return name === 'expiry' ? checkExpiry(valueOf('expiry')) : checkCvc(valueOf('cvc'), valueOf('number'));
  }
  function show(name, problem) {
    const { input, error } = fields[name];
    error.textContent = problem?.message ?? '';
    input.setAttribute('aria-invalid', problem ? 'true' : 'false');
  }

  function createField(name, { label, autocomplete, placeholder, maxlength }) {
    const id = newId(`card-${name}`);
    const error = element('p', { class: 'sbx-error', id: `${id}-error`, role: 'alert' });
    const input = element('input', {
      class: 'sbx-input',
      id,
      type: 'text',
      inputmode: 'numeric',
      autocomplete,
      placeholder,
      maxlength,
      spellcheck: 'false',
      autocorrect: 'off',
      'aria-required': 'true',
      'aria-invalid': 'false',
      'aria-describedby': `${id}-error`,
      'data-field': name,
    });
    input.addEventListener('input', (event) => {
      const isDeleting = event.inputType?.startsWith('delete') ?? false;
      if (name === 'number') rewrite(input, formatNumber(input.value));
      else if (name === 'cvc')
        rewrite(input, digitsOf(input.value).slice(0, names.includes('number') ? cvcLength(digitsOf(valueOf('number'))) : 4));
      // Deleting the slash also deletes the month's last digit, or formatting would add the slash again.
      else if (isDeleting) input.value = input.value.replace(/\s*\/?\s*$/, '');
      else rewrite(input, formatExpiry(input.value));
      if (error.textContent !== '') show(name, problemOf(name));
      onChange();
    });
    input.addEventListener('blur', () => {
      if (input.value !== '') show(name, problemOf(name));
      onChange();
    });
    return {
      input,
      error,
      root: element(
        'div',
        { class: `sbx-field sbx-field--${name}` },
        element('label', { class: 'sbx-label', for: id }, label),
        input,
        error,
      ),
    };
  }

  return {
    root: element('div', { class: 'sbx-fields' }, ...names.map((name) => fields[name].root)),
    isEmpty: () => names.every((name) => valueOf(name) === ''),
    isComplete: () => names.every((name) => problemOf(name) === null),
    brand: () => brandOfNumber(digitsOf(valueOf('number'))),
    /** The visible error, as in a `change` event. */
    shownProblem: () => names.map((name) => (fields[name].error.textContent ? problemOf(name) : null)).find(Boolean),
    /** Shows all errors, focuses the first and returns it. */
    validate: () => {
      const problems = names.map((name) => [name, problemOf(name)]);
      problems.forEach(([name, problem]) => show(name, problem));
      const first = problems.find(([, problem]) => problem);
      if (first) fields[first[0]].input.focus();
      return first?.[1] ?? null;
    },
    focus: () => fields[names[0]].input.focus(),
    clear: () =>
      names.forEach((name) => {
        fields[name].input.value = '';
        show(name, null);
      }),
    setDisabled: (isDisabled) =>
      names.forEach((name) => {
        fields[name].input.disabled = isDisabled;
      }),
    values: () => Object.fromEntries(names.map((name) => [name, valueOf(name)])),
  };
}
