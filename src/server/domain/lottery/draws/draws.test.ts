import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { Failure } from '#server/shared/failure.ts';
import { commitmentOf } from '../../ground/fairness/seeded.ts';
import { DAY, MINUTE, type TestServices, testServices } from '../../testing.ts';
import { drawGame } from './draw-games.ts';
import { drawNumbers } from './draw-seeds.ts';
import { comingDraws, findDraw, listDraws } from './draws.ts';
import { drawEvidence } from './evidence.ts';
import { gameDetail, listGames } from './game-detail.ts';
import { prizeTableOf } from './numero.ts';

let db: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  services = await testServices(db);
});

const page = { pageNo: 1, pageSize: 10 };
const missing = new Failure('not_found');

describe('lottery games', () => {
  test('LOTTERY-01 LOTTERY-03 are listed by mode and by group, with their next draws', async () => {
    const all = await listGames(services, {}, 'EN');
    expect(all).toHaveLength(21);
    const sea = await listGames(services, { prizeMode: 'SEA', gameGroupCode: 'VN' }, 'VI');
    expect(sea.map(({ gameName }) => gameName)).toEqual(['Xổ số miền Bắc', 'Xổ số miền Trung', 'Xổ số miền Nam']);
    expect(await listGames(services, { gameGroupCode: 'NONE' }, 'EN')).toEqual([]);
  });

  test('LOTTERY-01 have their table, their week and their limits', async () => {
    const north = await gameDetail(services, 'VN_NORTH', 'VI');
    expect(north.prizeTable.reduce((sum, { count }) => sum + count, 0)).toBe(27);
    expect(north.timetable[1]).toEqual({
      weekday: 2,
      localTime: '18:15',
      stations: [{ code: 'QN', name: 'Quảng Ninh' }],
    });
    const south = await gameDetail(services, 'VN_SOUTH', 'EN');
    expect(south.prizeTable.reduce((sum, { count }) => sum + count, 0)).toBe(18);
    const five = await gameDetail(services, 'SSC_5M', 'EN');
    expect(five).toMatchObject({ timetable: [], prizeTable: [{ prize: 'NUMBERS', count: 5, digits: 1 }] });
    await expect(gameDetail(services, 'NONE', 'EN')).rejects.toEqual(missing);
  });
});

test('LOTTERY-10 the stations draw at the times and on the weekdays of the specification', async () => {
  const week = async (code: string) => (await gameDetail(services, code, 'EN')).timetable;
  const stations = async (code: string) =>
    (await week(code)).map((day) => [day.weekday, day.stations.map(({ name }) => name).join(', ')]);
  expect(await stations('VN_NORTH')).toEqual([
    [1, 'Ha Noi'],
    [2, 'Quang Ninh'],
    [3, 'Bac Ninh'],
    [4, 'Ha Noi'],
    [5, 'Hai Phong'],
    [6, 'Nam Dinh'],
    [7, 'Thai Binh'],
  ]);
  expect(await stations('VN_SOUTH')).toEqual([
    [1, 'Ho Chi Minh City, Dong Thap, Ca Mau'],
    [2, 'Ben Tre, Vung Tau, Bac Lieu'],
    [3, 'Dong Nai, Can Tho, Soc Trang'],
    [4, 'Tay Ninh, An Giang, Binh Thuan'],
    [5, 'Vinh Long, Binh Duong, Tra Vinh'],
    [6, 'Ho Chi Minh City, Long An, Binh Phuoc, Hau Giang'],
    [7, 'Tien Giang, Kien Giang, Da Lat'],
  ]);
  for (const [code, time] of [
    ['VN_NORTH', '18:15'],
    ['VN_CENTRAL', '17:15'],
    ['VN_SOUTH', '16:15'],
  ] as const) {
    expect((await week(code)).map(({ localTime }) => localTime)).toEqual(Array(7).fill(time));
  }
});

describe('coming draws', () => {
  test("LOTTERY-10 begin with the game's own next draw, which is not closed", async () => {
    for (const code of ['SSC_5M', 'E_SSC_45S', 'VN_NORTH', 'VN_SOUTH']) {
      const { game } = await gameDetail(services, code, 'EN');
      const { content } = await comingDraws(services, code, 3, 'EN');
      expect(['open', 'scheduled']).toContain(content[0]?.state);
      const [{ drawId, closesAt, drawAt } = { drawId: '', closesAt: '', drawAt: '' }] = content;
      expect([drawId, closesAt, drawAt]).toEqual([game.nextDrawId, game.nextClosesAt, game.nextDrawAt]);
    }
  });

  test('LOTTERY-10 name the stations, skip holidays and have no result', async () => {
    const { content } = await comingDraws(services, 'VN_NORTH', 50, 'EN');
    expect(content).toHaveLength(50);
    expect(content[0]).toMatchObject({ issueNo: '20260105', opensAt: '2026-01-04T12:00:00.000Z', result: null });
    expect(content[0]?.station).toEqual({ code: 'HN', name: 'Ha Noi' });
    expect(content[1]?.state).toBe('scheduled');
    expect(content.some(({ drawId }) => drawId === 'VN_NORTH-20260217')).toBe(false);
    const { content: south } = await comingDraws(services, 'VN_SOUTH', 4, 'EN');
    const dayAfter = south.map(({ drawId }) => drawId.split('-').slice(1).join(' '));
    expect(dayAfter).toEqual(['20260106 BTR', '20260106 VT', '20260106 BL', '20260107 DN']);
    await expect(comingDraws(services, 'NONE', 3, 'EN')).rejects.toEqual(missing);
  });
});

