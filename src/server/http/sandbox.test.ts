import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase, TEST_NOW } from '../db/testing.ts';
import { authenticator } from '../domain/identity/session/session.ts';
import { loadCatalogue } from '../domain/play/catalogue/catalogue.ts';
import { giveLaunchToken } from '../domain/play/launch/launch-token.ts';
import { handlers } from '../handlers/handlers.ts';
import { malformedTexts } from '../testing/malformed-input.ts';
import { signIn } from '../testing/sign-in.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const random = (length: number) => randomBytes(length);
const clock = () => TEST_NOW;

let db: Database;
let server: TestServer;
let token: string;
beforeAll(async () => {
  db = await openTestDatabase();
  const catalogue = await loadCatalogue(db, clock, { esportsProviders: ['AV', 'TF'], isPlayed: () => true });
  const env = { RATE_LIMIT_PER_MINUTE: 'off', DEMO: '1', SANDBOX_VENDORS: 'off' };
  server = await startTestServer({ db, clock, random, handlers, catalogue, env, authenticate: authenticator(db) });
  ({ token } = await signIn(server.url, 'player01', 'Portico123'));
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

const games = {
  RNG: { vendor: 'SAF', nodeId: '20001', gameId: 'lantern-road' },
  LIVE: { vendor: 'VEL', nodeId: null, gameId: null },
} as const;

async function launchOf(game: (typeof games)[keyof typeof games], of = token): Promise<string> {
  const session = await authenticator(db)({ clock }, of, { background: false });
  if (typeof session === 'string') throw new Error(session);
  const given = await giveLaunchToken(server.services, session, of, { ...game, roomId: null, language: 'EN' });
  return given?.token ?? '';
}

async function act(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, { method: 'POST', body: new URLSearchParams(fields), headers });
  return {
    status: response.status,
    open: response.headers.get('access-control-allow-origin'),
    ...(await response.json()),
  };
}

const open = async (game: (typeof games)[keyof typeof games]) => {
  const path = `/sandbox/${game.vendor}/${game.gameId ?? 'lobby'}`;
  return { path, ...(await act(`${path}/open`, { launch: await launchOf(game) })) };
};

describe('a page of the sandbox', () => {
  test('has no origin of its own, runs its own script alone, and is framed by the portal alone', async () => {
    const page = await server.get('/sandbox/SAF/lantern-road?launch=lt_x&language=VI');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(page.status).toBe(200);
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).not.toContain('allow-same-origin');
    // An origin by name, because 'self' is the page's own, which it does not have: WebKit then refuses all.
    expect(policy).toContain(`script-src ${server.url};`);
    expect(policy).toContain(`style-src ${server.url};`);
    expect(policy).toContain(`connect-src ${server.url};`);
    expect(policy).not.toContain("'self'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).toContain(`frame-ancestors ${server.url};`);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html).toContain('<html lang="vi">');
    expect(html).toContain('Bản chơi thử');
    expect(html).not.toContain('lt_x');
  });

  test.each(['game.js', 'game.css'])('is given %s, also without an origin', async (file) => {
    const answer = await server.get(`/sandbox-files/${file}`);
    expect([answer.status, answer.headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
    const again = await server.get(`/sandbox-files/${file}`, { 'If-None-Match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test.each([
    '/sandbox/NOBODY/lobby',
    '/sandbox/SAF/no-such-game',
    '/sandbox/SAF/%3Cscript%3E',
    '/sandbox-files/..%2fapp.ts',
  ])('there is none at %s', async (path) => {
    expect((await server.get(path)).status).toBe(404);
  });

  test('escapes the names that it shows', async () => {
    await db.query('test_name', "update vendors set name = '<script>x</script>&\"' where code = 'PRL'");
    const html = await (await server.get('/sandbox/PRL/lobby?launch=x')).text();
    await db.query('test_name_back', "update vendors set name = 'Pearl Bay' where code = 'PRL'");
    expect(html.match(/<script/g)).toHaveLength(2);
  });
});

describe('what the script of a page asks', () => {
  test('LOBBY-13 it opens its session once, and shows name and balance', async () => {
    const launch = await launchOf(games.RNG);
    const first = await act('/sandbox/SAF/lantern-road/open', { launch });
    expect(first).toMatchObject({
      status: 200,
      open: '*',
      nickname: 'Minh Khoa',
      balance: '12480.50',
      currency: 'USD',
    });
    expect(await act('/sandbox/SAF/lantern-road/open', { launch })).toMatchObject({
      status: 422,
      open: '*',
      code: 'launch_token_invalid',
    });
    expect(await act('/sandbox/SAF/lantern-road/balance', { play: first.play })).toMatchObject({ balance: '12480.50' });
  });

  test('LOBBY-13 a member opens and plays one game on two devices at once', async () => {
    const path = '/sandbox/SAF/lantern-road';
    const other = await signIn(server.url, 'player01', 'Portico123');
    const launches = [await launchOf(games.RNG), await launchOf(games.RNG, other.token)];
    const opened = await Promise.all(launches.map((launch) => act(`${path}/open`, { launch })));
    expect(new Set(opened.map(({ play }) => play)).size).toBe(2);
    for (const { play } of [...opened, ...opened]) {
      const round = await act(`${path}/round`, { play, game: 'lantern-road', choice: 'spin' });
      expect(round).toMatchObject({ status: 200 });
    }
  });

  test('a round of the game is played in points, of another game not', async () => {
    const { path, play } = await open(games.RNG);
    const { round } = await act(`${path}/round`, { play, game: 'lantern-road', choice: 'spin' });
    expect(round.hands[0].symbols).toHaveLength(3);
    expect(['win', 'lose', 'push']).toContain(round.outcome);
    expect(await act(`${path}/round`, { play, game: 'neon-saigon', choice: 'spin' })).toMatchObject({ status: 403 });
    expect(await act(`${path}/round`, { play, game: 'lantern-road', choice: 'all' })).toMatchObject({ status: 400 });
  });

  test('LOBBY-22 from the lobby any game of the vendor is played, and none of others', async () => {
    const { path, play } = await open(games.LIVE);
    expect(await act(`${path}/round`, { play, game: 'velvet-baccarat', choice: 'banker' })).toMatchObject({
      status: 200,
    });
    expect(await act(`${path}/round`, { play, game: 'lantern-road', choice: 'spin' })).toMatchObject({ status: 404 });
  });

  test('the play token is good for its vendor, and for nothing of the portal', async () => {
    const { play } = await open(games.RNG);
    expect(await act('/sandbox/NOR/lobby/balance', { play })).toMatchObject({
      status: 422,
      code: 'play_token_expired',
    });
    const portal = await server.get('/wps/member/balance', { Authorization: `Bearer ${play}` });
    expect([401, 404]).toContain(portal.status);
  });

  test('what was made for something else opens and plays nothing', async () => {
    for (const text of Object.values(malformedTexts).filter((one) => one.length < 100)) {
      for (const name of ['open', 'balance', 'round']) {
        const { status } = await act(`/sandbox/SAF/lantern-road/${name}`, {
          launch: text,
          play: text,
          game: text,
          choice: text,
        });
        expect([400, 422], `${name}: ${text.slice(0, 40)}`).toContain(status);
      }
    }
    expect(await act('/sandbox/SAF/lantern-road/open', { launch: 'x'.repeat(9_000) })).toMatchObject({ status: 413 });
    const json = await server.post('/sandbox/SAF/lantern-road/open', { launch: 'x' });
    expect(json.status).toBe(415);
  });
});

test('games of the hosts that the brand names may be framed by the portal', async () => {
  const own = await startTestServer({
    brand: { launchGameCDNs: ['https://games.example/path'] },
    // A file that is served as a page.
    docs: import.meta.filename,
  });
  const policy = (await own.get('/docs')).headers.get('content-security-policy');
  expect(policy).toContain("frame-src 'self' https://games.example;");
  await own.stop();
});
