import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeShopper, makeStaff } from '../../support/factories/shoppers.ts';
import { waitFor } from '../../support/invariants.ts';
import { openShop, setupShop } from '../../support/open-shop.ts';
import { auditActionsOf } from '../../support/shop/audit-entries.ts';

/** A minimal web build: the page of the television shows the ids of its videos, other pages ask for nothing. */
const entryServer = `
export const pages = [{ path: '/about', search: 'listed' }, { path: '/watch-tv', search: 'listed' }];
export const renderPage = async ({ url, execute }) => {
  const shows = url === '/watch-tv' ? (await execute('{ tvShows { channel videoId } }', {})).data.tvShows : [];
  const html = url + ' ' + shows.map(({ channel, videoId }) => channel + ':' + videoId).join(' ');
  return { status: 200, isShared: true, inlineSources: {}, html };
};
`;
const webDist = mkdtempSync(join(tmpdir(), 'brew-tv-'));
mkdirSync(join(webDist, 'server'));
mkdirSync(join(webDist, 'client'));
writeFileSync(join(webDist, 'package.json'), '{"type":"module"}');
writeFileSync(join(webDist, 'server/entry-server.js'), entryServer);
afterAll(() => rmSync(webDist, { recursive: true, force: true }));

const env = { WEB_DIST: webDist };
const statements: string[] = [];
const shop = setupShop({ processes: 'in-process', env, app: { onQuery: (sql) => statements.push(sql) } });
let admin: BrowserSession;
beforeAll(async () => {
  admin = (await makeStaff(shop)).browser;
});

interface Show {
  id: string;
  channel: string;
  title: string;
  description: string;
  videoId: string | null;
  version: number;
}
async function showOn(channel: string): Promise<Show> {
  const { adminTvShows } = await admin.graphql<{ adminTvShows: Show[] }>(
    '{ adminTvShows { id channel title description videoId version } }',
  );
  return adminTvShows.find((show) => show.channel === channel)!;
}

const UPDATE = `mutation ($id: ID!, $version: Int!, $input: TvShowInput!) {
  updateTvShow(id: $id, version: $version, input: $input) {
    __typename
    ... on TvShowSaved { show { title videoId version } }
    ... on UserError { code message }
    ... on TvShowEditStale { fields current { title videoId version } }
  }
}`;
interface Result {
  __typename: string;
  show?: Pick<Show, 'title' | 'videoId' | 'version'>;
  fields?: string[];
}
async function update({ id, version }: Pick<Show, 'id' | 'version'>, input: object, browser = admin): Promise<Result> {
  return (await browser.graphql<{ updateTvShow: Result }>(UPDATE, { id, version, input })).updateTvShow;
}
async function pageOf(path: string, baseUrl = shop.baseUrl): Promise<string> {
  return (await fetch(new URL(path, baseUrl))).text();
}

describe('the shows of a new shop', () => {
  it('are six, from three eras, without a video, in more text than the guide shows', async () => {
    const { tvShows } = await shop
      .browser()
      .graphql<{ tvShows: (Show & { era: string })[] }>('{ tvShows { channel title era description videoId } }');
    expect(tvShows.map(({ channel, videoId }) => [channel, videoId])).toEqual(
      ['01', '02', '08', '12', '15', '21'].map((channel) => [channel, null]),
    );
    expect(tvShows.slice(0, 2).map(({ title }) => title)).toEqual(['Spicy news!', 'Coming soon!']);
    expect(new Set(tvShows.map(({ era }) => era))).toEqual(new Set(['1990s', '2000s', '2020s']));
    for (const { description } of tvShows) expect(description.length).toBeGreaterThan(60);
  });
});

