import { callApi } from './api.js';
import { element, newId } from './dom.js';

/** The 3-D Secure challenge, in a dialog over the shop's page. Closing it counts as failure, as at Stripe. */
function askShopper(intent) {
  return new Promise((resolve) => {
    const title = newId('3ds-title');
    const text = newId('3ds-text');
    const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: intent.currency }).format(intent.amount / 100);
    const complete = element(
      'button',
      { type: 'button', class: 'sbx-button sbx-button--main', autofocus: true },
      'Complete authentication',
    );
    const fail = element('button', { type: 'button', class: 'sbx-button' }, 'Fail authentication');
    const dialog = element(
      'dialog',
      { class: 'sbx-dialog', 'aria-labelledby': title, 'aria-describedby': text },
      element('h2', { class: 'sbx-dialog__bar', id: title }, 'Sandbox Bank: 3-D Secure'),
      element(
        'div',
        { class: 'sbx-dialog__body' },
        element(
          'p',
          { id: text },
          `Your bank would ask here whether you really want to pay ${amount}. In the sandbox you choose the answer.`,
        ),
        element('div', { class: 'sbx-dialog__buttons' }, complete, fail),
      ),
    );
    function answer(outcome) {
      dialog.close();
      dialog.remove();
      resolve(outcome);
    }
    complete.addEventListener('click', () => answer('succeed'));
    fail.addEventListener('click', () => answer('fail'));
    dialog.addEventListener('cancel', () => answer('fail'));
    document.body.append(dialog);
    dialog.showModal();
  });
}

export async function authenticate(key, intent) {
  const outcome = await askShopper(intent);
  return callApi(key, 'POST', `3ds/${intent.id}`, { client_secret: intent.client_secret, outcome });
}
