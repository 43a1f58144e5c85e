import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { post } from '../../money/wallet/post.ts';
import { give } from '../../payments/funds/testing.ts';
import { expectReconciled, openGame } from '../../play/seamless/testing.ts';
import { addMembers, type TestServices, testServices } from '../../testing.ts';
import { type BetAmount, type PayoutParts, payoutParts, payoutPostings } from './payout-postings.ts';
import { grantBonus } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
let memberId = 0;
/** Bets of 5.00: of main money, of 1.00 main money and two bonuses, and of the second bonus. */
let [own, shared, wholly] = ['', '', ''];
let [first, second] = ['', ''];
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  await addMembers(db, [{ account: 'parted' }]);
  const game = await openGame(services, 'parted');
  memberId = Number(game.memberId);
  await give(services, { memberId }, '6.00');
  own = (await game.debit('parted-1', 'parted-1', '5.00')).betId ?? '';
  first = await grantBonus(services, memberId, '1.50', 'RNG');
  services.pass(1_000);
  second = await grantBonus(services, memberId, '8.00', 'RNG');
  shared = (await game.debit('parted-2', 'parted-2', '5.00')).betId ?? '';
  wholly = (await game.debit('parted-3', 'parted-3', '5.00')).betId ?? '';
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const undone = new Error('undone');

/** Runs on the stakes as they are, and takes back what it did. */
async function tried<Result>(work: (tx: Parameters<typeof payoutParts>[0]) => Promise<Result>): Promise<Result> {
  const results: Result[] = [];
  const trial = db.transaction(async (tx) => {
    results.push(await work(tx));
    throw undone;
  });
  await expect(trial).rejects.toBe(undone);
  const [result] = results;
  if (result === undefined) throw new Error('nothing was tried');
  return result;
}

const parts = (...amounts: readonly BetAmount[]) => tried((tx) => payoutParts(tx, services.brand, amounts));
const bonus = (amount: string) => `bonus ${amount}`;
const house = (amount: string) => `promotions ${amount}`;
const told = ({ main, others }: PayoutParts) => [
  main,
  ...others.map((entry) => `${'house' in entry ? entry.house : entry.purpose} ${entry.amount}`),
];

test('WALLET-12 bonuses get the share that they staked, rounded down, and the main wallet the rest', async () => {
  const given = [
    { betId: own, amount: '7.00' },
    { betId: shared, amount: '10.00' },
    // 0.009 of the first bonus, 0.015 of the second.
    { betId: shared, amount: '0.03' },
    { betId: wholly, amount: '10.00' },
    { betId: shared, amount: '0' },
    { betId: 'b-nowhere', amount: '1.00' },
  ];
  expect((await parts(...given)).map(told)).toEqual([
    ['7.00'],
    ['2.00', bonus('8.00')],
    ['0.02', bonus('0.01')],
    ['0.00', bonus('10.00')],
    ['0.00'],
    ['1.00'],
  ]);
  expect(await parts()).toEqual([]);
  expect((await parts({ betId: own, amount: '7.00' })).map(told)).toEqual([['7.00']]);
});

test('WALLET-12 the bonus money that bets of two members pay goes to each of them', async () => {
  await addMembers(db, [{ account: 'partedtoo' }]);
  const game = await openGame(services, 'partedtoo');
  await grantBonus(services, Number(game.memberId), '5.00', 'RNG');
  const other = (await game.debit('partedtoo-1', 'partedtoo-1', '5.00')).betId ?? '';
  const paid = await parts({ betId: wholly, amount: '1.00' }, { betId: other, amount: '2.00' });
  expect(paid.map(({ others }) => others)).toEqual([
    [{ memberId, purpose: 'bonus', amount: '1.00' }],
    [{ memberId: Number(game.memberId), purpose: 'bonus', amount: '2.00' }],
  ]);
});

test('WALLET-12 what comes and goes is in the balance of each bonus', async () => {
  const sql = 'select id, balance::float8 as balance from bonuses where member_id = $1 order by granted_at';
  const amounts = [
    { betId: shared, amount: '10.00' },
    { betId: wholly, amount: '2.00' },
    { betId: shared, amount: '-5.00' },
  ];
  const rows = await tried(async (tx) => {
    await payoutParts(tx, services.brand, amounts);
    return tx.query('test_kept', sql, [memberId]);
  });
  // The first had nothing left and the second 0.50. Of 10.00 they get 3.00 and 5.00.
  expect(rows).toEqual([
    { id: first, balance: 1.5 },
    { id: second, balance: 0.5 + 5 + 2 - 2.5 },
  ]);
});

test('WALLET-12 of what goes back a bonus gives no more than it has, also of what it just got', async () => {
  const back = { betId: shared, amount: '-10.00' };
  // The first has nothing, the second 0.50.
  expect((await parts(back)).map(told)).toEqual([['-9.50', bonus('-0.50')]]);
  expect((await parts({ betId: shared, amount: '10.00' }, back, back)).map(told)).toEqual([
    ['2.00', bonus('8.00')],
    ['-2.00', bonus('-8.00')],
    ['-9.50', bonus('-0.50')],
  ]);
});

test.each([
  ['completed', ['7.00', bonus('3.00')], ['10.00'], 'converted = 0'],
  ['cancelled', ['2.00', bonus('3.00'), house('5.00')], ['0.00', house('10.00')], 'forfeited = 0'],
  ['expired', ['2.00', bonus('3.00'), house('5.00')], ['0.00', house('10.00')], 'forfeited = 0'],
])('WALLET-12 of 10.00 after the second bonus is %s', async (state, ofShared, ofWhole, rest) => {
  const sql = `update bonuses set state = $2, balance = 0, ended_at = now(), ${rest} where id = $1`;
  const paid = await tried(async (tx) => {
    await tx.query(`test_end_${rest}`, sql, [second, state]);
    return payoutParts(tx, services.brand, [
      { betId: shared, amount: '10.00' },
      { betId: wholly, amount: '10.00' },
    ]);
  });
  expect(paid.map(told)).toEqual([ofShared, ofWhole]);
});

test('WALLET-12 of a payout the main wallet gets its part alone, and other entries stay', async () => {
  const payout = (betId: string, amount: string) => ({
    key: `test:pay:${betId}`,
    kind: 'prize' as const,
    reason: { kind: 'bet', id: betId } as const,
    currency: 'USD' as const,
    at: new Date(services.clock()),
    entries: [
      { house: 'vendor:SAF', amount: `-${amount}` },
      { memberId, purpose: 'main', amount },
    ] as const,
  });
  const given = [payout(own, '7.00'), payout(shared, '10.00'), payout(wholly, '4.00')];
  const postings = await tried(async (tx) => {
    const divided = await payoutPostings(tx, services.brand, given);
    for (const one of divided) await post(tx, one);
    return divided;
  });
  const bonusMoney = (amount: string) => ({ memberId, purpose: 'bonus', amount });
  const fromVendor = (amount: string) => ({ house: 'vendor:SAF', amount });
  expect(postings.map(({ entries: _, ...posting }) => posting)).toEqual(given.map(({ entries: _, ...one }) => one));
  expect(postings.map(({ entries }) => entries)).toEqual([
    [fromVendor('-7.00'), { memberId, purpose: 'main', amount: '7.00' }],
    [fromVendor('-10.00'), { memberId, purpose: 'main', amount: '2.00' }, bonusMoney('8.00')],
    [fromVendor('-4.00'), bonusMoney('4.00')],
  ]);
});
