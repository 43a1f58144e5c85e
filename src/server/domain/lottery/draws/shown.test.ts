import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { HOUR, MINUTE, type TestServices, testServices } from '../../testing.ts';
import { findDraw, listDraws } from './draws.ts';
import { listGames } from './game-detail.ts';

let db: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
});
afterAll(() => db.close());

const written = (time: number) => new Date(time).toISOString();

test('LOTTERY-11 a result that is drawn late is told to all within ten minutes, and is no news later', async () => {
  // Hours of which nobody has asked for a draw.
  services.pass(48 * HOUR + 30_000);
  const now = services.clock();
  const range = { gameCode: 'K3_1M', from: written(now - HOUR), to: written(now) };
  const { content } = await listDraws(services, { ...range, pageNo: 1, pageSize: 500 }, 'EN');
  const drawn = content.filter(({ drawAt }) => Date.parse(drawAt) <= now);
  expect(drawn.length).toBeGreaterThan(50);
  const sql = `select subject from live_events where kind = 'draws' and subject like 'K3\\_1M%'`;
  const told = (await db.query<{ subject: string }>('test_news', sql)).map(({ subject }) => subject);
  const news = drawn.filter(({ drawAt }) => Date.parse(drawAt) > now - 10 * MINUTE).map(({ drawId }) => drawId);
  expect(told.sort()).toEqual(news.sort());
  expect(news).toHaveLength(10);
  await listDraws(services, { ...range, pageNo: 1, pageSize: 500 }, 'EN');
  expect(await db.query('test_news', sql)).toHaveLength(10);
});

test('LOTTERY-10 LOTTERY-11 a void draw tells its reason, a settled one its time, and each where it is drawn', async () => {
  const range = { gameCode: 'VN_NORTH', from: written(services.clock() - 96 * HOUR), to: written(services.clock()) };
  const { content } = await listDraws(services, { ...range, pageNo: 1, pageSize: 10 }, 'EN');
  const [gone, done] = content;
  if (gone === undefined || done === undefined) throw new Error('too few draws');
  expect(gone).toMatchObject({ source: 'built_in', voidReason: null });
  await db.query(
    'test_void',
    `update lottery_draws set state = 'void', void_reason = 'No draw today.', version = null, prizes = null, entered_at = null where id = $1`,
    [gone.drawId],
  );
  const settledAt = Date.parse(done.drawAt) + MINUTE;
  const settle = `update lottery_draws set state = 'settled', settled_at = $2 where id = $1`;
  await db.query('test_settle', settle, [done.drawId, new Date(settledAt)]);
  expect(await findDraw(services, gone.drawId, 'EN')).toMatchObject({ state: 'void', voidReason: 'No draw today.' });
  expect(await findDraw(services, done.drawId, 'EN')).toMatchObject({
    state: 'settled',
    settledAt: written(settledAt),
    voidReason: null,
    result: { version: 1 },
  });
  await db.query('test_outside', `update lottery_rules set drawn_here = false where game_code = 'VN_NORTH'`);
  expect((await findDraw(services, done.drawId, 'EN')).source).toBe('external');
});

test('LOTTERY-01 a lottery is down until its maintenance ends, and for an unknown time without an end', async () => {
  const until = services.clock() + HOUR;
  const down = async () => {
    const games = await listGames(services, {}, 'EN');
    return games.find(({ gameCode }) => gameCode === 'SSC_5M');
  };
  const set = async (end: number | null) => {
    const sql = `update lottery_games set maintenance = true, maintenance_until = $1 where code = 'SSC_5M'`;
    await db.query('test_down', sql, [end === null ? null : new Date(end)]);
  };
  await set(until);
  expect(await down()).toMatchObject({ maintenance: true, maintenanceUntil: written(until) });
  await set(null);
  expect(await down()).toMatchObject({ maintenance: true, maintenanceUntil: null });
  await set(services.clock());
  expect(await down()).toMatchObject({ maintenance: false, maintenanceUntil: null });
});

test('LOTTERY-01 the games of a prize mode are those that have it', async () => {
  const all = await listGames(services, {}, 'EN');
  for (const prizeMode of new Set(all.map((game) => game.prizeMode))) {
    expect(await listGames(services, { prizeMode }, 'EN')).toEqual(all.filter((game) => game.prizeMode === prizeMode));
  }
});