describe('past draws', () => {
  test('LOTTERY-11 have one result: repeated and concurrent calls get the same', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => listDraws(services, { gameCode: 'SSC_5M', ...page }, 'EN')),
    );
    expect(other).toEqual(one);
    expect(one?.content).toHaveLength(10);
    expect(one?.content.every(({ state, result }) => state === 'settled' && result?.version === 1)).toBe(true);
    expect(await findDraw(services, one?.content[3]?.drawId ?? '', 'EN')).toEqual(one?.content[3]);
  });

  test('LOTTERY-11 are bound to their seeds when they open, and tell them when they are drawn', async () => {
    const mine = await testServices(db);
    const { content } = await comingDraws(mine, 'K3_1M', 2, 'EN');
    const [open, later] = content;
    const id = open?.drawId ?? '';
    const before = await drawEvidence(mine, id, 'EN');
    expect(before).toMatchObject({
      commitment: open?.commitment,
      seed: null,
      revealedAt: null,
      versions: [],
      label: id,
    });
    expect(Date.parse(before.committedAt ?? '')).toBeLessThanOrEqual(mine.clock());
    expect([later?.commitment, (await drawEvidence(mine, later?.drawId ?? '', 'EN')).commitment]).toEqual([null, null]);
    mine.pass(2 * MINUTE);
    const after = await drawEvidence(mine, id, 'EN');
    expect(commitmentOf(after.seed ?? '')).toBe(before.commitment);
    expect(drawNumbers(after.seed ?? '', id, { kind: 'dice', count: 3 }, 'portico-hmac-sha256-1')).toEqual(
      after.versions[0]?.prizes,
    );
    expect((await findDraw(mine, id, 'EN')).result?.prizes).toEqual(after.versions[0]?.prizes);
  });

  test.each([
    ['portico-hmac-sha256-2', 'now', 'select $1::text'],
    // An older server knew no other algorithm.
    ['portico-hmac-sha256-1', 'before', 'update lottery_secrets set algorithm = default where day = $1'],
  ] as const)(
    'LOTTERY-11 a draw of the North follows %s where its day was bound %s',
    async (algorithm, since, binding) => {
      const mine = await testServices({ ...db });
      mine.pass((algorithm.endsWith('2') ? 40 : 41) * DAY);
      const [open] = (await comingDraws(mine, 'VN_FAST_1M', 1, 'EN')).content;
      const drawId = open?.drawId ?? '';
      await db.query(`test_bound_${since}`, binding, [drawId.slice(11, 19)]);
      const other = { ...(await testServices({ ...db })), clock: mine.clock };
      expect(await drawEvidence(other, drawId, 'EN')).toMatchObject({ algorithm, commitment: open?.commitment });
      mine.pass(2 * MINUTE);
      const { seed, versions, ...evidence } = await drawEvidence(other, drawId, 'EN');
      expect(evidence.algorithm).toBe(algorithm);
      const { drawing } = await drawGame(other, 'VN_FAST_1M', 'EN');
      expect(drawNumbers(seed ?? '', drawId, drawing, algorithm)).toEqual(versions[0]?.prizes);
    },
  );

  test('LOTTERY-11 another process, and another draw of the day, is bound to its own seed alone', async () => {
    const [mine, other] = [await testServices(db), await testServices({ ...db })];
    const [{ drawId } = { drawId: '' }, next] = (await comingDraws(mine, 'SSC_1M', 2, 'EN')).content;
    const seen = await drawEvidence({ ...other, clock: mine.clock }, drawId, 'EN');
    expect(seen.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(seen.commitment).toBe((await drawEvidence(mine, drawId, 'EN')).commitment);
    mine.pass(2 * MINUTE);
    expect((await drawEvidence(mine, next?.drawId ?? '', 'EN')).commitment).not.toBe(seen.commitment);
    const [secret] = await db.query<{ sealed: string }>('test_secret', 'select sealed from lottery_secrets limit 1');
    // A key and a cipher text, and no 32 bytes in hexadecimal.
    expect(secret?.sealed).not.toMatch(/[0-9a-f]{64}/);
  });

  test('LOTTERY-10 are paged over the range, newest first, and no draw is lost between pages', async () => {
    const range = { gameCode: 'SSC_5M', from: '2026-01-04T17:00:00Z', to: '2026-01-05T05:00:00Z' };
    const first = await listDraws(services, { ...range, pageNo: 1, pageSize: 100 }, 'EN');
    expect(first).toMatchObject({ totalElements: 144, totalPages: 2 });
    const second = await listDraws(services, { ...range, pageNo: 2, pageSize: 100 }, 'EN');
    const ids = [...first.content, ...second.content].map(({ drawId }) => drawId);
    expect(new Set(ids).size).toBe(144);
    expect(ids).toEqual(ids.toSorted().reverse());
    expect((await listDraws(services, { ...range, pageNo: 9, pageSize: 100 }, 'EN')).content).toEqual([]);
  });

  test('LOTTERY-10 can be filtered by state and station, and go back to a limit', async () => {
    const ofState = async (state: 'open' | 'settled' | 'void', to?: string) =>
      (await listDraws(services, { gameCode: 'VN_SOUTH', state, ...(to && { to }), ...page }, 'EN')).content;
    expect((await ofState('settled'))[0]).toMatchObject({ station: { code: 'CM' }, issueNo: '20260105' });
    expect(await ofState('open', '2026-01-09T00:00:00Z')).toHaveLength(0);
    expect(await ofState('void')).toEqual([]);
    const hcm = await listDraws(services, { gameCode: 'VN_SOUTH', station: 'HCM', ...page }, 'EN');
    expect(hcm.content.every(({ station }) => station?.code === 'HCM')).toBe(true);
    const old = new Date(services.clock() - 60 * DAY).toISOString();
    const fast = await listDraws(services, { gameCode: 'SSC_5M', from: old, ...page }, 'EN');
    // Seven days, including the draws at both ends.
    expect(fast.totalElements).toBe(7 * 288 + 1);
  });

  test('LOTTERY-11 are closed between the last bet and the draw, then settled where nobody bet', async () => {
    const { content } = await comingDraws(services, 'E_K3_1M', 1, 'EN');
    const [{ drawId, closesAt, drawAt } = { drawId: '', closesAt: '', drawAt: '' }] = content;
    services.pass(Date.parse(closesAt) - services.clock());
    expect(await findDraw(services, drawId, 'EN')).toMatchObject({ state: 'closed', result: null });
    services.pass(Date.parse(drawAt) - services.clock());
    expect((await findDraw(services, drawId, 'EN')).state).toBe('settled');
  });

  test.each(['NONE-20260105', 'VN_NORTH-20261399', 'VN_NORTH-19990101', 'SSC_5M-20260105-999', 'SSC_5M-29990105-001'])(
    'there is no draw %s',
    async (drawId) => {
      await expect(findDraw(services, drawId, 'EN')).rejects.toEqual(missing);
    },
  );

  test('a range that ends before it begins is refused', async () => {
    const range = { from: '2026-01-05T00:00:00Z', to: '2026-01-04T00:00:00Z' };
    await expect(listDraws(services, { gameCode: 'SSC_5M', ...range, ...page }, 'EN')).rejects.toThrow(Failure);
  });

  test('LOTTERY-11 results entered by an operator are not generated', async () => {
    await db.query('test_stations', `update lottery_rules set drawn_here = false where game_code = 'VN_CENTRAL'`);
    const { content } = await listDraws(services, { gameCode: 'VN_CENTRAL', ...page }, 'EN');
    expect(content[0]).toMatchObject({ source: 'external', state: 'closed', result: null, commitment: null });
  });
});

