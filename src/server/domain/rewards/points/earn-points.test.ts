import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameCategory } from '#generated/model/index.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { betOfRound, payBet, placeOnRound, settleBet } from '../../play/bets/round-bet.ts';
import { expectReconciled } from '../../play/seamless/testing.ts';
import { addMembers, sessionOf, testServices } from '../../testing.ts';
import { convertPoints } from './convert-points.ts';
import { earnAllPoints, earnPoints } from './earn-points.ts';
import { listPointTransactions } from './list-point-transactions.ts';
import { pointsBalance } from './points-balance.ts';

let db: TestDatabase;
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

async function begin() {
  const services = await testServices(db);
  members += 1;
  const account = `earner${members}`;
  await addMembers(db, [{ account }]);
  const session = await sessionOf(services, account);
  const { memberId } = session;
  const round = (name: string) => ({ vendor: 'SAF', memberId, roundId: `${account}-${name}` });
  const place = (name: string, stake: string, gameType: GameCategory = 'RNG') =>
    db.transaction((tx) =>
      placeOnRound(tx, {
        ...round(name),
        id: `b-${account}-${name}`,
        stake,
        summary: '',
        at: new Date(services.clock()),
        game: { nodeId: null, gameName: 'Test', gameType },
      }),
    );
  const settle = (name: string, payout: string, as?: 'void') =>
    db.transaction(async (tx) => {
      const bet = await betOfRound(tx, round(name));
      if (bet === undefined) throw new Error('no such round');
      const at = new Date(services.clock());
      const paid = await payBet(tx, bet, { amount: payout, refund: as ? payout : '0', retaken: '0', result: null, at });
      await settleBet(tx, paid, at, as);
    });
  const balance = async () => (await pointsBalance(services, session)).balance;
  return { services, session, memberId, place, settle, balance };
}

const money = (cents: number) => (cents / 100).toFixed(2);

test('MALL-06 every 10.00 of valid turnover earns a point, each bet once, and corrections take points back', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          cents: fc.integer({ min: 1, max: 6000 }),
          end: fc.constantFrom('open', 'lost', 'void', 'lost then void'),
          countsBetween: fc.boolean(),
        }),
        { minLength: 1, maxLength: 12 },
      ),
      async (bets) => {
        const { services, memberId, place, settle, balance } = await begin();
        let turnover = 0;
        for (const [index, { cents, end, countsBetween }] of bets.entries()) {
          const name = `r${index}`;
          services.pass(1_000);
          await place(name, money(cents));
          if (end === 'open') continue;
          await settle(name, end === 'void' ? money(cents) : '0', end === 'void' ? 'void' : undefined);
          if (end !== 'void') turnover += cents;
          if (countsBetween) {
            await earnPoints(services, memberId);
            expect(await balance()).toBe(Math.floor(turnover / 1000));
          }
          if (end !== 'lost then void') continue;
          services.pass(1_000);
          await settle(name, money(cents), 'void');
          turnover -= cents;
        }
        services.pass(1_000);
        await earnPoints(services, memberId);
        await earnPoints(services, memberId);
        expect(await balance()).toBe(Math.floor(turnover / 1000));
      },
    ),
    { numRuns: 25 },
  ));

test('MALL-06 games count by what the brand says of their category, to the last decimal', async () => {
  const { services, memberId, place, settle, balance } = await begin();
  const lose = async (stake: string, gameType: GameCategory) => {
    services.pass(1_000);
    await place(`${gameType}-${stake}`, stake, gameType);
    await settle(`${gameType}-${stake}`, '0');
    await earnPoints(services, memberId);
    return balance();
  };
  // Slots in full, own games by half, live tables by a fifth: 9.98, 9.99, 9.998 and 10.
  expect(await lose('9.98', 'RNG')).toBe(0);
  expect(await lose('0.02', 'INHOUSE')).toBe(0);
  expect(await lose('0.04', 'LIVE')).toBe(0);
  expect(await lose('0.01', 'LIVE')).toBe(1);
});

test('MALL-06 dice at a chance of 98% give a thousandth of what they cost back as points', async () => {
  const { services, memberId, place, settle, balance } = await begin();
  // In 49 of 50 rolls 200.00 pay 1.0102 times as much.
  for (let roll = 1; roll <= 50; roll++) {
    await place(`${roll}`, '200.00', 'INHOUSE');
    await settle(`${roll}`, roll === 50 ? '0' : '202.04');
  }
  await earnPoints(services, memberId);
  // 49 wins of 2.04 count twice that, the loss counts in full, and all of it by half: 199.96. A point is 0.01, the loss 100.04.
  expect(await balance()).toBe(19);
});

test('MALL-06 200 counts at once credit the points once', async () => {
  const { services, memberId, place, settle, balance } = await begin();
  await place('one', '129.99');
  await settle('one', '0');
  await Promise.all(Array.from({ length: 200 }, () => earnPoints(services, memberId)));
  expect(await balance()).toBe(12);
});

test('MALL-06 points of a corrected bet that were spent are made up by later turnover', async () => {
  const { services, session, place, settle, balance } = await begin();
  const earn = async () => {
    services.pass(1_000);
    await earnAllPoints(services);
  };
  await place('spent', '1500.00');
  await settle('spent', '0');
  await earn();
  services.pass(1_000);
  await db.transaction((tx) => convertPoints(services, tx, session, { points: 100 }));
  services.pass(1_000);
  await settle('spent', '1500.00', 'void');
  await earn();
  expect(await balance()).toBe(0);
  await place('next', '1010.00');
  await settle('next', '0');
  await earn();
  expect(await balance()).toBe(1);
  const { content } = await listPointTransactions(services, session, { pageNo: 1, pageSize: 10 }, 'EN');
  expect(content.map(({ kind, points }) => [kind, points])).toEqual([
    ['earned', 1],
    ['adjusted', -50],
    ['converted', -100],
    ['earned', 150],
  ]);
});
