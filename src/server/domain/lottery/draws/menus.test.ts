import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Session } from '../../identity/session/session.ts';
import { recordPlay } from '../../play/catalogue/record-play.ts';
import { addMembers, DAY, SECOND, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { lotteryMenu, popularLotteries, vietnamMenu, vietnamRecent } from './menus.ts';

let db: Database;
let services: TestServices;
let player: Session;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  player = await sessionOf(services, 'player01');
});
beforeEach(() => db.query('test_no_plays', 'delete from recent_plays'));
afterAll(() => db.close());

const bet = (gameCode: string, ago = 0, memberId = player.memberId) =>
  recordPlay(db, memberId, {
    vendor: 'TCG_SEA',
    gameCode,
    nodeId: null,
    bet: true,
    at: new Date(services.clock() - ago),
  });

describe('the menu of the lottery', () => {
  test('API-05 ENTITY-34 LOTTERY-03 has the groups of its modes with their games', async () => {
    const { gameMenus } = await lotteryMenu(services, undefined, 'EN');
    expect(gameMenus.map(({ gameGroupCode }) => gameGroupCode)).toEqual(['SSC', '11X5', 'K3', 'PK10', 'PC28']);
    expect(gameMenus[0]?.labelName).toBe('Five digits');
    expect(gameMenus[0]?.games[0]).toMatchObject({ gameCode: 'SSC_5M', gameName: 'SSC 5 minutes', prizeMode: 'Lott' });
    const modes = new Set(gameMenus.flatMap(({ games }) => games.map(({ prizeMode }) => prizeMode)));
    expect(modes).toEqual(new Set(['Lott', 'ZY', 'Elott']));
  });

  test('API-05 LOTTERY-03 of one mode omits groups without games', async () => {
    const { gameMenus } = await lotteryMenu(services, 'Elott', 'VI');
    expect(gameMenus.map(({ labelName }) => labelName)).toEqual(['Năm chữ số', 'Ba xúc xắc', 'Đua xe 10']);
  });

  test('API-25 LOTTERY-01 LOTTERY-04 LOTTERY-05 that of Vietnam is separate, in both languages', async () => {
    const { gameMenus } = await vietnamMenu(services, 'EN');
    expect(gameMenus.map(({ gameGroupCode, labelName }) => [gameGroupCode, labelName])).toEqual([
      ['VN', 'Vietnam'],
      ['VN_FAST', 'Vietnam, fast draws'],
    ]);
    const games = gameMenus.flatMap((group) => group.games);
    expect(games.every((game) => game.accountTypeName === 'TCG_LOTTO_VN' && game.area === 'VN')).toBe(true);
    expect(games.every((game) => game.launchMode === 'LOTT' && game.prizeMode === 'SEA')).toBe(true);
    expect(games[0]).toMatchObject({ gameName: 'VN North', nodeId: '31001', nextDrawId: 'VN_NORTH-20260105' });
    expect((await vietnamMenu(services, 'VI')).gameMenus[0]?.games[1]?.gameName).toBe('Xổ số miền Trung');
  });

  test('API-05 marks the maintenance of a game, of its catalogue entry and of its vendor', async () => {
    const until = new Date(services.clock() + DAY);
    await db.query('test_down', `update lottery_games set maintenance = true where code = 'VN_SOUTH'`);
    await db.query(
      'test_down_node',
      `update games set maintenance = true, maintenance_until = $1 where node_id = 31001`,
      [until],
    );
    services.pass(SECOND);
    const [group] = (await vietnamMenu(services, 'EN')).gameMenus;
    expect(group?.games.map(({ maintenance, maintenanceUntil }) => [maintenance, maintenanceUntil])).toEqual([
      [true, until.toISOString()],
      [false, null],
      [true, null],
    ]);
    await db.query('test_down_vendor', `update vendors set maintenance = true where code = 'TCG_SEA'`);
    services.pass(SECOND);
    const { gameMenus } = await lotteryMenu(services, undefined, 'EN');
    expect(gameMenus.flatMap(({ games }) => games).every(({ maintenance }) => maintenance)).toBe(true);
  });
});

describe('the popular lotteries', () => {
  test('API-26 LOTTERY-08 are the games with the most betting members of a week, up to a limit', async () => {
    const agent = await sessionOf(services, 'agent01');
    await bet('K3_1M');
    await bet('K3_1M', 0, agent.memberId);
    await bet('PC28_3M');
    await bet('PC28_5M', 8 * DAY);
    const codes = (await popularLotteries(services, { count: 4 }, 'EN')).map(({ gameCode }) => gameCode);
    expect(codes).toEqual(['K3_1M', 'PC28_3M', 'SSC_5M', 'VN_NORTH']);
    const sea = await popularLotteries(services, { count: 20, prizeMode: 'SEA' }, 'VI');
    expect(sea).toHaveLength(5);
  });
});

describe('the recently bet Vietnamese games', () => {
  test('API-80 appear once each, newest first, for 90 days', async () => {
    await bet('VN_NORTH', 2 * DAY);
    await bet('VN_FAST_5M', DAY);
    await bet('VN_SOUTH', 91 * DAY);
    await bet('SSC_5M');
    const codes = async (count: number) =>
      (await vietnamRecent(services, player, count, 'EN')).map(({ gameCode }) => gameCode);
    expect(await codes(20)).toEqual(['VN_FAST_5M', 'VN_NORTH']);
    expect(await codes(1)).toEqual(['VN_FAST_5M']);
  });

  test('API-80 do not include games that were only launched', async () => {
    const launch = { vendor: 'TCG_SEA', gameCode: 'VN_NORTH', nodeId: '31001', bet: false };
    await recordPlay(db, player.memberId, { ...launch, at: new Date(services.clock()) });
    expect(await vietnamRecent(services, player, 20, 'EN')).toEqual([]);
  });

  test('ROLE-08 do not exist for trial accounts', async () => {
    await addMembers(db, [{ account: 'trial01', type: 4 }]);
    const trial = await sessionOf(services, 'trial01');
    await expect(vietnamRecent(services, trial, 20, 'EN')).rejects.toEqual(new Failure('in_need_true_account'));
  });
});
