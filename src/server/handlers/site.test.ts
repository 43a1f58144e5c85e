import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#generated/server/operations.ts';
import type { Brand } from '../config/brand.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase, TEST_NOW } from '../db/testing.ts';
import { authenticator } from '../domain/identity/session/session.ts';
import { passedBotCheck } from '../domain/identity/verification/testing.ts';
import { addMembers, logIn } from '../domain/testing.ts';
import { operationEntries } from '../http/operation-entries.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { handlers } from './handlers.ts';

let db: Database;
let server: TestServer;
const start = (brand: Partial<Brand> = {}) =>
  startTestServer({
    db,
    handlers,
    brand,
    authenticate: authenticator(db),
    clock: () => TEST_NOW,
    random: randomBytes,
    env: { RATE_LIMIT_PER_MINUTE: 'off' },
  });
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(db, [
    { account: 'office01', type: 2 },
    { account: 'trial01', type: 4 },
    { account: 'promoter01', type: 41 },
    { account: 'promoter02', type: 42 },
  ]);
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

/** Logs in at a site, and returns the outcome. */
async function outcomeAt(site: TestServer, username: string): Promise<string> {
  const { sliderTicket } = await passedBotCheck(site.services);
  const body = { type: 'username', username, password: 'Portico123', sliderTicket };
  const { code } = await (await site.post('/wps/session/login', body)).json();
  return code ?? 'in';
}

test('ROLE-01 ROLE-12 ROLE-13 ROLE-16 one program serves the brands of others, one for players and one for agents', async () => {
  const office = await start({ name: 'Aurora', merchantCode: 'aurora', site: 'agent' });
  const told = async (site: TestServer) =>
    (await (await site.get('/wps/system/permission')).json()).value.info.brand.name;
  expect([await told(server), await told(office)]).toEqual(['Lumo', 'Aurora']);
  expect([await outcomeAt(server, 'player01'), await outcomeAt(office, 'player01')]).toEqual(['in', 'error_not_agent']);
  expect(await outcomeAt(office, 'office01')).toBe('in');
  expect((await office.get('/wps/system/whitelabel', { Merchant: 'lumo' })).status).toBe(403);
  await office.stop();
});

test('ROLE-04 a guest may browse, register, log in and reset a password, and nothing that is personal', async () => {
  const open = operationEntries.filter(({ security }) => security === 'none').map(({ id }) => id);
  expect(open).toEqual(
    expect.arrayContaining([
      'listGames',
      'listVendors',
      'listHotGames',
      'listAnnouncements',
      'getHelpCenter',
      'listPromotions',
      'getRegisterSettings',
      'registerMember',
      'registerMemberByMobile',
      'login',
      'freePlayLogin',
      'forgotPasswordByEmail',
      'resetPassword',
      'resetPasswordByPhone',
      'sendSmsCode',
    ]),
  );
  for (const path of ['/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=1&pageSize=2', '/wps/system/setting/register']) {
    expect((await server.get(path)).status).toBe(200);
  }
  const personal = operationEntries.filter(({ security }) => security === 'session');
  expect(personal.length).toBeGreaterThan(8);
  for (const { id, method, path } of personal) {
    const headers = { 'Idempotency-Key': '7c9e6679-7425-40de-944b-e07fc1f90ae7' };
    const response = await fetch(server.url + path.replace(/:\w+/g, '1'), { method, headers });
    expect([id, response.status, (await response.json()).code]).toEqual([id, 401, 'unauthenticated']);
  }
});

test('ROLE-14 who may call is asked for a session or for a key, and for nothing finer', async () => {
  expect(new Set(operationEntries.map(({ security }) => security))).toEqual(
    new Set(['none', 'session', 'merchant', 'operator', 'vendor']),
  );
  for (const account of ['player01', 'agent01', 'office01', 'trial01', 'promoter01', 'promoter02']) {
    const { token } = await logIn(server.services, account);
    for (const path of ['/wps/session/sessions', '/wps/member/info', '/wps/v2/wallets/balance']) {
      const { status } = await server.get(path, { Authorization: `Bearer ${token}` });
      expect([account, path, status]).toEqual([account, path, 200]);
    }
  }
});

test('ERROR-21 API-65 a host that is not of the brand is refused in its language, its own hosts are not', async () => {
  const hosted = await start({ hosts: ['www.lumo.example'] });
  const ask = async (url: string, language = 'EN') => {
    const response = await hosted.get(`/wps/system/permission?url=${url}`, { Language: language });
    return { status: response.status, ...(await response.json()) };
  };
  expect(await ask('www.lumo.example')).toMatchObject({ status: 200 });
  const refused = await ask('phishing.example');
  expect(refused).toMatchObject({ success: false, code: 'invalid_domain' });
  expect(refused.message).toMatch(/customer service/i);
  expect((await ask('phishing.example', 'VI')).message).toMatch(/chăm sóc khách hàng/);
  await hosted.stop();
});

