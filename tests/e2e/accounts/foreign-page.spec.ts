import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signUp } from '../support/pages/accounts.ts';
import { expect, test } from '../support/shop-test.ts';

/** Pages of another site that send requests with the visitor's cookies. Each sets its title or changes its page when it is done. */
function attacks(shop: string): Record<string, string> {
  return {
    'a form of its own': `<form method="post" enctype="text/plain" action="${shop}/api/auth/logout"><input name="a" value="b"></form><script>document.forms[0].submit()</script>`,
    'an empty form': `<form method="post" action="${shop}/api/auth/logout"></form><script>document.forms[0].submit()</script>`,
    'GraphQL as plain text': `<script>fetch('${shop}/graphql', { method: 'POST', mode: 'no-cors', credentials: 'include', headers: { 'Content-Type': 'text/plain' }, body: JSON.stringify({ query: 'mutation { logout { message } }' }) }).catch(() => {}).finally(() => { document.title = 'done' })</script>`,
    'GraphQL as JSON': `<script>fetch('${shop}/graphql', { method: 'POST', credentials: 'include', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ query: 'mutation { logout { message } }' }) }).catch(() => {}).finally(() => { document.title = 'done' })</script>`,
    'GraphQL in an address': `<img alt="" src="${shop}/graphql?query=mutation%20%7B%20logout%20%7B%20message%20%7D%20%7D" onerror="document.title = 'done'" onload="document.title = 'done'">`,
    'a look at the orders': `<script>fetch('${shop}/api/orders/my-orders', { credentials: 'include' }).then((answer) => answer.text()).then((text) => { document.body.append('READ ' + text) }).catch(() => {}).finally(() => { document.title = 'done' })</script>`,
  };
}

// Another port of the same host is another origin on the same site, so the cookie is sent. The other hosts are other sites.
for (const host of ['localhost', 'elsewhere.localhost', '127.0.0.1']) {
  test(`a page on ${host} cannot act in a visitor's name`, async ({ page, context, email, watch, baseURL }) => {
    // The browser logs refused requests, and requests a favicon for each page.
    watch.allow(/40[03]|blocked by CORS|ERR_FAILED|ERR_BLOCKED|favicon\.ico|^request to http/);
    await signUp(page, email);
    const pages = attacks(baseURL!);
    const foreignServer = createServer((req, res) => {
      const html = pages[decodeURIComponent(req.url!.slice(1))];
      res.writeHead(html ? 200 : 404, { 'Content-Type': 'text/html' }).end(`<!doctype html><title>trap</title><body>${html ?? ''}`);
    });
    await new Promise<void>((resolve) => foreignServer.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = foreignServer.address() as AddressInfo;
      for (const name of Object.keys(pages)) {
        const foreignPage = await context.newPage();
        const writes: number[] = [];
        foreignPage.on('response', (answer) => {
          if (answer.url().startsWith(`${baseURL}/`) && /logout/.test(answer.url() + (answer.request().postData() ?? '')))
            writes.push(answer.status());
        });
        await foreignPage.goto(`http://${host}:${port}/${encodeURIComponent(name)}`);
        if (name.includes('form')) await expect(foreignPage.locator('body'), name).toContainText('This request came from another site.');
        else await expect(foreignPage, name).toHaveTitle('done');
        await expect(foreignPage.locator('body')).not.toContainText('READ');
        expect(
          writes.filter((status) => status < 400),
          name,
        ).toEqual([]);
        await foreignPage.close();
        await page.goto('/account');
        await expect(page.getByText(email).first(), `signed in after ${name}`).toBeVisible();
      }
    } finally {
      foreignServer.closeAllConnections();
      foreignServer.close();
    }
  });
}
