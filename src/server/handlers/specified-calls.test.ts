import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase, TEST_NOW } from '../db/testing.ts';
import { proposeContract } from '../domain/affiliates/contracts/propose-contract.ts';
import { authenticator } from '../domain/identity/session/session.ts';
import { loadCatalogue } from '../domain/play/catalogue/catalogue.ts';
import { logIn } from '../domain/testing.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { handlers } from './handlers.ts';

// The calls as the specification names them, written by hand: what the contract says is not looked up.
let db: Database;
let server: TestServer;
let guarded: TestServer;
let bearer: { readonly Authorization: string };
beforeAll(async () => {
  db = await openTestDatabase();
  const clock = () => TEST_NOW;
  const catalogue = await loadCatalogue(db, clock, { esportsProviders: ['AV', 'TF'], isPlayed: () => true });
  const setting = {
    db,
    handlers,
    catalogue,
    clock,
    random: (length: number) => randomBytes(length),
    authenticate: authenticator(db),
    env: { RATE_LIMIT_PER_MINUTE: 'off', DEMO: '1', SANDBOX_VENDORS: 'off' },
  };
  server = await startTestServer(setting);
  guarded = await startTestServer({ ...setting, brand: { encryption: { required: true } } });
  bearer = { Authorization: `Bearer ${(await logIn(server.services, 'player01')).token}` };
});
afterAll(async () => {
  await Promise.all([server.stop(), guarded.stop()]);
  await db.close();
});

/** Asks without a session unless the headers have one. */
async function ask(method: string, path: string, headers: Record<string, string> = {}, to = server, sent = {}) {
  const json = { headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(sent) };
  const response = await fetch(to.url + path, { method, headers, ...(method !== 'GET' && json) });
  return { status: response.status, answer: await response.json() };
}

/** Asks with a method that the call does not have. */
const askWrongly = async (path: string) => (await ask('PATCH', path, bearer)).status;

/** Whether the answer has a value at a path like `value.data.lanes`. */
function at(answer: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((node, key) => Object(node)[key], answer);
}

