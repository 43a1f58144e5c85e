import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { outcome } from '../../testing.ts';
import { beginLottery, lineOn, prepareLottery, slipOn } from './testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await prepareLottery(db, ['careless01', 'careless02']);
});
afterAll(() => db.close());

const begin = async (account = 'careless01') => {
  const begun = await beginLottery(db, account);
  const [session] = begun.sessions;
  if (session === undefined) throw new Error('no session');
  return { ...begun, session };
};
const betsOf = async (memberId: number) => {
  const sql = 'select count(*)::int as count from lottery_bets where member_id = $1';
  return (await db.query<{ count: number }>('test_count', sql, [memberId]))[0]?.count;
};

test('LOTTERY-10 a hundred thousand combinations are more lines than a slip may have, and take nothing', async () => {
  const { session, place, quote, coming } = await begin();
  const [draw = ''] = await coming('SSC_5M', 1);
  const all = [...'0123456789'];
  const every = { playType: 'S5_STRAIGHT', picks: [all, all, all, all, all], unit: '0.01', multiple: 1 };
  const slip = slipOn(draw, [every]);
  const before = process.cpuUsage();
  expect(await outcome(quote(session, slip))).toBe('bet_limit_exceeded');
  expect(await outcome(place(session, slip))).toBe('bet_limit_exceeded');
  // Work rather than time, which also passes while others work.
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(2_000);
  // The ten thousand lines that a slip may have cost less than a draw allows.
  const most = { ...every, picks: [...every.picks.slice(0, 4), ['0']] };
  expect(await quote(session, slipOn(draw, [most]))).toMatchObject({ totalStake: '100.00' });
  expect(await outcome(place(session, slipOn(draw, [most, { ...most, picks: every.picks.map(() => ['1']) }])))).toBe(
    'bet_limit_exceeded',
  );
  expect(await betsOf(session.memberId)).toBe(0);
});

test.each([
  ['a number twice', ['27', '27']],
  ['a digit too many', ['270']],
  ['a digit too few', ['7']],
  ['a full-width digit', ['２７']],
  ['letters', ['xx']],
  ['a space', [' 27']],
  ['nothing', []],
])('LOTTERY-10 %s in the picks is refused', async (_, picks) => {
  const { session, place, quote, coming } = await begin();
  const [draw = ''] = await coming('VN_NORTH', 1);
  const slip = slipOn(draw, [{ ...lineOn('LO_2'), picks: [picks] }]);
  expect(await outcome(quote(session, slip))).toBe('validation_failed');
  expect(await outcome(place(session, slip))).toBe('validation_failed');
  expect(await betsOf(session.memberId)).toBe(0);
});

test('LOTTERY-10 a slip from before other limits is asked for again, and then keeps to them', async () => {
  const { session, place, coming } = await begin('careless02');
  const [draw = ''] = await coming('VN_CENTRAL', 1);
  const slip = slipOn(draw, [{ ...lineOn('DE', '27'), multiple: 100 }]);
  await db.query(
    'test_limits',
    `update lottery_rules set limits = limits || '{"oddsVersion": 2, "pricing": {"limits": {"DE": {"maxStake": "50.00", "maxPayout": "4900.00"}}}}'
     where game_code = 'VN_CENTRAL'`,
  );
  expect(await outcome(place(session, slip))).toBe('odds_changed');
  expect(await outcome(place(session, { ...slip, oddsVersion: 2 }))).toBe('bet_limit_exceeded');
  const less = slipOn(draw, [{ ...lineOn('DE', '27'), multiple: 50 }], { oddsVersion: 2 });
  expect((await place(session, less)).bets[0]).toMatchObject({ stake: '50.00', maxPayout: '4900.00' });
});
