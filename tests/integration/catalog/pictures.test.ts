import { createHash, randomBytes } from 'node:crypto';
import { deflateSync, crc32 } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeShopper, makeStaff } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop({ processes: 'in-process' });
let staff: BrowserSession;
beforeAll(async () => {
  staff = (await makeStaff(shop, 'coffee-admin')).browser;
});

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A grey PNG; `noise` is kept in a text chunk, as a camera keeps a place. */
function png(width: number, height: number, noise = '', pixels = deflateSync(Buffer.alloc((width + 1) * height, 0x7f))): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const text = noise ? [chunk('tEXt', Buffer.from(`Comment\0${noise}`))] : [];
  return Buffer.concat([signature, chunk('IHDR', head), ...text, chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** Filter byte 0 in front of each row. */
function rows(width: number, height: number): Buffer<ArrayBuffer> {
  const row = Buffer.alloc(width + 1, 0x7f);
  row[0] = 0;
  return deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
}
function goodPng(width = 8, height = 8, noise = ''): Buffer {
  return png(width, height, noise, rows(width, height));
}

async function upload(bytes: Buffer | string, { browser = staff, type = 'image/png' } = {}) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${shop.baseUrl}/api/admin/pictures`, {
    method: 'POST',
    headers: { 'content-type': type, cookie },
    body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
  });
  return { status: answer.status, body: (await answer.json()) as { url: string; width: number; height: number; message: string } };
}

describe('ADM-20: a picture', () => {
  it('is encoded anew without what else the file carried, stored once, and served for ever', async () => {
    const { status, body } = await upload(goodPng(8, 6, 'taken at home'));
    expect([status, body]).toEqual([201, { url: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\.webp$/), width: 8, height: 6 }]);
    const served = await fetch(shop.baseUrl + body.url);
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(bytes.toString('latin1', 8, 12)).toBe('WEBP');
    expect(bytes.includes('taken at home')).toBe(false);
    expect(createHash('sha256').update(bytes).digest('hex').slice(0, 32)).toBe(/[0-9a-f]{32}/.exec(body.url)![0]);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await upload(goodPng(8, 6, 'another comment'))).body.url).toBe(body.url);
    const [entry] = await shop.sql('select count(*)::int as count from audit_entry where action = $1', ['picture-uploaded']);
    expect(entry).toEqual({ count: 1 });
  });

  it('can be that of a coffee', async () => {
    const { body } = await upload(goodPng(9, 9));
    expect((await staff.send('PUT', '/api/admin/coffees/1', { imageUrl: body.url })).body).toMatchObject({ imageUrl: body.url });
    expect(await (await fetch(`${shop.baseUrl}/store/dukes-spice`)).text()).toContain(body.url);
  });

  it.each([
    ['more than 1,024 pixels on a side', goodPng(1_025, 2)],
    ['a small file that claims 60,000 by 60,000 pixels', png(60_000, 60_000, '', deflateSync(Buffer.alloc(1_000_000)))],
    ['half a file', goodPng(300, 300).subarray(0, 60)],
    ['a drawing in SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', Buffer.from('GIF89a\u0001\0\u0001\0', 'latin1')],
    ['noise', randomBytes(500)],
    ['a name of a file', Buffer.concat([Buffer.from('RIFF0000WEBP'), Buffer.from('/etc/passwd')])],
    ['nothing', Buffer.alloc(0)],
  ])('is refused with %s', async (_, bytes) => {
    expect((await upload(bytes)).status).toBe(400);
  });

  it('is refused beyond 2 MB, and as another kind', async () => {
    expect((await upload(Buffer.alloc(2 * 1024 * 1024 + 1))).status).toBe(413);
    for (const type of ['image/svg+xml', 'application/json', 'multipart/form-data; boundary=x'])
      expect((await upload('{}', { type })).status).toBe(415);
  });

  it('is refused to strangers and customers before its body is read', async () => {
    for (const browser of [shop.browser(), (await makeShopper(shop)).browser])
      expect(await upload(Buffer.alloc(3 * 1024 * 1024), { browser })).toMatchObject({
        status: 403,
        body: { message: 'Admin access required' },
      });
  });

  it('that does not exist is 404', async () => {
    for (const name of [`${'0'.repeat(32)}.webp`, 'nonsense.webp', '%2e%2e%2fpasswd'])
      expect((await fetch(`${shop.baseUrl}/pictures/${name}`)).status).toBe(404);
  });
});
