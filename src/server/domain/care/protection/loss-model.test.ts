import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { addMembers, DAY, HOUR, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { requireMayStake } from './require-may-stake.ts';

let db: TestDatabase;
let services: TestServices;
let player: { readonly memberId: number; readonly sessionId: number };
beforeAll(async () => {
  db = await openTestDatabase();
  const { protection } = (await testServices(db)).brand;
  services = await testServices(db, { protection: { ...protection, realityCheckMinutes: 0 } });
  await addMembers(db, [{ account: 'model03' }]);
  const { memberId, id } = await sessionOf(services, 'model03');
  player = { memberId, sessionId: id };
});
afterAll(() => db.close());

/** Hanoi is 7 hours ahead of UTC, all year. */
const AHEAD = 7 * HOUR;

/** When the day, week or month began, counted from 1 January 1970, a Thursday. */
function beginning(period: string, now: number): number {
  const shown = now + AHEAD;
  const day = Math.floor(shown / DAY);
  if (period === 'day') return day * DAY - AHEAD;
  if (period === 'week') return (day - ((day + 3) % 7)) * DAY - AHEAD;
  const date = new Date(shown);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) - AHEAD;
}

interface Bet {
  readonly stake: number;
  readonly payout: number;
  /** Undefined while it is open. */
  readonly settledAt: number | undefined;
}

function mayStake(bets: readonly Bet[], limits: readonly [string, number][], now: number, cents: number): boolean {
  return limits.every(([period, limit]) => {
    const begins = beginning(period, now);
    let lost = 0;
    for (const { stake, payout, settledAt } of bets) {
      if (settledAt === undefined) lost += stake;
      else if (settledAt >= begins) lost += stake - payout;
    }
    return Math.max(0, lost) + cents <= limit;
  });
}

const NOW = Date.UTC(2026, 0, 29, 12);
/** Half of the moments are right at a midnight in Hanoi. */
const moment = fc.oneof(
  fc.integer({ min: NOW - 40 * DAY, max: NOW }),
  fc
    .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: -1, max: 1 }))
    .map(([days, off]) => beginning('day', NOW) - days * DAY + off),
);
const cents = fc.integer({ min: 1, max: 9_999 });
const bet = fc.record({
  stake: cents,
  payout: fc.oneof(fc.constant(0), cents),
  settledAt: fc.option(moment, { nil: undefined }),
});
const written = (amount: number) => (amount / 100).toFixed(2);

async function store(bets: readonly Bet[], limits: readonly [string, number][]): Promise<void> {
  const { memberId } = player;
  await db.query('test_no_settlements', 'delete from bet_settlements where member_id = $1', [memberId]);
  await db.query('test_no_bets', 'delete from bets where member_id = $1', [memberId]);
  await db.query('test_no_limits', 'delete from play_limits where member_id = $1', [memberId]);
  for (const [at, { stake, payout, settledAt }] of bets.entries()) {
    const state = settledAt === undefined ? 'open' : 'lost';
    await db.query(
      'test_bet_add',
      `insert into bets (id, member_id, vendor_code, category, game_name, state, summary, stake, payout, placed_at, moved_at,
         settled_at)
       values ($1, $2, 'SAF', 'RNG', 'Lantern Road', $3, '', $4, $5, $6, $6, $7)`,
      [
        `model-${at}`,
        memberId,
        state,
        written(stake),
        written(payout),
        new Date(NOW - 50 * DAY),
        settledAt === undefined ? null : new Date(settledAt),
      ],
    );
  }
  await db.query(
    'test_settlements',
    `insert into bet_settlements (bet_id, member_id, category, bets, stake, payout, valid_turnover, settled_at)
     select id, member_id, category, 1, stake, payout, 0, settled_at from bets where member_id = $1 and state <> 'open'`,
    [memberId],
  );
  for (const [period, limit] of limits) {
    await db.query(
      'test_limit_add',
      `insert into play_limits (member_id, kind, period, set_by, amount) values ($1, 'loss', $2, 'member', $3)`,
      [memberId, period, written(limit)],
    );
  }
}

test('MEMBER-22 of overlapping limits each holds, as a plain sum over all bets says', async () => {
  const answers = new Set<string>();
  const limit = fc.option(fc.integer({ min: 1, max: 40_000 }), { nil: undefined, freq: 4 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(bet, { maxLength: 8 }),
      fc.record({ day: limit, week: limit, month: limit }),
      moment,
      cents,
      async (bets, wanted, now, amount) => {
        const limits = Object.entries(wanted).flatMap(([period, most]): [string, number][] =>
          most === undefined ? [] : [[period, most]],
        );
        // No bet is settled in the future.
        const known = bets.map((one) => ({ ...one, settledAt: one.settledAt && Math.min(one.settledAt, now) }));
        await store(known, limits);
        const asked = { ...player, amount: written(amount), at: new Date(now) };
        const answer = await outcome(requireMayStake({ ...services, db }, asked));
        answers.add(answer);
        expect(answer).toBe(mayStake(known, limits, now, amount) ? 'in' : 'play_limit_reached');
      },
    ),
    { numRuns: 150 },
  );
  // Both answers were asked for.
  expect(answers.size).toBe(2);
});
