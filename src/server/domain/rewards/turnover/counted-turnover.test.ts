import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { beginLottery, lineOn, prepareLottery, slipOn } from '../../lottery/bets/testing.ts';
import { opposedBets, opposites, sides } from './counted-turnover.ts';

const placed = ['1_5_DRAGON', '1_5_TIE'] as const;
const [dragon, tie] = placed;

let db: TestDatabase;
let betIds: readonly string[];
beforeAll(async () => {
  db = await openTestDatabase();
  await prepareLottery(db, ['covering']);
  const { sessions, place, coming } = await beginLottery(db, 'covering');
  const [session] = sessions;
  if (session === undefined) throw new Error('no session');
  const [draw = ''] = await coming('SSC_1M', 1);
  const lines = placed.map((side) => lineOn('DRAGON_TIGER', side));
  betIds = (await place(session, slipOn(draw, lines))).bets.map(({ betId }) => betId);
});
afterAll(() => db.close());

// A dragon has odds of 2.15, a tie of 9.70.
test.each([
  ['sides of any odds', sides, undefined, [dragon, tie]],
  ['sides of odds up to ten, by their numbers', sides, '10.00', [dragon, tie]],
  ['sides of odds up to those of a tie', sides, '9.7', [dragon, tie]],
  ['sides of odds below those of a tie', sides, '9.69', [dragon]],
  ['sides of odds below both', sides, '2.14', []],
  ['opposites, of which a tie is none', opposites, undefined, []],
] as const)('among %s, a dragon and a tie of one draw', async (name, kind, odds, found) => {
  const mine = '(select draw_id, member_id from lottery_bets where bet_id = $1)';
  const sql = opposedBets(mine, kind, odds && `'${odds}'`);
  const rows = await db.query<{ bet_id: string }>(`test_${name}`, sql, [betIds[0] ?? '']);
  expect(rows.map(({ bet_id }) => placed[betIds.indexOf(bet_id)]).sort()).toEqual(found);
});
