import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/testing.ts';
import { lockMoney, returnLocks } from '../domain/money/vault/vault.ts';
import { post } from '../domain/money/wallet/post.ts';
import { give } from '../domain/payments/funds/testing.ts';
import { betOfRound, placeOnRound, settleBet } from '../domain/play/bets/round-bet.ts';
import { settleLeftRounds } from '../domain/play/games/end-round.ts';
import { playerOf } from '../domain/play/games/testing.ts';
import { expectReconciled, mainBalance } from '../domain/play/seamless/testing.ts';
import { earnAllPoints } from '../domain/rewards/points/earn-points.ts';
import { pointsBalance } from '../domain/rewards/points/points-balance.ts';
import { addMembers, DAY, type TestServices, testServices } from '../domain/testing.ts';

let db: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

/** Two members with $1,000.00; the first has what fails. */
async function two(name: string) {
  const accounts = [`${name}1`, `${name}2`];
  await addMembers(
    db,
    accounts.map((account) => ({ account })),
  );
  await db.query('test_adults', `update members set birthday = '1990-05-01' where account = any($1)`, [accounts]);
  const [stuck, other] = await Promise.all(accounts.map((account) => playerOf(services, account)));
  if (stuck === undefined || other === undefined) throw new Error('no players');
  for (const { session } of [stuck, other]) await give(services, session, '1000.00');
  return { stuck, other };
}

/** Another posting has the key of what is to be posted, so that cannot be. */
const takeKey = (key: string) =>
  post(db, {
    key,
    kind: 'adjustment',
    reason: { kind: 'operator', id: key },
    currency: 'USD',
    at: new Date(services.clock()),
    entries: [
      { house: 'house', amount: '-1.00' },
      { house: 'fees', amount: '1.00' },
    ],
  });

test('a lock of the vault that cannot be returned keeps no other waiting', async () => {
  const { stuck, other } = await two('vaulted');
  const lock = ({ session }: typeof stuck) =>
    db.transaction((tx) => lockMoney(services, tx, session, { amount: '400.00', hours: 24 }));
  const { lockId } = (await lock(stuck)).lock;
  services.pass(1);
  await lock(other);
  await takeKey(`vault:${lockId}:returned`);
  services.pass(DAY);
  await expect(returnLocks(services)).rejects.toThrow('1 locks of the vault were not returned');
  expect(await mainBalance(db, String(other.memberId))).toBe('1000.00');
  expect(await mainBalance(db, String(stuck.memberId))).toBe('600.00');
});

test('points that cannot be credited keep no other member waiting', async () => {
  const { stuck, other } = await two('earning');
  for (const [place, { memberId }] of [stuck, other].entries()) {
    const round = { vendor: 'SAF', memberId, roundId: `earning-${place}` };
    await db.transaction((tx) =>
      placeOnRound(tx, {
        ...round,
        id: `b-earning-${place}`,
        stake: '100.00',
        summary: '',
        at: new Date(services.clock()),
        game: { nodeId: null, gameName: 'Test', gameType: 'RNG' },
      }),
    );
    await db.transaction(async (tx) => {
      const bet = await betOfRound(tx, round);
      if (bet === undefined) throw new Error('no such round');
      await settleBet(tx, bet, new Date(services.clock()));
    });
  }
  await takeKey(`points:turnover-${stuck.memberId}-1`);
  await expect(earnAllPoints(services)).rejects.toThrow('the points of 1 members were not credited');
  expect((await pointsBalance(services, other.session)).balance).toBe(10);
  expect((await pointsBalance(services, stuck.session)).balance).toBe(0);
});

test('a round of ours that cannot be ended keeps no other waiting', async () => {
  const { stuck, other } = await two('leaving');
  const { roundId } = (await stuck.play({ game: 'mines', mines: 3 }, '5.00')).round;
  services.pass(1);
  await other.play({ game: 'mines', mines: 3 }, '5.00');
  await takeKey(`inhouse:${roundId}:refund`);
  services.pass(DAY);
  await expect(settleLeftRounds(services)).rejects.toThrow('1 rounds that were left were not ended');
  expect(await mainBalance(db, String(other.memberId))).toBe('1000.00');
  expect(await mainBalance(db, String(stuck.memberId))).toBe('995.00');
});
