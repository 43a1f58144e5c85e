import { afterEach, beforeEach, expect, test } from 'vitest';
import { missions } from '#server/db/schema/promotions.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { reward } from '#server/seed/promotions.ts';
import { addMembers, DAY, type TestServices, testServices } from '../../testing.ts';
import { missionsLeaderboard } from './leaderboard.ts';

let db: TestDatabase;
let services: TestServices;
const ids = new Map<string, number>();
// A database for each test: the board is that of all its members.
beforeEach(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  await db.query('test_no_completions', 'delete from mission_completions');
  await db.orm.insert(missions).values({
    id: 'mi-board',
    kind: 'bets',
    target: '1',
    repeats: 'day',
    startsAt: new Date(0),
    title: { EN: 'Play', VI: 'Chơi' },
    text: { EN: 'Points', VI: 'Điểm' },
    reward: reward('points', { points: 1 }),
  });
  await addMembers(db, [
    ...['boardone', 'boardtwo', 'boardaway', 'boardback'].map((account) => ({ account })),
    { account: 'boardtrial', type: 4 },
  ]);
  const rows = await db.query<{ id: number; account: string }>(
    'test_ids',
    `select id, account from members where account like 'board%'`,
  );
  for (const { id, account } of rows) ids.set(account, id);
});
afterEach(() => db.close());

/** Notes a completion of the mission in a round of its own. */
let rounds = 0;
function completed(account: string, at: string) {
  rounds += 1;
  return db.query(
    'test_completed',
    `insert into mission_completions (mission_id, member_id, round, completed_at) values ('mi-board', $1, $2, $3)`,
    [ids.get(account) ?? 0, new Date(rounds * DAY), new Date(at)],
  );
}
const board = async (period: 'day' | 'week' | 'month', page: object = {}, account = 'boardone') =>
  missionsLeaderboard(services, ids.get(account) ?? 0, { period, pageNo: 1, pageSize: 20, ...page });
const places = async (period: 'day' | 'week' | 'month') =>
  (await board(period)).content.map(
    ({ position, rank, nickname, score }) => `${position} ${rank} ${nickname} ${score}`,
  );

test('API-44 a period of the board begins at midnight in the zone of the brand and ends before the next', async () => {
  // It is Monday the 5th, 16:30 in Vietnam. The day, as the week, began at 17:00 UTC of the 4th.
  await completed('boardone', '2026-01-04T16:59:59.999Z');
  await completed('boardone', '2026-01-04T17:00:00.000Z');
  await completed('boardtwo', '2026-01-05T16:59:59.999Z');
  await completed('boardtwo', '2026-01-05T17:00:00.000Z');
  await completed('boardtwo', '2026-01-11T17:00:00.000Z');
  expect(await places('day')).toEqual(['1 1 bo***ne 1', '2 1 bo***wo 1']);
  expect(await places('week')).toEqual(['1 1 bo***wo 2', '2 2 bo***ne 1']);
  expect(await places('month')).toEqual(['1 1 bo***wo 3', '2 2 bo***ne 2']);
  expect(await board('month', { pageNo: 2, pageSize: 1 })).toMatchObject({
    totalPages: 2,
    totalElements: 2,
    content: [{ position: 2 }],
    me: { position: 2, rank: 2, score: 2 },
    startsAt: '2025-12-31T17:00:00.000Z',
    endsAt: '2026-01-31T17:00:00.000Z',
  });
});

test('API-44 trial accounts and those who exclude themselves now are not on the board', async () => {
  await completed('boardone', '2026-01-04T17:00:00Z');
  for (const account of ['boardtrial', 'boardaway', 'boardback']) await completed(account, '2026-01-05T09:00:00Z');
  await completed('boardtwo', '2026-01-05T16:59:00Z');
  const exclude = `insert into self_exclusions (member_id, period, starts_at, ends_at) values ($1, 'day', $2, $3)`;
  const now = services.clock();
  await db.query('test_exclude', exclude, [ids.get('boardaway') ?? 0, new Date(now), new Date(now + 1)]);
  await db.query('test_exclude', exclude, [ids.get('boardback') ?? 0, new Date(now - DAY), new Date(now)]);
  expect((await places('day')).map((place) => place.split(' ')[2])).toEqual(['bo***ne', 'bo***ck', 'bo***wo']);
  expect((await board('day', {}, 'boardaway')).me).toBeNull();
  services.pass(1);
  expect(await places('day')).toContain('2 1 bo***ay 1');
});
