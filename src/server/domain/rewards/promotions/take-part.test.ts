import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { formOf, registrant } from '../../identity/registration/testing.ts';
import { addDepositor, type Depositor } from '../../payments/deposits/testing.ts';
import { give } from '../../payments/funds/testing.ts';
import { expectReconciled, openGame } from '../../play/seamless/testing.ts';
import { addMembers, DAY, HOUR, outcome, sessionOf, testServices } from '../../testing.ts';
import { listBonuses } from '../bonuses/read-bonuses.ts';
import { grantBonus } from '../bonuses/testing.ts';
import { registerByUsername } from '../new-accounts/register.ts';
import { rewardTurnover } from './grant-by-rule.ts';
import { claimPromotion } from './join-promotion.ts';
import { findMemberPromotion, listMemberPromotions } from './member-promotions.ts';
import { join, pay } from './testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const claim = ({ services, session }: Pick<Depositor, 'services' | 'session'>, id: string) =>
  db.transaction((tx) => claimPromotion(services, tx, session, id, 'EN'));
const stateOf = async ({ services, session }: Pick<Depositor, 'services' | 'session'>, id: string) =>
  (await findMemberPromotion(services, session.memberId, id, 'EN')).participation;
const bonusesOf = async ({ services, session }: Pick<Depositor, 'services' | 'session'>) =>
  (await listBonuses(services, session.memberId, { pageNo: 1, pageSize: 20 }, 'EN')).content;

describe('a promotion of a deposit', () => {
  // The clock of the tests stands on a Monday.
  test('PROMO-01 PROMO-08 is joined, then the deposit gives the bonus: join, signed, issued', async () => {
    const payer = await addDepositor(db);
    expect(await stateOf(payer, 'p-102')).toMatchObject({ state: 'join', eligible: true, joinedAt: null });
    expect(await join(payer, 'p-102')).toMatchObject({
      state: 'signed',
      progress: { kind: 'deposit', target: '20.00', progress: '0.00' },
      eligible: false,
    });
    await pay(payer, '200.00');
    const [bonus] = await bonusesOf(payer);
    // 20% of 200, times ten.
    expect(bonus).toMatchObject({ title: 'Monday reload', amount: '40.00', required: '400.00', sourceId: 'p-102' });
    expect(await stateOf(payer, 'p-102')).toMatchObject({
      state: 'issued',
      bonusId: bonus?.bonusId,
      progress: { target: '20.00', progress: '200.00' },
    });
    // The first deposit of the day alone counts.
    await pay(payer, '100.00');
    expect(await bonusesOf(payer)).toHaveLength(1);
  });

  test('PROMO-01 a deposit of the day that was made before gives the bonus on joining, at most the maximum', async () => {
    const payer = await addDepositor(db);
    await pay(payer, '900.00');
    expect(await join(payer, 'p-102')).toMatchObject({ state: 'issued' });
    expect((await bonusesOf(payer)).map(({ amount }) => amount)).toEqual(['100.00']);
  });

  test('PROMO-01 one that is chosen with the deposit joins by it; too small a deposit gives nothing', async () => {
    const payer = await addDepositor(db);
    await pay(payer, '100.00', 'p-107');
    expect((await bonusesOf(payer)).map(({ amount, sourceId }) => [sourceId, amount])).toEqual([['p-107', '50.00']]);
    const small = await addDepositor(db);
    await join(small, 'p-102');
    await pay(small, '19.99');
    expect(await bonusesOf(small)).toEqual([]);
    expect(await stateOf(small, 'p-102')).toMatchObject({ state: 'signed' });
  });

  test('PROMO-01 joined from many tabs at once it is joined once, and gives one bonus', async () => {
    const payer = await addDepositor(db);
    await pay(payer, '100.00');
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => outcome(join(payer, 'p-102'))));
    expect(outcomes.filter((code) => code === 'in')).toHaveLength(1);
    expect(outcomes.filter((code) => code === 'promotion_already_joined')).toHaveLength(199);
    expect(await bonusesOf(payer)).toHaveLength(1);
  });

  test('PROMO-08 another mode, another time, another day and a second first deposit are refused', async () => {
    const payer = await addDepositor(db);
    expect(await outcome(join(payer, 'p-none'))).toBe('not_found');
    expect(await outcome(join(payer, 'p-103'))).toBe('promotion_unavailable');
    expect(await outcome(join(payer, 'p-105'))).toBe('promotion_unavailable');
    expect(await outcome(join(payer, 'p-110'))).toBe('promotion_unavailable');
    await pay(payer, '50.00');
    expect(await outcome(join(payer, 'p-107'))).toBe('promotion_first_deposit_only');
    payer.services.pass(DAY);
    expect(await outcome(join(payer, 'p-102'))).toBe('promotion_not_eligible');
    expect((await stateOf(payer, 'p-102')).ineligibleReason).toBe('It runs on another day of the week.');
    payer.services.pass(6 * DAY);
    // The next Monday is a new round.
    expect(await join(payer, 'p-102')).toMatchObject({ state: 'signed' });
  });

  test('WALLET-12 the budget is never exceeded, whoever deposits at once', async () => {
    const payers = await Promise.all(Array.from({ length: 5 }, () => addDepositor(db)));
    for (const payer of payers) await join(payer, 'p-102');
    const [before] = await db.query<{ spent: string }>('budget', `select spent from promotions where id = 'p-102'`);
    await db.query('budget_set', `update promotions set budget = spent + 50 where id = 'p-102'`);
    await Promise.all(payers.map((payer) => pay(payer, '100.00')));
    // Each takes 20 of the 50 that are left.
    expect((await Promise.all(payers.map(bonusesOf))).flat()).toHaveLength(2);
    const [after] = await db.query<{ spent: string }>('budget', `select spent from promotions where id = 'p-102'`);
    expect(Number(after?.spent) - Number(before?.spent)).toBe(40);
    await db.query('budget_clear', `update promotions set budget = null where id = 'p-102'`);
  });
});

