import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { netOutcome, netOutcomeOf } from './settlements.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test.each([
  ['0.10', '0.00', 'lost'],
  ['0.10', '0.056', 'lost'],
  ['0.10', '0.09999999', 'lost'],
  ['0.10', '0.1', 'push'],
  ['0.10', '0.10000001', 'won'],
  ['9.00', '10.00', 'won'],
  ['80.00', '0.30', 'lost'],
  // Free rounds.
  ['0.00', '5.00', 'won'],
  ['0.00', '0.00', 'lost'],
])(
  'MEMBER-07 LOBBY-19 a stake of %s that is paid %s is %s, in code and in statements',
  async (stake, payout, outcome) => {
    expect(netOutcome(stake, payout)).toBe(outcome);
    const sql = `select ${netOutcomeOf('$1::numeric', '$2::numeric')} as outcome`;
    expect(await db.query('test_net_outcome', sql, [stake, payout])).toEqual([{ outcome }]);
  },
);
