import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LaunchPayload } from '#generated/model/index.ts';
import type { LaunchOrder } from '#server/adapters/vendors/game-vendors.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { freePlay } from '../../rewards/new-accounts/free-play.ts';
import { logIn, outcome, SECOND, sessionWith, type TestServices, testServices, testVisitor } from '../../testing.ts';
import { authorisePlayer } from './authorise-player.ts';
import { launchGame } from './launch-game.ts';

let db: Database;
let services: TestServices;
let token: string;
let session: Session;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  ({ token } = await logIn(services, 'player01'));
  session = await sessionWith(services, token);
});
beforeEach(() => db.query('test_no_plays', 'delete from recent_plays'));
afterAll(() => db.close());

const payload = (wanted: Partial<LaunchPayload> = {}): LaunchPayload => ({
  accountType: 1,
  confirmTrans: 0,
  launchMode: 'GLS',
  platform: 'html5-desktop',
  clientType: 3,
  vassalage: 'SAF',
  username: 'player01',
  token,
  merchantCode: 'lumo',
  language: 'EN',
  ...wanted,
});
const lantern = { nodeId: '20001', gameId: 'lantern-road' } as const;
const launch = (wanted: Partial<LaunchPayload>) => launchGame(services, session, payload(wanted));
const launchToken = (url: string) => new URL(url, 'https://lumo.example').searchParams.get('launch') ?? '';