describe('reads', () => {
  const games = 'clientType=3&platform=flash,html5-desktop&channel=WEB&merchant=lumo&language=EN';
  test.each([
    ['API-03', '/wps/system/whitelabel', 'value.0.modId'],
    ['API-05 ENTITY-34', '/lgw/games/game_menus', 'value.gameMenus.0.gameGroupCode', 'value.gameMenus.0.labelName'],
    ['API-11', '/wps/agent/affiliate?code=LUMO88&domain=www.lumo.example', 'value.code'],
    ['API-12 API-67', '/wps/system/setting/register', 'value.rules.username.patternId'],
    ['API-15', '/wps/captcha', 'value'],
    ['API-17', '/wps/system/status', 'value.status'],
    ['API-24', '/wps/relay/GLS2_roomList', 'value.content.0.roomId'],
    [
      'API-25 ENTITY-34',
      '/lgw/vn/games/game_menu',
      'value.gameMenus.0.gameGroupCode',
      'value.gameMenus.0.labelName',
      'value.gameMenus.0.games',
    ],
    ['API-26', '/lgw/games/popular?count=20&prizeMode=SEA&device=WEB&language=VI', 'value.0.gameCode'],
    ['API-28', '/wps/system/domainRoute', 'value.0.domain'],
    ['API-32', '/wps/system/helpCenter?lang=VI&device=WEB', 'value.categories.0.items'],
    [
      'API-33 ENTITY-26 API-77',
      '/wps/relay/GCSGAME_hotGames?merchantCode=lumo&isPlatform=2&vassalage=TID&platform=flash,html5-desktop&language=EN',
      'list.0.gameName',
    ],
    [
      'API-34 ENTITY-24 ENTITY-25 API-77',
      `/wps/relay/GCSGAME_gameList?${games}&gameType=RNG&vassalage=SAF&gameClassify=CLASSIC&gameName=a&minBet=1&minLineNum=1&pageNo=1&pageSize=42`,
      'games.0.nodeId',
      'totalPages',
    ],
    ['API-35', '/wps/relay/GCSGAME_vendorTypes', 'value.0.gameType'],
    [
      'API-36 ENTITY-22',
      '/wps/relay/GCSGAME_vendors',
      'value.data.lanes.0.title',
      'value.data.lanes.0.cards.0.vassalage',
      'value.data.lanes.0.cards.0.smallIcon',
      'value.data.lanes.0.cards.0.isHot',
    ],
    [
      'API-42 NOTICE-05 ENTITY-19 ENTITY-20 ENTITY-21 ENTITY-04',
      '/wps/relay/MCSFE_announcements?types=B,PL,PU,PR,H&platform=W&execution=B',
      'value.playerList.0.title',
      'value.playerList.0.content',
      'value.playerList.0.timestamp',
      'value.popup.0.title',
      'value.promotion.0.title',
      'value.banners.0.bannerId',
      'value.banners.0.groupName',
      'value.banners.0.url',
      'value.banners.0.linkageType',
    ],
    ['API-45', '/wps/relay/GCSGAME_openedNumero?gameCode=SSC_5M', 'value.0.drawId'],
    ['API-46', '/wps/relay/GCSGAME_vietnamNumero?gameCode=VN_NORTH&count=100', 'value.draws.99'],
    ['API-52 ENTITY-45', '/wps/relay/GCSGAME_winnerRank', 'value.content.0.rank', 'value.content.0.nickname'],
    [
      'API-57',
      '/wps/relay/MCSFE_pointsConfig',
      'value.turnoverPerPoint',
      'value.pointValue',
      'value.convertMin',
      'value.convertStep',
    ],
    ['API-55', '/wps/relay/MCSFE_pointsRewards', 'value.content.0.rewardId'],
    ['API-64 API-77', '/wps/relay/MCSFE_routers', 'domainList.0.domain', 'resources.0.url'],
    [
      'API-65 ENTITY-35 ENTITY-36',
      '/wps/system/permission?url=127.0.0.1',
      'value.location.ip',
      'value.location.country',
      'value.maintenance',
      'value.regionRestriction',
      'value.info.whitelabel.0.modId',
      'value.info.register',
      'value.info.resources.0.url',
      'value.info.customerService',
      'value.info.analytics.gtagId',
      'value.info.imageCDNs',
      'value.info.launchGameCDNs',
    ],
    ['API-66', '/wps/relay/MCSFE_getCountryCode', 'value.0.countryDialingCode'],
    ['API-72', '/wps/relay/MCSFE_customerService', 'value.version.pathList'],
  ])('%s GET %s is open to guests and answers its fields', async (_ids, path, ...fields) => {
    const { status, answer } = await ask('GET', path);
    expect([status, answer.success]).toEqual([200, true]);
    for (const field of fields) expect(at(answer, field), field).toBeDefined();
    expect(await askWrongly(path)).toBe(405);
  });

  test.each([
    ['API-64', '/wps/relay/MCSFE_routers', 'resources'],
    ['API-65', '/wps/system/permission', 'value.info.resources'],
  ])('%s ENTITY-05 ENTITY-06 GET %s tells the links, with code, English label and type', async (_id, path, field) => {
    const { answer } = await ask('GET', path);
    const app = { url: 'https://download.lumo.example/lumo.apk', qrCodeUrl: 'https://download.lumo.example/android' };
    expect(at(answer, field)).toEqual(
      expect.arrayContaining([
        { resourceType: 'Android', ...app, labelNameEn: 'Android app' },
        { resourceType: 'TIKTOK', url: 'https://tiktok.lumo.example', qrCodeUrl: null, labelNameEn: 'TikTok' },
      ]),
    );
    const types = (at(answer, field) as readonly { resourceType: string }[]).map(({ resourceType }) => resourceType);
    const apps = ['Android', 'MOBILECONFIG'];
    const networks = ['FACEBOOK', 'INSTAGRAM', 'TELEGRAM', 'YOUTUBE', 'TWITTER', 'TIKTOK', 'LINE'];
    expect(types.sort()).toEqual(['AFFILIATELINK', ...apps, ...networks].sort());
  });

  test('LOBBY-07 without a page the list of games is its first, of 42', async () => {
    const list = '/wps/relay/GCSGAME_gameList?gameType=RNG';
    const { answer } = await ask('GET', list);
    expect(answer.games).toHaveLength(42);
    expect(answer).toEqual((await ask('GET', `${list}&pageNo=1&pageSize=42`)).answer);
  });

  test.each(['types=PL,XX', 'types=', 'platform=M', 'platform=w', 'execution=A'])(
    'NOTICE-05 ENTITY-21 there is no other type, platform or execution of announcements: %s',
    async (query) => {
      expect((await ask('GET', `/wps/relay/MCSFE_announcements?${query}`)).status).toBe(400);
    },
  );

  test.each([
    ['API-04', '/wps/relay/MCSFE_getPlayerAvatar', 'value.avatarUrl'],
    [
      'API-06 ENTITY-17',
      '/wps/member/info',
      ...['id', 'account', 'nickname', 'type', 'toUpline', 'clubLabel', 'memberLabel.0'].map(
        (field) => `value.${field}`,
      ),
    ],
    ['API-16 API-71', '/wps/member/info/icon', 'value.iconUrl'],
    ['API-19 ENTITY-38', '/wps/v2/wallets/balance', 'value.sumBalance'],
    [
      'API-27 ENTITY-40',
      '/wps/member/info/funds/consolidated',
      ...['walletId', 'vendor', 'balance', 'bonusBalance', 'heldBalance', 'version', 'asOf'].map(
        (field) => `value.wallets.0.${field}`,
      ),
    ],
    ['API-31 API-77 ENTITY-39', '/wps/relay/CSP_unreadCount', 'unReadCount'],
    ['API-37 ENTITY-29', '/wps/relay/GCSGAME_favouriteIds', 'value'],
    ['API-38 ENTITY-28', '/wps/relay/GCSGAME_favouriteList', 'value.content', 'value.totalPages'],
    ['API-39 ENTITY-27', '/wps/relay/GCS_recentGame', 'value.list', 'value.totalPages'],
    ['API-54 ENTITY-41', '/wps/relay/MCSFE_pointsBalance', 'value.balance', 'value.earned', 'value.spent'],
    [
      'ENTITY-42 API-56',
      '/wps/relay/MCSFE_pointsRedeemList?from=2025-12-01T00:00:00Z&to=2026-01-06T00:00:00Z',
      'value.content.0.redemptionId',
      'value.content.0.rewardId',
      'value.content.0.title',
      'value.content.0.points',
      'value.content.0.state',
      'value.content.0.redeemedAt',
      'value.totals',
    ],
    [
      'API-43 ENTITY-43',
      '/wps/relay/MCSFE_missionsSummary',
      ...['missionId', 'title', 'kind', 'target', 'progress', 'reward', 'state', 'endsAt'].map(
        (field) => `value.missions.0.${field}`,
      ),
    ],
    ['API-44', '/wps/relay/MCSFE_missionsLeaderboard', 'value.content'],
    ['API-47', '/wps/v2/wallets/merchantWallet?isSingle=1', 'value.vendors.0.vassalage'],
    [
      'API-58',
      '/wps/relay/MCSFE_pointsMemberTransactionDetail?from=2025-12-01T00:00:00Z&to=2026-01-06T00:00:00Z',
      'value.content.0.points',
    ],
    ['API-62 API-77', '/wps/relay/MCSFE_chatUrl?b2c=1&title=Help&language=VI&headerColor=%23101820', 'chatUrl'],
    ['API-63 API-77', '/wps/relay/MCSFE_chatUnread', 'unReadCount'],
    ['API-80 API-25', '/lgw/vn/games/recent', 'value'],
  ])('%s API-73 GET %s asks for a session and answers its fields', async (_ids, path, ...fields) => {
    expect(await ask('GET', path)).toMatchObject({ status: 401, answer: { code: 'unauthenticated' } });
    const { status, answer } = await ask('GET', path, bearer);
    expect([status, answer.success]).toEqual([200, true]);
    for (const field of fields) expect(at(answer, field), field).toBeDefined();
    expect(await askWrongly(path)).toBe(405);
  });

  const list = 'GCSGAME_gameList?gameType=RNG';
  test.each([
    ['CONST-02 API-32', '/wps/system/helpCenter?lang=VI&device=H5'],
    ['CONST-02', '/lgw/games/game_menus?device=H5'],
    ['CONST-02 API-26', '/lgw/games/popular?device=H5'],
    ['CONST-03 ENTITY-23', `/wps/relay/${list}&clientType=2`],
    ['CONST-03', '/wps/relay/GCSGAME_vendors?clientType=2'],
    ['CONST-04 ENTITY-26', '/wps/relay/GCSGAME_hotGames?isPlatform=1'],
    ['CONST-07 ENTITY-23', `/wps/relay/${list}&platform=html5-desktop`],
    ['CONST-07 ENTITY-26', '/wps/relay/GCSGAME_hotGames?platform=html5-desktop'],
    ['API-62', '/wps/relay/MCSFE_chatUrl?b2c=2'],
  ])('%s no other value of the constant is taken by %s', async (_ids, path) => {
    const { status, answer } = await ask('GET', path, bearer);
    const { searchParams } = new URL(path, server.url);
    const pointer = `/query/${[...searchParams.keys()].at(-1)}`;
    expect([status, answer.value.fields]).toMatchObject([400, [{ pointer }]]);
  });

  test.each([
    ['API-19 ENTITY-38', '/wps/v2/wallets/balance', { sumBalance: '12480.50' }],
    ['API-27 ENTITY-40', '/wps/member/info/funds/consolidated', { wallets: [{ balance: '12480.50' }, {}, {}] }],
    ['API-54 ENTITY-41', '/wps/relay/MCSFE_pointsBalance', { balance: 1284, earned: 2184, spent: 900 }],
    [
      'API-26',
      '/lgw/games/popular?count=2&prizeMode=SEA&language=VI',
      [{ gameName: 'Xổ số miền Bắc' }, { gameName: 'Xổ số miền Trung' }],
    ],
  ])('%s GET %s answers what the member of the demo has', async (_ids, path, value) => {
    expect((await ask('GET', path, bearer)).answer.value).toMatchObject(value);
  });

  test('API-57 GET MCSFE_pointsConfig answers the rule by which points are earned and converted', async () => {
    const { answer } = await ask('GET', '/wps/relay/MCSFE_pointsConfig');
    expect(answer.value).toMatchObject({ turnoverPerPoint: '10.00', pointValue: '0.01', convertStep: 100 });
  });
});

