import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { give } from '../../payments/funds/testing.ts';
import { placeOnRound } from '../../play/bets/round-bet.ts';
import { addMembers, sessionOf, testServices } from '../../testing.ts';
import { splitStakes, stakePostings } from './stake-postings.ts';
import { grantBonus } from './testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('WALLET-12 stakes take main money, then the bonuses in their order, and never nothing from one', () => {
  const bonuses = [
    { id: 'first', balance: '3.00' },
    { id: 'empty', balance: '0.00' },
    { id: 'last', balance: '4.00' },
  ];
  expect(splitStakes('5.00', bonuses, ['4.00', '3.00', '6.00'])).toEqual([
    { main: '4.00', bonuses: [] },
    { main: '1.00', bonuses: [{ id: 'first', amount: '2.00' }] },
    {
      // Nothing covers the last 1.00.
      main: '1.00',
      bonuses: [
        { id: 'first', amount: '1.00' },
        { id: 'last', amount: '4.00' },
      ],
    },
  ]);
});

test('WALLET-12 the postings of stakes name their bets and where each part comes from', async () => {
  const services = await testServices(db);
  await addMembers(db, [{ account: 'stakeposts' }]);
  const { memberId } = await sessionOf(services, 'stakeposts');
  await give(services, { memberId }, '5.00');
  await grantBonus(services, memberId, '3.00', 'RNG');
  const at = new Date(services.clock());
  const stakes = ['4.00', '2.00', '2.00'].map((amount, place) => ({ key: `k-${place}`, betId: `b-${place}`, amount }));
  const game = { nodeId: null, gameName: 'Test', gameType: 'RNG' as const };
  const postings = await db.transaction(async (tx) => {
    for (const { betId, amount } of stakes) {
      const round = { vendor: 'SAF', memberId, roundId: betId };
      await placeOnRound(tx, { ...round, id: betId, game, stake: amount, summary: '', at });
    }
    const order = { memberId, category: 'RNG', house: 'vendor:SAF', currency: 'USD', at, stakes } as const;
    return stakePostings(tx, order);
  });
  const own = (amount: string) => ({ memberId, purpose: 'main', amount });
  const bonus = (amount: string) => ({ memberId, purpose: 'bonus', amount });
  const house = (amount: string) => ({ house: 'vendor:SAF', amount });
  const entries = [
    [own('-4.00'), house('4.00')],
    [own('-1.00'), bonus('-1.00'), house('2.00')],
    [bonus('-2.00'), house('2.00')],
  ];
  expect(postings).toEqual(
    stakes.map(({ key, betId }, place) => ({
      key,
      kind: 'bet',
      reason: { kind: 'bet', id: betId },
      at,
      currency: 'USD',
      entries: entries[place],
    })),
  );
});