describe('prize tables', () => {
  test('LOTTERY-01 have their rows with the endings by first and by last digit', async () => {
    const { draw, endings, heads, tails } = await prizeTableOf(services, 'VN_NORTH-20260104', 'VI');
    expect(draw.station).toEqual({ code: 'TB', name: 'Thái Bình' });
    expect(endings).toHaveLength(27);
    expect(endings[0]).toBe(draw.result?.prizes[0]?.numbers[0]?.slice(-2));
    const back = heads.flatMap(({ digit, others }) => others.map((other) => digit + other));
    expect(back.toSorted()).toEqual(endings.toSorted());
    expect(tails.flatMap(({ digit, others }) => others.map((other) => other + digit)).toSorted()).toEqual(
      back.toSorted(),
    );
    const south = await prizeTableOf(services, 'VN_SOUTH-20260104-TG', 'EN');
    expect(south.endings).toHaveLength(18);
    expect(south.draw.result?.prizes[0]?.numbers[0]).toMatch(/^\d{6}$/);
  });

  test('LOTTERY-10 are empty before the draw and for digit lotteries', async () => {
    expect(await prizeTableOf(services, 'VN_NORTH-20260106', 'EN')).toMatchObject({
      endings: [],
      heads: [],
      tails: [],
    });
    await expect(prizeTableOf(services, 'SSC_5M-20260105-001', 'EN')).rejects.toEqual(missing);
  });
});