describe('an agent signs a contract of a kind, and reads it and its bills', () => {
  test('API-48 CONTRACT-01 ENTITY-44 dividend', () => signsAndReads('dividend'));
  test('API-49 CONTRACT-02 ENTITY-44 daily', () => signsAndReads('daily'));
  test('API-50 CONTRACT-02 ENTITY-44 hourly', () => signsAndReads('hourly'));
  test('API-51 CONTRACT-02 ENTITY-44 realtime', () => signsAndReads('realtime'));
});

async function signsAndReads(kind: 'dividend' | 'daily' | 'hourly' | 'realtime') {
  for (const path of ['contracts', 'contractBills']) {
    expect(await ask('GET', `/wps/agent/${path}?kind=${kind}`)).toMatchObject({ status: 401 });
    expect(await ask('GET', `/wps/agent/${path}?kind=${kind}`, bearer)).toMatchObject({ status: 403 });
  }
  const { services, url } = server;
  const isDividend = kind === 'dividend';
  const tiers = [{ turnover: '0.00', activeDownlines: 1, loss: isDividend ? '100.00' : null, rate: 20 }];
  const terms = { tiers, activeMinimum: '1.00', carryOver: isDividend ? ('none' as const) : null };
  const draft = { kind, downlineId: '1000002', terms };
  const proposed = await proposeContract(services, { id: null, operator: 'Mai' }, draft, 'EN');
  const { contractId, version } = proposed.contract;
  const agent = { Authorization: `Bearer ${(await logIn(services, 'agent01')).token}` };
  const signed = await fetch(`${url}/wps/agent/contracts/${contractId}/sign`, {
    method: 'POST',
    headers: { ...agent, 'Content-Type': 'application/json' },
    body: JSON.stringify({ version, textHash: proposed.versions[0]?.textHash }),
  });
  expect(signed.status).toBe(200);
  const { answer } = await ask('GET', `/wps/agent/contracts?kind=${kind}`, agent);
  expect(answer.value.content).toMatchObject([
    {
      contractId,
      kind,
      state: 'valid',
      side: 'own',
      upline: { account: 'platform' },
      downline: { account: 'agent01' },
      version: 2,
      terms: { tiers: [{ rate: 20 }] },
      actions: ['terminate'],
    },
  ]);
  const bills = await ask('GET', `/wps/agent/contractBills?kind=${kind}`, agent);
  expect([bills.status, bills.answer.value.content]).toEqual([200, []]);
}