describe('updateTvShow', () => {
  it('stores the id of a pasted address and the texts, with a line in the audit log', async () => {
    const show = await showOn('12');
    const input = { video: ' https://youtu.be/aB3_-xyz789?si=shared ', title: 'A Family Supper' };
    expect(await update(show, input)).toEqual({
      __typename: 'TvShowSaved',
      show: { title: 'A Family Supper', videoId: 'aB3_-xyz789', version: show.version + 1 },
    });
    expect(await auditActionsOf(shop, 'tv-show:12')).toEqual(['tv-show-edited']);
    const [entry] = await shop.sql<{ detail: object }>(`select detail from audit_entry where subject = 'tv-show:12'`);
    expect(entry?.detail).toEqual({
      version: show.version + 1,
      before: { title: show.title, videoId: null },
      after: { title: 'A Family Supper', videoId: 'aB3_-xyz789' },
    });
  });

  it.each([null, '', '  '])('takes the video away for %j', async (video) => {
    await update(await showOn('15'), { video: 'aB3_-xyz789' });
    expect(await update(await showOn('15'), { video })).toMatchObject({ show: { videoId: null } });
  });

  it.each(['bq-spicy-01', 'https://www.youtube.com/watch?v=bq-spicy-01'])('takes %s', async (video) => {
    expect(await update(await showOn('15'), { video })).toMatchObject({ show: { videoId: 'bq-spicy-01' } });
  });

  it.each(['abc', 'https://video.example/watch?v=aB3_-xyz789', 'https://www.youtube.com/watch?v=aB3_-xyz789"onload', 'x'.repeat(300)])(
    'refuses the video %s and stores nothing of the edit',
    async (video) => {
      const before = await showOn('08');
      expect(await update(before, { video, title: 'Something else' })).toEqual({
        __typename: 'VideoNotRecognized',
        code: 'VIDEO_NOT_RECOGNIZED',
        message: 'This is no video at YouTube. Paste its address or its id of 11 characters.',
      });
      expect(await showOn('08')).toEqual(before);
    },
  );

  it.each([
    ['no title', { title: ' ' }, 'Title is required'],
    ['a title of 81 characters', { title: 'x'.repeat(81) }, 'Title has 80 characters at most'],
    ['a line break in the title', { title: 'two\nlines' }, 'Title has characters that are not allowed here'],
    ['another era', { era: '1980s' }, 'era: one of these is needed: 1990s, 2000s, 2020s'],
    ['a description of 301 characters', { description: 'x'.repeat(301) }, 'Description has 300 characters at most'],
    ['an address of 301 characters', { video: 'x'.repeat(301) }, 'Video has 300 characters at most'],
  ])('answers INVALID_INPUT for %s', async (_, input, message) => {
    const { id, version } = await showOn('08');
    const { body } = await admin.post('/graphql', { query: UPDATE, variables: { id, version, input } });
    expect(body).toMatchObject({ errors: [{ message, extensions: { code: 'INVALID_INPUT' } }] });
  });

  it('answers MISSING for a channel that does not exist', async () => {
    const { body } = await admin.post('/graphql', { query: UPDATE, variables: { id: '3', version: 1, input: {} } });
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'MISSING' } }] });
  });

  it('merges an older edit of another field, and refuses one of the same', async () => {
    const old = await showOn('21');
    await update(old, { title: 'Third Floor' });
    expect(await update(old, { video: 'aB3_-xyz789' })).toMatchObject({ show: { title: 'Third Floor', videoId: 'aB3_-xyz789' } });
    expect(await update(old, { title: 'Fourth Floor' })).toMatchObject({
      __typename: 'TvShowEditStale',
      code: 'STALE_EDIT',
      fields: ['title'],
      current: { title: 'Third Floor', version: old.version + 2 },
    });
  });

  it('refuses strangers, customers and the staff of the coffee admin', async () => {
    const browsers = [shop.browser(), (await makeShopper(shop)).browser, (await makeStaff(shop, 'coffee-admin')).browser];
    const { id, version } = await showOn('02');
    for (const browser of browsers)
      for (const call of [
        { query: UPDATE, variables: { id, version, input: { video: 'aB3_-xyz789' } } },
        { query: '{ adminTvShows { id } }' },
      ])
        expect((await browser.post('/graphql', call)).body).toMatchObject({ errors: [{ extensions: { code: 'NOT_ALLOWED' } }] });
    expect((await showOn('02')).videoId).toBeNull();
  });
});

describe('the page of the television', () => {
  it('has the video at once, here and on another api', async () => {
    const { databaseUrl, redisUrl, prefix } = shop.database;
    const other = await openShop({ processes: 'in-process', env, stores: { databaseUrl, redisUrl, prefix } });
    try {
      await waitFor(10_000, async () => other.app.notifications.isConnected);
      for (const { baseUrl } of [shop, other]) expect(await pageOf('/watch-tv', baseUrl)).toContain('01:null');
      expect(await update(await showOn('01'), { video: 'fedcba98765' })).toMatchObject({ __typename: 'TvShowSaved' });
      expect(await pageOf('/watch-tv')).toContain('01:fedcba98765');
      await waitFor(5_000, async () => (await pageOf('/watch-tv', other.baseUrl)).includes('01:fedcba98765'));
      await update(await showOn('01'), { video: '' });
      expect(await pageOf('/watch-tv')).toContain('01:null');
      await waitFor(5_000, async () => (await pageOf('/watch-tv', other.baseUrl)).includes('01:null'));
    } finally {
      await other.close();
    }
  });

  it('costs no statement while nothing has changed, and no other page asks for the shows', async () => {
    await pageOf('/watch-tv');
    statements.length = 0;
    for (const path of ['/watch-tv', '/about', '/watch-tv?again=1']) await pageOf(path);
    await shop.browser().graphql('{ tvShows { videoId } }');
    expect(statements.filter((sql) => sql.includes('tv_show'))).toEqual([]);
  });
});
