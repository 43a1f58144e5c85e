import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase, TEST_NOW } from '../db/testing.ts';
import { authenticator } from '../domain/identity/session/session.ts';
import { loadCatalogue } from '../domain/play/catalogue/catalogue.ts';
import { malformedTexts, malformedValues } from '../testing/malformed-input.ts';
import { signIn } from '../testing/sign-in.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { handlers } from './handlers.ts';

const random = (length: number) => randomBytes(length);
const clock = () => TEST_NOW;
const key = 'a-vendor-key-of-saffron-play';

let db: Database;
let server: TestServer;
let token: string;
beforeAll(async () => {
  db = await openTestDatabase();
  const catalogue = await loadCatalogue(db, clock, { esportsProviders: ['AV', 'TF'], isPlayed: () => true });
  const env = {
    VENDOR_KEYS: `SAF=${key},NOR=a-vendor-key-of-northlight`,
    RATE_LIMIT_PER_MINUTE: 'off',
    DEMO: '1',
    SANDBOX_VENDORS: 'off',
  };
  server = await startTestServer({ db, clock, random, handlers, catalogue, env, authenticate: authenticator(db) });
  ({ token } = await signIn(server.url, 'player01', 'Portico123'));
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

const lantern = (wanted: Readonly<Record<string, unknown>> = {}) => ({
  gameId: 'lantern-road',
  nodeId: '20001',
  accountType: 1,
  confirmTrans: 0,
  vassalage: 'SAF',
  launchMode: 'GLS',
  platform: 'html5-desktop',
  clientType: 3,
  username: 'player01',
  token,
  merchantCode: 'lumo',
  language: 'EN',
  ...wanted,
});

async function launch(body: unknown, headers: Record<string, string> = {}) {
  const response = await server.post('/wps/game/launchGame', body, { Authorization: `Bearer ${token}`, ...headers });
  return { status: response.status, ...(await response.json()) };
}

const opened = async () => new URL((await launch(lantern())).game_url, server.url).searchParams.get('launch') ?? '';
const asVendor = async (method: 'GET' | 'POST', path: string, body?: unknown, vendorKey = key) => {
  const headers = { 'X-Vendor-Key': vendorKey };
  const response = method === 'GET' ? await server.get(path, headers) : await server.post(path, body, headers);
  return { status: response.status, ...(await response.json()) };
};

describe('launchGame over the network', () => {
  test('API-22 ENTITY-31 ENTITY-32 ENTITY-33 API-77 answers with the address of the game', async () => {
    const whole = {
      code: 'table-7',
      defaultPlayType: 'LO_2',
      accountTypeName: 'TCG_LOTTO_VN',
      vendor: 'SAF',
      gameCode: 'VN_NORTH',
      gameType: 'RNG',
      isGame: 'GAME',
    };
    expect(await launch(lantern(whole))).toMatchObject({
      status: 200,
      success: true,
      game_url: expect.stringContaining('/sandbox/SAF/lantern-road?'),
      game_url2: '',
      walletMode: 'seamless',
    });
  });

  test.each([
    'accountType',
    'confirmTrans',
    'vassalage',
    'launchMode',
    'platform',
    'clientType',
    'username',
    'token',
    'merchantCode',
    'language',
  ])('ENTITY-31 a launch without %s is refused and told so', async (field) => {
    expect(await launch(lantern({ [field]: undefined }))).toMatchObject({
      status: 400,
      code: 'validation_failed',
      value: { fields: [{ pointer: `/body/${field}` }] },
    });
  });

  test('API-23 ERROR-27 the header Language is that of the messages, the field that of the game', async () => {
    const down = lantern({ vassalage: 'HBL', gameId: undefined, nodeId: undefined });
    expect(await launch(down, { Language: 'VI' })).toMatchObject({
      status: 503,
      code: 'game_maintenance',
      message: 'Trò chơi này đang bảo trì.',
    });
    const vietnamese = await launch(lantern({ language: 'VI' }), { Language: 'EN' });
    expect(vietnamese.game_url).toContain('language=VI');
  });

  test('ROLE-06 API-73 a guest starts nothing, and nobody with the token of another session', async () => {
    const guest = await server.post('/wps/game/launchGame', lantern());
    expect([guest.status, (await guest.json()).code]).toEqual([401, 'unauthenticated']);
    const other = (await signIn(server.url, 'agent01', 'Portico123')).token;
    expect(await launch(lantern({ token: other }))).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await launch(lantern(), { Authorization: `Bearer ${other}` })).toMatchObject({ code: 'forbidden' });
  });

  test.each([
    ['CONST-03', { clientType: 2 }],
    ['CONST-05', { accountType: 2 }],
    ['CONST-06', { confirmTrans: 1 }],
    ['CONST-07', { platform: 'flash,html5-desktop' }],
    ['ENTITY-31', { launchMode: 'OTHER' }],
    ['ENTITY-31', { language: 'XX' }],
    ['ENTITY-31', { price: '1.00' }],
    ['ENTITY-31', { token: undefined }],
    ['ENTITY-33', { isGame: 'NEITHER' }],
  ])('%s takes nothing else: %j', async (_, wrong) => {
    expect(await launch(lantern(wrong))).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test('what was made for something else is a clear answer', async () => {
    const hostile = [...Object.values(malformedTexts), ...Object.values(malformedValues)];
    for (const field of ['gameId', 'roomId', 'nodeId', 'vassalage', 'username', 'code', 'gameCode']) {
      for (const value of hostile) {
        const { status } = await launch(lantern({ [field]: value }));
        expect([200, 400, 403, 404, 413], `${field}: ${JSON.stringify(value)?.slice(0, 60)}`).toContain(status);
      }
    }
  });

  test('API-73 nothing of the tokens is in the log', async () => {
    const launchToken = await opened();
    await asVendor('POST', '/wps/v2/wallets/vendor/authorise', { launchToken });
    const log = JSON.stringify(server.logged);
    expect(log).not.toContain(token);
    expect(log).not.toContain(launchToken);
  });
});

describe('what vendors call', () => {
  test('API-73 a launch token opens a session, by the key of its vendor alone', async () => {
    const launchToken = await opened();
    const path = '/wps/v2/wallets/vendor/authorise';
    expect(await asVendor('POST', path, { launchToken }, 'a-vendor-key-of-northlight')).toMatchObject({
      status: 422,
      code: 'launch_token_invalid',
    });
    expect(await asVendor('POST', path, { launchToken }, 'a-key-that-nobody-has')).toMatchObject({ status: 401 });
    const { status, value } = await asVendor('POST', path, { launchToken });
    expect([status, value.gameId, value.nickname]).toEqual([200, 'lantern-road', 'Minh Khoa']);
    const balance = await asVendor('GET', `/wps/v2/wallets/vendor/balance?memberId=${value.memberId}`);
    expect(balance).toMatchObject({ status: 200, value: { balance: '12480.50', currency: 'USD' } });
    expect(await asVendor('GET', '/wps/v2/wallets/vendor/balance?memberId=1')).toMatchObject({ status: 404 });
  });
});
