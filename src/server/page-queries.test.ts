import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { build } from 'vite';
import { afterAll, beforeAll, expect, type MockInstance, test, vi } from 'vitest';
import { portalForServer } from '#tools/portal-for-server.ts';
import { openTestDatabase, TEST_BRAND, TEST_NOW, type TestDatabase } from './db/testing.ts';
import { authenticator } from './domain/identity/session/session.ts';
import { loadCatalogue } from './domain/play/catalogue/catalogue.ts';
import { logIn, testServices } from './domain/testing.ts';
import { handlers } from './handlers/handlers.ts';
import { seedSite } from './seed/seed.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-'));
const portal = join(folder, 'portal');
let db: TestDatabase;
let server: TestServer;
let token: string;
/** Every statement of the embedded database and of a server goes through the driver's client. */
let statements: MockInstance;
beforeAll(async () => {
  mkdirSync(portal);
  writeFileSync(join(portal, 'index.html'), '<!doctype html><html><!--page-state--></html>');
  // Vitest sets another one, with which React is built for development.
  vi.stubEnv('NODE_ENV', 'production');
  await build(portalForServer(join(import.meta.dirname, '../..'), join(folder, 'portal-server')));
  vi.unstubAllEnvs();
  db = await openTestDatabase();
  const clock = () => TEST_NOW;
  const catalogue = await loadCatalogue(db, clock, { esportsProviders: ['AV', 'TF'], isPlayed: () => true });
  const env = { PORTAL_DIR: portal, RATE_LIMIT_PER_MINUTE: 'off' };
  server = await startTestServer({ db, clock, handlers, catalogue, env, authenticate: authenticator(db) });
  ({ token } = await logIn(await testServices(db), 'player01'));
  statements = vi.spyOn(Client.prototype, 'query');
});
afterAll(async () => {
  await server.stop();
  await db.close();
  rmSync(folder, { recursive: true });
});

async function queriesOf(path: string, headers: Record<string, string> = {}): Promise<number> {
  const ask = async () => {
    const response = await server.get(path, headers);
    expect([path, response.status, await response.text()].slice(0, 2)).toEqual([path, 200]);
  };
  // The first call builds the validators and fills the in-memory data.
  await ask();
  statements.mockClear();
  await ask();
  // A server sets this once for each new connection of the pool.
  return statements.mock.calls.filter(([statement]) => statement !== 'set jit = off').length;
}

/** The number of database queries for each page that a guest opens. */
const pages: Readonly<Record<string, number>> = {
  '/index': 2,
  '/rng': 2,
  '/live': 2,
  '/sports': 2,
  '/esports': 2,
  '/fish': 2,
  '/pvp': 2,
  '/inhouse': 2,
  '/lottery': 9,
  '/elott': 9,
  '/vnlottery': 12,
  '/promotions': 3,
  '/promotions/p-101': 3,
  '/pointMall': 3,
  '/vip': 5,
  '/help': 3,
  '/chat': 2,
  '/download': 2,
  '/login': 2,
  '/register': 3,
  '/reset-password': 2,
};

/** The other reads of the public pages. */
const reads: Readonly<Record<string, number>> = {
  '/wps/system/status': 0,
  '/wps/system/permission?url=lumo.example': 0,
  '/wps/relay/MCSFE_announcements?types=B%2CH%2CPU': 2,
  '/wps/relay/GCSGAME_vendorTypes': 0,
  '/wps/relay/GCSGAME_vendors': 0,
  '/wps/relay/GCSGAME_hotGames': 0,
  '/wps/relay/GCSGAME_gameList?gameType=RNG': 0,
  '/wps/relay/GCSGAME_search?keyword=dragon': 0,
  '/wps/relay/GCSGAME_newGames': 0,
  '/wps/relay/GCSGAME_winnerRank': 0,
  '/wps/relay/GLS2_roomList': 1,
  '/wps/system/helpCenter': 1,
  '/wps/relay/MCSFE_customerService': 0,
  '/wps/relay/MCSFE_announcementList': 1,
  '/wps/relay/MCSFE_promotions': 1,
  '/wps/relay/MCSFE_promotionDetail?id=p-101': 1,
  '/wps/relay/MCSFE_vipTiers': 3,
  '/lgw/vn/games/game_menu': 2,
  '/lgw/lottery/draws?gameCode=VN_NORTH&state=settled': 3,
  '/wps/system/setting/register': 0,
};
/** The reads of a member's pages, the session included. */
const readsOfMembers: Readonly<Record<string, number>> = {
  '/wps/v2/wallets/balance': 2,
  '/wps/v2/wallets/transactionHistory': 2,
  '/wps/member/bets': 2,
  '/wps/member/info': 3,
  '/wps/member/profile': 2,
  '/wps/member/security': 3,
  '/wps/member/rank': 5,
  '/wps/session/sessions': 2,
  '/wps/relay/GCSGAME_favouriteIds': 2,
  '/wps/relay/GCSGAME_favouriteList': 2,
  '/wps/relay/GCS_recentGame': 2,
  '/wps/relay/CSP_unreadCount': 2,
  '/wps/relay/CSP_messageList': 2,
};

test('each public page makes exactly the listed number of database queries', async () => {
  const counted: Record<string, number> = {};
  for (const path of Object.keys(pages)) counted[path] = await queriesOf(path, { Accept: 'text/html' });
  expect(counted).toEqual(pages);
});

test('each public page is served on a site that has just begun, without accounts, news and wins', async () => {
  const empty = await openTestDatabase({ seeded: false });
  const clock = () => TEST_NOW;
  await seedSite(empty, { clock, brand: TEST_BRAND });
  const catalogue = await loadCatalogue(empty, clock, { esportsProviders: ['AV', 'TF'], isPlayed: () => true });
  const env = { PORTAL_DIR: portal, RATE_LIMIT_PER_MINUTE: 'off', OUTBOX: '', SANDBOX_PAYMENTS: '' };
  const site = await startTestServer({
    db: empty,
    clock,
    handlers,
    catalogue,
    env,
    authenticate: authenticator(empty),
  });
  const statuses: Record<string, number> = {};
  for (const path of [...Object.keys(pages), ...Object.keys(reads)]) {
    statuses[path] = (await site.get(path, { Accept: path in pages ? 'text/html' : 'application/json' })).status;
  }
  await site.stop();
  await empty.close();
  expect(statuses).toEqual(Object.fromEntries(Object.keys(statuses).map((path) => [path, 200])));
});

test('each read of a public page makes exactly the listed number of database queries', async () => {
  const counted: Record<string, number> = {};
  for (const path of Object.keys(reads)) counted[path] = await queriesOf(path);
  expect(counted).toEqual(reads);
});

test('each read of a member makes the listed number of queries, the session in one of them', async () => {
  const counted: Record<string, number> = {};
  const headers = { Authorization: `Bearer ${token}` };
  for (const path of Object.keys(readsOfMembers)) counted[path] = await queriesOf(path, headers);
  expect(counted).toEqual(readsOfMembers);
});