test('REGISTER-33 PROMO-01 a new member claims the welcome gift as bonus money with its wagering, once', async () => {
  const services = await testServices(db);
  const form = await formOf(services);
  await registerByUsername(services, form, registrant);
  const player = { services, session: await sessionOf(services, form.username ?? '', 'Hoasen2026') };
  const { content, mine } = await listMemberPromotions(
    services,
    player.session.memberId,
    { pageNo: 1, pageSize: 5 },
    'EN',
  );
  // What waits to be claimed comes first.
  expect(content[0]?.participation).toMatchObject({ promotionId: 'p-101', state: 'claim', claimAmount: '10.00' });
  expect(mine).toBe(1);
  const claimed = await Promise.all(Array.from({ length: 200 }, () => outcome(claim(player, 'p-101'))));
  expect(claimed.filter((code) => code === 'in')).toHaveLength(1);
  expect(await bonusesOf(player)).toMatchObject([{ title: 'Welcome gift', amount: '10.00', required: '80.00' }]);
  expect(await stateOf(player, 'p-101')).toMatchObject({ state: 'claimed', claimAmount: null });
});

test('PROMO-01 a claim tells what was credited, and how the member stands with the promotion then', async () => {
  const services = await testServices(db);
  const form = await formOf(services);
  await registerByUsername(services, form, registrant);
  const player = { services, session: await sessionOf(services, form.username ?? '', 'Hoasen2026') };
  const { credit, participation } = await claim(player, 'p-101');
  const [bonus] = await bonusesOf(player);
  expect(credit).toMatchObject({ target: 'bonus_balance', bonusId: bonus?.bonusId, reward: { amount: '10.00' } });
  expect(participation).toEqual(await stateOf(player, 'p-101'));
  expect(participation).toMatchObject({ state: 'claimed', bonusId: bonus?.bonusId });
});

test('PROMO-08 MEMBER-11 the rebate of a week waits from Monday on, once, and no longer than its days', async () => {
  const services = await testServices(db);
  const player = await addDepositor(db);
  const { memberId } = player.session;
  // 100.00 on slots last Wednesday, 50.00 on sports, 1,000.00 at live tables.
  await db.query(
    'rebate_bets',
    `with b as (
       insert into bets (id, member_id, vendor_code, category, game_name, state, summary, stake, valid_turnover,
         placed_at, moved_at, settled_at)
       select 'b-rebate-' || c, $1, 'SAF', c, 'Test', 'lost', '', s, s, $2, $2, $2
       from (values ('RNG', 100), ('SPORTS', 50), ('LIVE', 1000)) x (c, s) returning *
     )
     insert into bet_settlements (bet_id, member_id, category, bets, stake, payout, valid_turnover, settled_at)
     select id, member_id, category, 1, stake, 0, valid_turnover, settled_at from b`,
    [memberId, new Date(services.clock() - 5 * DAY)],
  );
  await rewardTurnover(services);
  await rewardTurnover(services);
  const view = { services, session: player.session };
  // 0.4% of 100.00.
  expect(await stateOf(view, 'p-103')).toMatchObject({ state: 'claim', claimAmount: '0.40' });
  // 0.3% of the fifth of 1,000.00 that counts.
  expect(await stateOf(view, 'p-108')).toMatchObject({ state: 'claim', claimAmount: '0.60' });
  const rewards = await db.query('rebates', `select id from member_rewards where member_id = $1`, [memberId]);
  expect(rewards).toHaveLength(2);
  // Monday 09:30 UTC is 16:30 in Vietnam, so less than seven days later it is over.
  services.pass(7 * DAY - 17 * HOUR);
  expect(await stateOf(view, 'p-103')).toMatchObject({ state: 'claim' });
  services.pass(HOUR);
  expect(await stateOf(view, 'p-103')).toMatchObject({ state: 'join' });
  expect(await outcome(claim(view, 'p-103'))).toBe('reward_unavailable');
});

test('PROMO-01 of a stake with bonus money only the own share earns the rebate', async () => {
  const services = await testServices(db);
  await addMembers(db, [{ account: 'rebate02' }]);
  const game = await openGame(services, 'rebate02');
  const memberId = Number(game.memberId);
  await give(services, await sessionOf(services, 'rebate02'), '25.00');
  await grantBonus(services, memberId, '75.00', 'RNG');
  await game.debit('rebate02', 'rebate02', '100.00');
  await game.credit('rebate02-c', 'rebate02', '0.00');
  services.pass(7 * DAY);
  await rewardTurnover(services);
  const [rebate] = await db.query(
    'rebate_share',
    `select reward ->> 'amount' as amount from member_rewards where member_id = $1`,
    [memberId],
  );
  // 0.4% of the 25.00 of main money.
  expect(rebate).toEqual({ amount: '0.10' });
});
