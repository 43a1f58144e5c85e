import { afterAll, beforeAll, expect, test } from 'vitest';
import { testNumbers } from '#shared/lottery/testing/families.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase, TEST_NOW } from '../db/testing.ts';
import { randomDraw, randomGames } from '../domain/lottery/bets/testing/random-draw.ts';
import { beginLottery, prepareLottery } from '../domain/lottery/bets/testing.ts';
import { drawGame } from '../domain/lottery/draws/draw-games.ts';
import { playsByCode } from '../domain/lottery/draws/game-plays.ts';
import { reconcile } from '../domain/money/wallet/reconcile.ts';

/** A hundred thousand bets are decided in a test of their own; these go through the database. */
const [DRAWS, BETS] = [8, 140];
/** So low that several wins of a member reach it. */
const MAX_PER_DRAW = '20000.00';

let db: Database;
const accounts = Array.from({ length: 20 }, (_, index) => `random${String(index + 1).padStart(2, '0')}`);
beforeAll(async () => {
  db = await openTestDatabase();
  await prepareLottery(db, accounts);
});
afterAll(() => db.close());

const RULES = `
  update lottery_rules set limits = limits || jsonb_build_object('maxPayoutPerDraw', $2::text,
    'pricing', coalesce(limits -> 'pricing', '{}') || jsonb_build_object('middleSums', $3::text)) where game_code = $1`;
const DRAW = `
  insert into lottery_draws (id, game_code, state, issue_no, opens_at, closes_at, draw_at, version, prizes, entered_at)
  values ($1, $2, 'drawn', $1, $3, $3, $3, 1, $4::jsonb, $3)`;
const PLACE = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb) as x(id text, member_id bigint, place int, play_type text, picks jsonb,
      combinations int, lines int, unit numeric, multiple int, odds text, most numeric)
  ), placed as (
    insert into bets (id, member_id, vendor_code, category, game_name, state, summary, stake, placed_at, moved_at)
    select id, member_id, 'TCG_SEA', 'LOTT', $2, 'open', '', lines * unit * multiple, $4, $4 from given
  )
  insert into lottery_bets (bet_id, member_id, game_code, draw_id, place, play_type, picks, combinations, lines, unit,
    multiple, draw_multiple, stake, odds, hit_probability, return_to_player, max_payout_per_line, max_payout, placed_at)
  select id, member_id, $2, $3, place, play_type, picks, combinations, lines, unit, multiple, 1, lines * unit * multiple,
    odds, '0', 9700, most, most, $4 from given`;
const STORED = `
  select l.bet_id as id, l.state, l.hits, (l.payout * 100)::float8 as payout,
    b.state = l.state and b.payout = l.payout as recorded
  from lottery_bets l join bets b on b.id = l.bet_id where l.draw_id = $1 order by l.place`;
const BALANCES = `select (sum(w.balance) * 100)::float8 as cents from wallets w join members m on m.id = w.member_id
  where m.account like 'random%'`;

const balances = async () => (await db.query<{ cents: number }>('test_balances', BALANCES))[0]?.cents ?? 0;

test('LOTTERY-11 ten thousand random bets of every family are settled as a plain evaluator settles them, to the cent', async () => {
  expect(randomGames.length * DRAWS * BETS).toBeGreaterThanOrEqual(10_000);
  const { needs, settleDue } = await beginLottery(db);
  const ids = await db.query<{ id: number }>(
    'test_ids',
    `select id from members where account like 'random%' order by id`,
  );
  const before = await balances();
  const ends = { won: 0, lost: 0, push: 0, cut: 0 };
  let paid = 0;
  for (const [index, [gameCode, family, middleSums]] of randomGames.entries()) {
    await db.query('test_rules', RULES, [gameCode, MAX_PER_DRAW, middleSums]);
    const game = await drawGame(needs, gameCode, 'EN');
    const plays = [...playsByCode(game, 2).values()];
    const numbers = testNumbers(`settled ${family} ${middleSums}`);
    const expected = new Map<string, unknown[]>();
    for (let draw = 0; draw < DRAWS; draw++) {
      const [drawId, at] = [`${gameCode}-random-${index}-${draw}`, new Date(TEST_NOW - 1_000_000 + draw)];
      const members = ids.map(({ id }) => id);
      const wanted = { family, middleSums, plays, members, bets: BETS, mostPerDraw: 100 * Number(MAX_PER_DRAW) };
      const { result, placed } = randomDraw(wanted, numbers);
      await db.query('test_draw', DRAW, [drawId, gameCode, at, JSON.stringify(result)]);
      const given = placed.map(({ bet, combinations, lines }, place) => {
        const { memberId, playType, picks, unit, multiple, odds, maxPayoutPerLine: most } = bet;
        const costs = { combinations, lines, unit, multiple, odds, most };
        return { id: `${drawId}-${place}`, member_id: memberId, place, play_type: playType, picks, ...costs };
      });
      for (const { end } of placed) {
        ends[end.state] += 1;
        ends.cut += end.cut ? 1 : 0;
        paid += end.payout;
      }
      const ended = placed.map(({ end: { state, hits, payout } }, place) => {
        return { id: `${drawId}-${place}`, state, hits, payout, recorded: true };
      });
      await db.query('test_place', PLACE, [JSON.stringify(given), gameCode, drawId, at]);
      expected.set(drawId, ended);
    }
    await settleDue();
    for (const [drawId, ended] of expected) {
      expect(await db.query('test_stored', STORED, [drawId]), drawId).toEqual(ended);
    }
  }
  expect((await balances()) - before).toBe(paid);
  // A comparison without wins, returned stakes and limits that cut would prove little.
  for (const count of Object.values(ends)) expect(count).toBeGreaterThan(20);
  expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });
}, 600_000);
