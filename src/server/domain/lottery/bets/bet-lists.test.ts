import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { listBets } from '../../play/bets/list-bets.ts';
import { HOUR, MINUTE, outcome } from '../../testing.ts';
import { listChases } from './chases.ts';
import { publishBets } from './publish-bets.ts';
import { getLotteryBet, listLotteryBets } from './read-bets.ts';
import { beginLottery, laterSession, lineOn, prepareLottery, slipOn } from './testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await prepareLottery(db, ['reader01', 'reader02', 'reader03']);
});
afterAll(() => db.close());

const begin = async (account: string) => {
  const begun = await beginLottery(db, account);
  const [session] = begun.sessions;
  if (session === undefined) throw new Error('no session');
  return { ...begun, session };
};
const page = { pageNo: 1, pageSize: 20 };

test('LOTTERY-10 bets are listed newest first, page by page, with the sums of a range of time', async () => {
  const { session, place, coming, services } = await begin('reader01');
  const { memberId } = session;
  const placed: string[] = [];
  for (const wait of [0, MINUTE, HOUR]) {
    services.pass(wait);
    const now = wait === HOUR ? await laterSession(services, 'reader01') : session;
    const [draw = ''] = await coming('SSC_1M', 1);
    const { bets } = await place(now, slipOn(draw, [{ ...lineOn('SUM_BS', 'BIG'), multiple: placed.length + 1 }]));
    placed.push(bets[0]?.betId ?? '');
  }
  const [first, second, third] = placed;
  const list = async (query: object) => {
    const { content, totals } = await listLotteryBets(services, memberId, { ...page, ...query }, 'EN');
    return [content.map(({ betId }) => betId), totals.stake];
  };
  expect(await list({})).toEqual([[third, second, first], '6.00']);
  // The sums are those of all pages.
  expect(await list({ pageSize: 2 })).toEqual([[third, second], '6.00']);
  expect(await list({ pageNo: 2, pageSize: 2 })).toEqual([[first], '6.00']);
  // A range has its beginning and not its end.
  expect(await list({ from: '2026-01-05T09:31:00Z' })).toEqual([[third, second], '5.00']);
  expect(await list({ from: '2026-01-05T09:00:00Z', to: '2026-01-05T09:31:00Z' })).toEqual([[first], '1.00']);
  expect(await outcome(list({ from: '2026-01-05T09:31:00Z', to: '2026-01-05T09:30:00Z' }))).toBe('validation_failed');
});

test('LOTTERY-10 MEMBER-07 the bets of a chase are listed in the order of its draws, over all pages', async () => {
  const { session, place, coming, services } = await begin('reader03');
  const draws = await coming('SSC_1M', 9);
  const chase = { draws: draws.map((drawId) => ({ drawId, multiple: 1 })) };
  await place(session, slipOn(draws[0] ?? '', [lineOn('SUM_BS', 'BIG')], chase));
  const read = async (pageNo: number) => {
    const { content } = await listLotteryBets(services, session.memberId, { pageNo, pageSize: 5 }, 'EN');
    return content.map(({ drawId }) => drawId);
  };
  expect([...(await read(1)), ...(await read(2))]).toEqual(draws);
  const record = await listBets(services, session.memberId, page, 'EN');
  expect(record.content.map(({ drawId }) => drawId)).toEqual(draws);
});

test('LOTTERY-10 a bet that nobody placed is not found, and nobody cancels it', async () => {
  const { session, cancel, services } = await begin('reader02');
  expect(await outcome(getLotteryBet(services, session.memberId, 'b-none', 'EN'))).toBe('not_found');
  expect(await outcome(cancel(session, 'b-none'))).toBe('not_found');
});

test('LOTTERY-10 chases are listed by their game and state, the last one first', async () => {
  const { session, place, coming, services } = await begin('reader02');
  const chaseOn = async (gameCode: string, playType: string, pick: string) => {
    const ids = await coming(gameCode, 2);
    const draws = ids.map((drawId) => ({ drawId, multiple: 1 }));
    services.pass(1_000);
    const { chase } = await place(session, slipOn(ids[0] ?? '', [lineOn(playType, pick)], { draws }));
    return chase?.chaseId;
  };
  const north = await chaseOn('VN_NORTH', 'DE', '27');
  const fast = await chaseOn('SSC_5M', 'SUM_BS', 'BIG');
  const list = async (query: object) =>
    (await listChases(services, session.memberId, { ...page, ...query }, 'EN')).content.map(({ chaseId }) => chaseId);
  expect(await list({})).toEqual([fast, north]);
  expect(await list({ gameCode: 'VN_NORTH' })).toEqual([north]);
  expect(await list({ gameCode: 'SSC_5M', state: 'running' })).toEqual([fast]);
  expect(await list({ gameCode: 'VN_SOUTH' })).toEqual([]);
});

test('LOTTERY-10 a member is told of at most fifty bets of a change, and of the balance once', async () => {
  const { session, services } = await begin('reader03');
  const { memberId } = session;
  const other = (await begin('reader02')).session.memberId;
  const at = new Date(services.clock() + HOUR);
  const changed = Array.from({ length: 51 }, (_, index) => ({ memberId, betId: `b-${index}` }));
  await db.transaction((tx) => publishBets(tx, at, [...changed, { memberId: other, betId: 'b-other' }]));
  const sql = 'select kind, subject, member_id::int as member from live_events where at = $1 order by id';
  const events = await db.query<{ kind: string; subject: string | null; member: number }>('test_events', sql, [at]);
  const mine = events.filter(({ member }) => member === memberId);
  expect(mine.map(({ kind, subject }) => subject ?? kind)).toEqual([
    'balance',
    ...changed.slice(0, 50).map(({ betId }) => betId),
  ]);
  expect(events.filter(({ member }) => member === other).map(({ subject }) => subject)).toEqual([null, 'b-other']);
});
