import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { beginLottery, lineOn, northern, prepareLottery, slipOn } from '../../lottery/bets/testing.ts';
import { post } from '../../money/wallet/post.ts';
import { give } from '../../payments/funds/testing.ts';
import { playerOf } from '../../play/games/testing.ts';
import { expectReconciled } from '../../play/seamless/testing.ts';
import { addMembers, testServices } from '../../testing.ts';
import { grantBonus } from './testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

/** The main wallet and the bonus money of a member in cents; the bonus keeps the same sum. */
async function cents(memberId: number) {
  const sql = `
    select (coalesce(sum(balance) filter (where kind = 'main'), 0) * 100)::int as main,
      (coalesce(sum(balance) filter (where kind = 'bonus'), 0) * 100)::int as bonus,
      (select (sum(balance) * 100)::int from bonuses where member_id = $1) as kept
    from wallets where member_id = $1`;
  const [found] = await db.query<{ main: number; bonus: number; kept: number }>('test_cents', sql, [memberId]);
  expect(found?.kept).toBe(found?.bonus);
  return { main: found?.main, bonus: found?.bonus };
}

test('WALLET-12 LOBBY-19 an in-house round takes bonus money after main money, and pays both their share', async () => {
  const services = await testServices(db);
  await addMembers(db, [{ account: 'lampbonus' }]);
  await db.query('test_grown_up', `update members set birthday = '1990-05-01' where account = 'lampbonus'`);
  const player = await playerOf(services, 'lampbonus');
  const { memberId } = player.session;
  await give(services, player.session, '1.00');
  await grantBonus(services, memberId, '400.00', 'INHOUSE');
  const model = { main: 100, bonus: 40_000 };
  const ends = new Set<string>();
  for (let round = 0; round < 60 && ends.size < 2; round++) {
    const answer = await player.play({ game: 'lumo-lamp', light: 'TEAL' }, '4.00', `bonus-${round}`);
    const own = Math.min(model.main, 400);
    // The lamp pays 1.98 times the stake.
    const payout = answer.round.state === 'won' ? 792 : 0;
    const share = Math.floor((payout * (400 - own)) / 400);
    model.main += payout - share - own;
    model.bonus += share - (400 - own);
    expect(await cents(memberId)).toEqual(model);
    expect(answer.balanceAfter).toBe(((model.main + model.bonus) / 100).toFixed(2));
    ends.add(answer.round.state);
  }
  expect(ends).toEqual(new Set(['won', 'lost']));
});

test('WALLET-12 LOTTERY-11 a lottery bet of bonus money pays bonus money, and a correction takes it back there', async () => {
  await prepareLottery(db, ['lottobonus']);
  const { services, sessions, place, quote, enter, correct, settleDue, until } = await beginLottery(db, 'lottobonus');
  const [session] = sessions;
  if (session === undefined) throw new Error('no session');
  const { memberId } = session;
  await post(db, {
    key: 'spent:lottobonus',
    kind: 'adjustment',
    reason: { kind: 'account', id: 'lottobonus' },
    currency: 'USD',
    at: new Date(services.clock()),
    entries: [
      { memberId, purpose: 'main', amount: '-99999.00' },
      { house: 'house', amount: '99999.00' },
    ],
  });
  await grantBonus(services, memberId, '7.00', 'RNG');
  await grantBonus(services, memberId, '20.00', 'LOTT');
  const draw = 'VN_NORTH-20260105';
  const slip = slipOn(draw, [lineOn('DE', '22'), lineOn('DE', '27')]);
  // The bonus of another category pays no lottery bet.
  expect(await quote(session, slip)).toMatchObject({ balanceAfter: '19.00', affordable: true });
  expect(await place(session, slip)).toMatchObject({ balanceAfter: '19.00' });
  expect(await cents(memberId)).toEqual({ main: 0, bonus: 2_600 });
  until('2026-01-05T12:00:00Z');
  await enter(draw, northern('44427'));
  await settleDue();
  // The second bet, wholly of bonus money, pays 98 times its stake.
  expect(await cents(memberId)).toEqual({ main: 0, bonus: 2_600 + 9_800 });
  await correct(draw, 1, northern('44422'));
  expect(await cents(memberId)).toEqual({ main: 9_800, bonus: 2_600 });
});
