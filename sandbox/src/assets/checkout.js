/* The hosted checkout page. Runs after js/v3/, under any path prefix. */
(() => {
  'use strict';
  const form = document.getElementById('checkout');
  const button = document.getElementById('pay');
  const problem = document.getElementById('problem');
  const label = button.textContent;
  const stripe = window.Stripe('pk_test_sandbox');
  const elements = stripe.elements({ mode: 'payment', amount: Number(form.dataset.amount), currency: form.dataset.currency });
  const payment = elements.create('payment');
  const here = window.location.href.split(/[?#]/)[0].replace(/\/$/, '');
  async function fetchJson(path, method) {
    const answer = await fetch(`${here}/${path}`, { method, headers: { accept: 'application/json' } });
    const body = await answer.json();
    if (!answer.ok) throw new Error(body.error?.message ?? 'The checkout could not be reached.');
    return body;
  }
  function setBusy(isBusy) {
    button.disabled = isBusy;
    button.textContent = isBusy ? 'Processing...' : label;
  }

  async function pay() {
    const { error } = await elements.submit();
    if (error) return;
    const { clientSecret } = await fetchJson('intent', 'POST');
    const email = document.getElementById('email').value;
    const result = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: here, payment_method_data: { billing_details: email ? { email } : {} } },
      redirect: 'if_required',
    });
    if (result.error) throw new Error(result.error.message);
    const { successUrl } = await fetchJson('state', 'GET');
    window.location.assign(successUrl ?? here);
  }

  payment.on('ready', () => setBusy(false));
  payment.on('loaderror', ({ error }) => {
    problem.textContent = error.message;
  });
  payment.mount('#payment');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    problem.textContent = '';
    setBusy(true);
    await pay().catch((error) => {
      problem.textContent = error.message;
    });
    setBusy(false);
  });
})();