describe('launchGame', () => {
  test('API-22 ENTITY-31 ENTITY-32 LOBBY-13 a seamless game has its address in game_url, valid for a minute', async () => {
    const launched = await launch({ ...lantern, vendor: 'SAF', gameType: 'RNG', isGame: 'GAME' });
    expect(launched).toMatchObject({ game_url2: '', walletMode: 'seamless', demo: false, gameName: 'Lantern Road' });
    expect(launched.game_url).toMatch(/^\/sandbox\/SAF\/lantern-road\?launch=lt_[\w-]{22}&language=EN$/);
    expect(launched.expiresAt).toBe(new Date(services.clock() + 60 * SECOND).toISOString());
  });

  test('LOBBY-20 API-22 ENTITY-32 transfer-wallet vendors are marked, and some of them answer in game_url2', async () => {
    expect(await launch({ vassalage: 'KIT', nodeId: '20003' })).toMatchObject({
      game_url: '',
      game_url2: expect.stringContaining('/sandbox/KIT/neon-saigon?launch='),
      walletMode: 'transfer',
    });
  });

  test("LOBBY-22 LOBBY-14 ENTITY-33 without a game the vendor's lobby starts, also with a game beside VASSALAGE", async () => {
    const lobby = await launch({ vassalage: 'VEL', gameType: 'LIVE' });
    expect(lobby).toMatchObject({ game_url: expect.stringContaining('/sandbox/VEL/lobby?'), gameName: 'Velvet Live' });
    const named = await launch({ vassalage: 'SAF', ...lantern, isGame: 'VASSALAGE' });
    expect(named.game_url).toContain('/sandbox/SAF/lobby?');
  });

  test('LOBBY-13 a room starts under its own name', async () => {
    const room = await launch({ vassalage: 'FLV', nodeId: '70001', roomId: 'tl-mn-1' });
    expect(room.game_url).toContain('/sandbox/FLV/tl-mn-1?');
    expect(await outcome(launch({ ...lantern, roomId: 'tl-mn-1' }))).toBe('not_found');
    expect(await outcome(launch({ vassalage: 'SAF', roomId: 'tl-mn-1' }))).toBe('not_found');
    expect((await launch({ vassalage: 'FLV', roomId: 'tl-mn-1' })).game_url).toContain('/sandbox/FLV/tl-mn-1?');
  });

  test('LOBBY-13 API-24 a room of another vendor or another game is not found', async () => {
    const rooms = await db.query<{ vendor: string; room: string; node: number }>(
      'test_rooms',
      'select vendor_code as vendor, room_id as room, node_id as node from pvp_rooms order by node_id, room_id',
    );
    const [one] = rooms;
    const ofGame = rooms.find(({ node, vendor }) => node !== one?.node && vendor === one?.vendor);
    const ofVendor = rooms.find(({ vendor }) => vendor !== one?.vendor);
    if (!one || !ofGame || !ofVendor) throw new Error('the seed has too few rooms');
    const start = (vassalage: string, roomId: string, node?: number) =>
      outcome(launch({ vassalage, roomId, ...(node !== undefined && { nodeId: String(node) }) }));
    expect(await start(one.vendor, 'tl-nowhere', one.node)).toBe('not_found');
    expect(await start(one.vendor, 'tl-nowhere')).toBe('not_found');
    expect(await start(one.vendor, ofGame.room, one.node)).toBe('not_found');
    expect(await start(one.vendor, ofVendor.room)).toBe('not_found');
  });

  test('LOTTERY-05 ENTITY-33 a lottery is a page of the portal and calls no vendor', async () => {
    const lottery = {
      vassalage: 'TCG_SEA',
      launchMode: 'LOTT',
      gameCode: 'VN_NORTH',
      defaultPlayType: 'LO_2',
    } as const;
    expect(await launch(lottery)).toEqual({
      game_url: '/vnlottery?gameCode=VN_NORTH&playType=LO_2',
      game_url2: '',
      walletMode: 'none',
      demo: false,
      expiresAt: null,
      gameName: 'Sea Lottery',
    });
    expect(await launch({ ...lottery, nodeId: '31001' })).toMatchObject({ gameName: 'Xổ Số Miền Bắc' });
    // The tile of a lobby knows only its game.
    expect(await launch({ vassalage: 'TCG_SEA', nodeId: '31001' })).toMatchObject({
      game_url: '/vnlottery?gameCode=VN_NORTH',
      walletMode: 'none',
      gameName: 'Xổ Số Miền Bắc',
    });
    expect(await launch({ vassalage: 'TCG_SEA', nodeId: '31004' })).toMatchObject({ walletMode: 'seamless' });
    const digits = { vassalage: 'TCG_SEA', launchMode: 'LOTT', gameCode: 'SSC_5M' } as const;
    expect(await launch(digits)).toMatchObject({ game_url: '/lottery?gameCode=SSC_5M', walletMode: 'none' });
  });

  test('API-73 ENTITY-31 CONST-01 token and name must match the session', async () => {
    const other = (await logIn(services, 'agent01')).token;
    expect(await outcome(launch({ ...lantern, token: other }))).toBe('forbidden');
    expect(await outcome(launch({ ...lantern, token: `pt_${'x'.repeat(32)}` }))).toBe('forbidden');
    expect(await outcome(launch({ ...lantern, username: 'agent01' }))).toBe('forbidden');
    expect(await outcome(launch({ ...lantern, merchantCode: 'other' }))).toBe('merchant_unknown');
  });

  test.each([
    { nodeId: '999999' },
    { ...lantern, vassalage: 'NOR' },
    { ...lantern, vendor: 'NOR' },
    { ...lantern, gameId: 'neon-saigon' },
    { ...lantern, gameType: 'LIVE' },
    { vassalage: 'NOBODY' },
    { vassalage: 'VEL', gameType: 'RNG' },
    { gameId: 'a-game-of-nobody' },
  ] as const)('ENTITY-31 ENTITY-33 an unknown game is not found: %j', async (wanted) => {
    expect(await outcome(launch(wanted))).toBe('not_found');
  });

  test("ERROR-27 maintenance prevents a start, and a vendor's maintenance includes all its games", async () => {
    expect(await outcome(launch({ vassalage: 'HBL', gameType: 'LIVE' }))).toBe('game_maintenance');
    const down = [...(await services.catalogue.current()).byNodeId.values()].find(({ maintenance }) => maintenance);
    expect(await outcome(launch({ vassalage: down?.vassalage ?? '', nodeId: down?.nodeId ?? '' }))).toBe(
      'game_maintenance',
    );
  });

  test('LOBBY-15 ROLE-08 ROLE-15 a trial account plays only in-house games, in play credit', async () => {
    const ticket = async () => ({ nonce: 'n'.repeat(22), at: services.clock() });
    const keys = { ...services.keys, open: ticket };
    const trial = await freePlay(
      { ...services, keys },
      { os: 'test', platform: 'W', version: 3, randomString: 'x' },
      testVisitor,
    );
    const member = await sessionWith(services, trial.token);
    const by = { username: member.account, token: trial.token };
    const start = (wanted: Partial<LaunchPayload>) => launchGame(services, member, payload({ ...by, ...wanted }));
    const { byNodeId } = await services.catalogue.current();
    const inHouse = [...byNodeId.values()].filter(({ vassalage, maintenance }) => vassalage === 'BGS' && !maintenance);
    expect(inHouse.length).toBeGreaterThan(1);
    for (const { nodeId } of inHouse) {
      expect(await start({ vassalage: 'BGS', nodeId })).toMatchObject({ demo: true, walletMode: 'seamless' });
    }
    const vendors = await db.query<{ code: string }>('test_vendors', `select code from vendors where code <> 'BGS'`);
    expect(vendors.length).toBeGreaterThan(10);
    for (const { code } of vendors) {
      expect([code, await outcome(start({ vassalage: code }))]).toEqual([code, 'in_need_true_account']);
    }
    expect(await outcome(start(lantern))).toBe('in_need_true_account');
    expect(await outcome(start({ vassalage: 'NOBODY' }))).toBe('in_need_true_account');
    expect(await db.query('test_plays_of', 'select 1 from recent_plays')).toEqual([]);
  });

  test('LOBBY-11 a launched game is stored as played, a lobby is not', async () => {
    await launch(lantern);
    await launch({ vassalage: 'VEL' });
    const plays = await db.query('test_recent', 'select game_code, bet_at from recent_plays');
    expect(plays).toEqual([{ game_code: 'lantern-road', bet_at: null }]);
  });

  test('API-73 ENTITY-33 a vendor receives a launch token and never the session token', async () => {
    const orders: LaunchOrder[] = [];
    const vendors = {
      launch: async (order: LaunchOrder) => {
        orders.push(order);
        return { url: 'https://games.example/1', url2: '' };
      },
    };
    await launchGame({ ...services, vendors }, session, payload({ ...lantern, code: 'table-7' }));
    expect(JSON.stringify(orders)).not.toContain(token);
    expect(orders).toMatchObject([
      { vendor: 'SAF', gameId: 'lantern-road', roomId: null, code: 'table-7', demo: false },
    ]);
    expect(orders[0]?.launchToken).toMatch(/^lt_/);
  });

  test.each([
    ['throws', new Error('nonsense')],
    ['says nothing we know', 'no error at all'],
  ])('a vendor that %s is unavailable, and its words are not passed on', async (_, thrown) => {
    const launch = () => Promise.reject(thrown);
    expect(await outcome(launchGame({ ...services, vendors: { launch } }, session, payload(lantern)))).toBe(
      'unavailable',
    );
  });

  test('the same game opens in two windows and on another device: no launch ends another', async () => {
    const first = launchToken((await launch(lantern)).game_url);
    const second = launchToken((await launch(lantern)).game_url);
    const elsewhere = await logIn(services, 'player01');
    const there = await sessionWith(services, elsewhere.token);
    const third = await launchGame(services, there, payload({ ...lantern, token: elsewhere.token }));
    for (const opened of [second, first, launchToken(third.game_url)]) {
      expect(await outcome(authorisePlayer(services, 'SAF', opened))).toBe('in');
    }
  });
});