test('API-03 FLAG-03 the whitelabel tells every switch of the brand, by GET', async () => {
  const { value } = await (await server.get('/wps/system/whitelabel')).json();
  const flags = [
    'MOBILEVERCODELOGIN3',
    'DIRECTREG3',
    'FREEPLAY3',
    'PWDEXPFORCECHANGE3',
    'CBS3',
    'MOBILENUMREG3',
    'REGMOBVERF3',
    'MOBILENUMPASSREG3',
    'USERNAMEREG3',
    'CHNGPASSVERIF3',
  ];
  expect(value.map(({ modId }: { modId: string }) => modId).sort()).toEqual(flags.sort());
  expect(value).toContainEqual({ modId: 'FREEPLAY3', enabled: '1', childrenNodes: [] });
  expect((await server.post('/wps/system/whitelabel', {})).status).toBe(405);
});

describe('the calls of the specification', () => {
  const all = Object.values(operations);
  const by = (method: string) => all.filter((operation) => operation.method.toUpperCase() === method);

  test('API-75 API-76 the server has every path with these methods and no others', async () => {
    const methods = Map.groupBy(all, ({ path }) => path);
    for (const [path, operations] of methods) {
      const refused = await fetch(server.url + path.replace(/[{:]\w+}?/g, '1'), { method: 'PATCH' });
      const allowed = (refused.headers.get('allow') ?? '').split(', ').filter((method) => method !== 'HEAD');
      expect([path, refused.status]).toEqual([path, 405]);
      const expected = operations.map(({ method }) => method.toUpperCase());
      expect([path, ...new Set(allowed)].sort()).toEqual([path, ...expected].sort());
    }
  });

  test('API-75 reads are GET, changes POST, or PUT and DELETE where the specification says so', () => {
    for (const { id } of by('GET')) expect(id).toMatch(/^(get|list|search|check|verify|stream)[A-Z]/);
    for (const { id, method } of all) if (/^(get|list|search)[A-Z]/.test(id)) expect([id, method]).toEqual([id, 'get']);
    expect(by('PUT').map(({ id }) => id)).toEqual(['registerMember', 'registerMemberByMobile', 'sendFeedback']);
    expect(by('DELETE').map(({ id }) => id)).toEqual(['logout', 'endOtherSessions', 'endSession']);
    expect(by('PATCH')).toEqual([]);
    for (const { id, path, method } of all) if (path.includes('/sms/')) expect([id, method]).toEqual([id, 'post']);
    expect(operations.launchGame.method).toBe('post');
  });

  test('API-76 paths keep the families of the specification', () => {
    const families =
      /^\/wps\/(system|session|verification|member|agent|operator|game|v2\/wallets)\/\w|^\/wps\/(captcha|feedback|v2\/stream)$|^\/lgw\/(games|vn|lottery)\/\w/;
    const relays =
      /^\/wps\/relay\/(GCSGAME|MCSFE|CSP|GLS2)_[a-z]\w*(\/|$)|^\/wps\/relay\/GCS_(recentGame|walletTransfer)$/;
    for (const { path } of all) expect(path).toMatch(path.startsWith('/wps/relay/') ? relays : families);
  });

  test.each([
    ['games', /^(catalogue|inhouse|moonshot)$/, /^GCSGAME_\w|^GCS_recentGame$/],
    ['content', /^(notices|promotions|memberRank)$/, /^MCSFE_\w|^\/wps\/member\/\w/],
    ['points', /^points$/, /^MCSFE_points[A-Z]/],
    ['agents and contracts', /^(agent|contract)$/, /^\/wps\/agent\/\w/],
    ['money', /^(wallet|vendorWallet)$/, /^\/wps\/v2\/wallets\/\w/],
    ['pages of the member', /^(member(Profile|Accounts|Security|Limits)|bets)$/, /^\/wps\/member\/\w/],
  ])('API-76 the paths of %s are of their family', (_name, tag, family) => {
    // The specification lists these beside the families.
    const listed = [
      '/lgw/games/popular',
      '/lgw/games/game_menus',
      '/wps/relay/GLS2_roomList',
      '/wps/game/launchGame',
      '/wps/relay/GCS_walletTransfer',
      '/wps/member/info/funds/consolidated',
    ];
    const paths = all.filter((operation) => tag.test(operation.tag)).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) if (!listed.includes(path)) expect(path.replace('/wps/relay/', '')).toMatch(family);
  });

  test.each([
    ['freePlay', 'freePlayLogin', 'post', '/wps/session/login/freeplay'],
    ['icon', 'getMemberIcon', 'get', '/wps/member/info/icon'],
    ['regValidata', 'getRegisterSettings', 'get', '/wps/system/setting/register'],
    ['setPasswordByPhone', 'resetPasswordByPhone', 'post', '/wps/member/password/verification'],
    ['permission', 'getPermission', 'get', '/wps/system/permission'],
  ] as const)('API-81 %s is %s', (_name, id, method, path) => hasOneMethod(id, method, path));

  test('API-69 API-81 loginCode is sendSmsCode', () =>
    hasOneMethod('sendSmsCode', 'post', '/wps/verification/sms/noLogin'));

  async function hasOneMethod(id: keyof typeof operations, method: 'get' | 'post', path: string) {
    expect(operations[id]).toMatchObject({ method, path });
    const other = method === 'get' ? 'POST' : 'GET';
    expect((await fetch(server.url + path, { method: other })).status).toBe(405);
  }
});
