import { describe, expect, it } from 'vitest';
import { buy, newEmail } from '../../support/shopper.ts';
import { setupShop } from '../../support/open-shop.ts';

describe('accounts over REST', () => {
  const shop = setupShop();
  function person() {
    return { firstName: 'Ada', lastName: 'Grinder', email: newEmail(), password: 'ground-coffee' };
  }

  it('register, get, sign out and sign in again', async () => {
    const browser = shop.browser();
    const customer = person();
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 401 });
    expect(await browser.post('/api/auth/register', customer)).toMatchObject({ status: 201, body: { firstName: 'Ada', role: 'customer' } });
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 200, body: { email: customer.email } });
    const stolen = browser.copy();
    await browser.post('/api/auth/logout');
    expect(await stolen.get('/api/auth/user')).toMatchObject({ status: 401 });
    expect(await browser.post('/api/auth/login', { email: customer.email.toUpperCase(), password: customer.password })).toMatchObject({
      status: 200,
    });
    expect(await browser.post('/api/auth/login', { ...customer, password: 'wrong-one' })).toMatchObject({
      status: 401,
      body: { message: 'Invalid email or password' },
    });
  });

  it('record a purchase only for the user who was signed in', async () => {
    const browser = shop.browser();
    const customer = person();
    await buy(shop, { email: customer.email });
    await browser.post('/api/auth/register', customer);
    expect(await browser.get('/api/orders/my-orders')).toMatchObject({ status: 200, body: [] });
  });

  it('sign staff in', async () => {
    const browser = shop.browser();
    expect(await browser.post('/api/auth/admin-login', { username: 'barista', password: 'steam-wand-2001' })).toMatchObject({
      status: 200,
      body: { role: 'coffee-admin' },
    });
    expect(await browser.post('/api/create-checkout-session', {})).toMatchObject({
      status: 403,
      body: { message: 'Admin access required' },
    });
  });

  it("PAY-29: an administrator's hosted checkout session returns only to the shop", async () => {
    const browser = shop.browser();
    await browser.post('/api/auth/admin-login', { username: 'captain@brewquest.example', password: 'grind-the-beans-2001' });
    const { origin } = new URL(shop.baseUrl);
    const own = { cartItems: [], successUrl: `${origin}/admin?paid`, cancelUrl: `${origin}/admin` };
    expect(await browser.post('/api/create-checkout-session', own)).toMatchObject({ status: 200, body: { sessionId: expect.any(String) } });
    for (const foreign of [{ successUrl: 'https://evil.example/s' }, { cancelUrl: 'https://evil.example/c' }])
      expect(await browser.post('/api/create-checkout-session', { ...own, ...foreign })).toMatchObject({
        status: 400,
        body: { message: 'The return addresses must be of this shop' },
      });
  });
});