describe('changes', () => {
  test.each([
    ['API-01', 'POST', '/wps/session/login'],
    ['API-02 API-69', 'POST', '/wps/verification/sms/noLogin'],
    ['API-07', 'PUT', '/wps/member/register'],
    ['API-09', 'PUT', '/wps/member/register/mobile'],
    ['API-14 API-70', 'POST', '/wps/session/login/freeplay'],
    ['API-18 API-68', 'POST', '/wps/member/password/verification'],
    ['API-29', 'POST', '/wps/verification/sms/register'],
    ['API-30', 'PUT', '/wps/feedback'],
  ])('%s %s %s is open to guests and names what it lacks', async (_ids, method, path) => {
    const { status, answer } = await ask(method, path);
    expect([status, answer.code]).toEqual([400, 'validation_failed']);
    expect(await askWrongly(path)).toBe(405);
  });

  test.each([
    ['API-07', 'PUT', '/wps/member/register', 'registerMethod', 'APP'],
    ['API-07', 'PUT', '/wps/member/register', 'login', false],
    ['API-08', 'PUT', '/wps/member/register', 'firebaseChannel', 'voice'],
    ['API-01 ENTITY-09', 'POST', '/wps/session/login', 'type', 'email'],
    ['API-14', 'POST', '/wps/session/login/freeplay', 'platform', 'M'],
    ['API-14', 'POST', '/wps/session/login/freeplay', 'version', 2],
  ])('%s %s %s takes no other %s, like %j', async (_ids, method, path, field, value) => {
    const { status, answer } = await ask(method, path, {}, server, { [field]: value });
    const pointers = answer.value.fields.map(({ pointer }: { pointer: string }) => pointer);
    expect([status, pointers]).toEqual([400, expect.arrayContaining([`/body/${field}`])]);
  });

  test('API-13 ENTITY-12 POST /wps/member/password/email takes a form', async () => {
    const path = '/wps/member/password/email';
    const send = (body: string | URLSearchParams, headers = {}) =>
      fetch(server.url + path, { method: 'POST', headers, body });
    const right = await send(new URLSearchParams({ username: 'player01', email: 'khoa@example.com' }));
    expect(right.status).toBe(200);
    expect((await send(new URLSearchParams({ username: 'player01' }))).status).toBe(400);
    expect((await send(new URLSearchParams({ email: 'khoa@example.com' }))).status).toBe(400);
    const json = await send('{"username":"player01","email":"khoa@example.com"}', {
      'Content-Type': 'application/json',
    });
    expect(json.status).toBe(415);
    expect(await askWrongly(path)).toBe(405);
  });

  test.each([
    ['API-10', 'POST', '/wps/member/password'],
    ['API-20', 'POST', '/wps/relay/GCS_walletTransfer'],
    ['API-22 API-75', 'POST', '/wps/game/launchGame'],
    ['API-40', 'POST', '/wps/relay/GCSGAME_addFavourite'],
    ['API-41', 'POST', '/wps/relay/GCSGAME_removeFavourite'],
    ['API-53', 'POST', '/wps/relay/MCSFE_raffleClaim'],
    ['API-59', 'POST', '/wps/relay/MCSFE_pointsRedeem'],
    ['API-60', 'POST', '/wps/relay/MCSFE_pointsConvert'],
    ['API-61', 'POST', '/wps/member/language'],
  ])('%s API-73 %s %s asks for a session, then names what it lacks', async (_ids, method, path) => {
    const key = { 'Idempotency-Key': 'a-key-of-a-test-01' };
    expect(await ask(method, path, key)).toMatchObject({ status: 401, answer: { code: 'unauthenticated' } });
    const { status, answer } = await ask(method, path, { ...bearer, ...key });
    expect([status, answer.code]).toEqual([400, 'validation_failed']);
    expect(await askWrongly(path)).toBe(405);
  });

  test('API-21 API-73 DELETE /wps/session/logout ends the session that it asks for', async () => {
    const path = '/wps/session/logout';
    expect((await fetch(server.url + path, { method: 'DELETE' })).status).toBe(401);
    const headers = { Authorization: `Bearer ${(await logIn(server.services, 'agent01')).token}` };
    expect((await fetch(server.url + path, { method: 'DELETE', headers })).status).toBe(200);
    expect((await ask('GET', '/wps/member/info', headers)).status).toBe(401);
    expect(await askWrongly(path)).toBe(405);
  });

  test.each([
    ['API-01', 'POST', '/wps/session/login'],
    ['API-07', 'PUT', '/wps/member/register'],
    ['API-09', 'PUT', '/wps/member/register/mobile'],
    ['API-10', 'POST', '/wps/member/password'],
    ['API-18', 'POST', '/wps/member/password/verification'],
  ])('%s API-74 %s %s is refused in plain where encryption is required', async (_id, method, path) => {
    const { status, answer } = await ask(method, path, bearer, guarded);
    expect([status, answer.code]).toEqual([400, 'encryption_required']);
  });

  test.each(['Trần Thị Linh', 'TRANTHILINH', 'Linh'])(
    'VALID-38 a profile takes no real name like %s',
    async (payeeName) => {
      const headers = { ...bearer, 'Content-Type': 'application/json' };
      const body = JSON.stringify({ payeeName });
      const response = await fetch(`${server.url}/wps/member/profile`, { method: 'POST', headers, body });
      expect([response.status, (await response.json()).value]).toMatchObject([
        400,
        { fields: [{ pointer: '/body/payeeName' }] },
      ]);
    },
  );
});
