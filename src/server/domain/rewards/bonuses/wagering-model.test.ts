import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameCategory, WageringReason } from '#generated/model/index.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { betOfRound, payBet, placeOnRound, settleBet } from '../../play/bets/round-bet.ts';
import { expectReconciled } from '../../play/seamless/testing.ts';
import { addMembers, DAY, HOUR, sessionOf, testServices } from '../../testing.ts';
import { countWagering } from './count-wagering.ts';
import { creditBonus } from './credit-bonus.ts';
import { findBonus, listWagering } from './read-bonuses.ts';

let db: TestDatabase;
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const wagering = {
  multiple: 3,
  base: 'bonus' as const,
  days: 7,
  maxStake: '10.00',
  contributions: [
    { gameType: 'RNG' as const, rate: 10_000 },
    { gameType: 'LIVE' as const, rate: 2_000 },
  ],
};
const title = { EN: 'Gift', VI: 'Quà' };

async function begin() {
  const services = await testServices(db);
  members += 1;
  const account = `wager${members}`;
  await addMembers(db, [{ account }]);
  const { memberId } = await sessionOf(services, account);
  const grant = (amount: string) =>
    db.transaction((tx) =>
      creditBonus(services, tx, {
        key: `test:${account}`,
        memberId,
        title,
        source: 'promotion',
        sourceId: 'p-101',
        amount,
        wagering,
        at: new Date(services.clock()),
      }),
    );
  const round = (roundId: string) => ({ vendor: 'SAF', memberId, roundId: `${account}-${roundId}` });
  const place = (roundId: string, gameType: GameCategory, stake: string) =>
    db.transaction((tx) =>
      placeOnRound(tx, {
        ...round(roundId),
        id: `b-${account}-${roundId}`,
        stake,
        summary: '',
        at: new Date(services.clock()),
        game: { nodeId: null, gameName: 'Test', gameType },
      }),
    );
  const settle = (roundId: string, payout: string, as?: 'void') =>
    db.transaction(async (tx) => {
      const bet = await betOfRound(tx, round(roundId));
      if (bet === undefined) throw new Error('no such round');
      const at = new Date(services.clock());
      const paid = await payBet(tx, bet, { amount: payout, refund: as ? payout : '0', retaken: '0', result: null, at });
      await settleBet(tx, paid, at, as);
    });
  const wallets = async () => {
    const rows = await db.query<{ kind: string; balance: string }>(
      'wagering_wallets',
      `select kind, balance::numeric(24, 2)::text as balance from wallets where member_id = $1`,
      [memberId],
    );
    const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? '0.00';
    return { main: of('main'), bonus: of('bonus') };
  };
  return { services, memberId, grant, place, settle, wallets };
}

const plays = fc.array(
  fc.record({
    gameType: fc.constantFrom<GameCategory>('RNG', 'LIVE', 'SPORTS'),
    cents: fc.integer({ min: 1, max: 1_500 }),
    /** What it pays where it is won. */
    pays: fc.integer({ min: 1, max: 3_000 }),
    end: fc.constantFrom<'lost' | 'won' | 'void' | 'lost then void' | 'open'>(
      'lost',
      'won',
      'void',
      'lost then void',
      'open',
    ),
    countsBetween: fc.boolean(),
  }),
  { maxLength: 12 },
);

test('MEMBER-10 WALLET-12 what bets count is that of a plain model in cents, corrections too, and money moves once', () =>
  fc.assert(
    fc.asyncProperty(plays, async (played) => {
      const { services, memberId, grant, place, settle, wallets } = await begin();
      const bonusId = await grant('10.00');
      const required = 3_000;
      let total = 0;
      const reasons: WageringReason[] = [];
      const model = (gameType: GameCategory, cents: number, paid: number): [number, WageringReason] => {
        const risked = Math.min(cents, 2 * Math.abs(paid - cents));
        if (risked === 0) return [0, 'void_or_push'];
        if (gameType === 'SPORTS') return [0, 'category_excluded'];
        if (cents > 1_000) return [0, 'stake_too_high'];
        if (gameType === 'LIVE') return [Math.floor(risked / 5), 'counted_in_part'];
        return [risked, risked === cents ? 'counted_in_full' : 'counted_in_part'];
      };
      for (const [index, { gameType, cents, pays, end, countsBetween }] of played.entries()) {
        services.pass(1_000);
        const [round, stake] = [`${index}`, (cents / 100).toFixed(2)];
        await place(round, gameType, stake);
        if (end === 'open') continue;
        const paid = { won: pays, void: cents, lost: 0, 'lost then void': 0 }[end];
        await settle(round, (paid / 100).toFixed(2), end === 'void' ? 'void' : undefined);
        const [counts, reason] = model(gameType, cents, paid);
        if (total < required) {
          total += counts;
          reasons.push(reason);
        }
        if (countsBetween || total >= required) await countWagering(services, memberId);
        if (end !== 'lost then void') continue;
        services.pass(1_000);
        await settle(round, stake, 'void');
        if (total < required) {
          total -= counts;
          reasons.push('void_or_push');
        }
      }
      await countWagering(services, memberId);
      // Again: nothing counts twice.
      await countWagering(services, memberId);
      const bonus = await findBonus(services, memberId, bonusId, 'EN');
      const counted = (Math.min(total, required) / 100).toFixed(2);
      expect([bonus.counted, bonus.required, bonus.state]).toEqual([
        counted,
        '30.00',
        total >= required ? 'completed' : 'active',
      ]);
      const ledger = await listWagering(services, memberId, bonusId, { pageNo: 1, pageSize: 100 });
      expect(ledger.content.map(({ reason }) => reason).reverse()).toEqual(reasons);
      expect(ledger.totals.counted).toBe(counted);
      expect(await wallets()).toEqual(
        total >= required ? { main: '10.00', bonus: '0.00' } : { main: '0.00', bonus: '10.00' },
      );
    }),
    { numRuns: 25 },
  ));

test('MEMBER-10 a bet that was placed before the grant counts nothing, and says so', async () => {
  const { services, memberId, grant, place, settle } = await begin();
  await place('early', 'RNG', '5.00');
  services.pass(HOUR);
  const bonusId = await grant('10.00');
  services.pass(HOUR);
  await settle('early', '0');
  await countWagering(services, memberId);
  const { content } = await listWagering(services, memberId, bonusId, { pageNo: 1, pageSize: 10 });
  expect(content).toMatchObject([{ stake: '5.00', rate: 0, counted: '0.00', reason: 'placed_before' }]);
});

test('MEMBER-10 WALLET-12 at its end what is left of a bonus is forfeited, what was settled before it still counts', async () => {
  const { services, memberId, grant, place, settle, wallets } = await begin();
  const bonusId = await grant('10.00');
  services.pass(7 * DAY - HOUR);
  await place('last', 'RNG', '10.00');
  await settle('last', '0');
  services.pass(2 * HOUR);
  await place('late', 'RNG', '10.00');
  await settle('late', '0');
  await countWagering(services, memberId);
  const bonus = await findBonus(services, memberId, bonusId, 'VI');
  expect(bonus).toMatchObject({ title: 'Quà', state: 'expired', counted: '10.00', balance: '0.00', converted: null });
  expect(await wallets()).toEqual({ main: '0.00', bonus: '0.00' });
});

test('WALLET-12 a bonus is granted once for its event, however often at once', async () => {
  const { grant, wallets } = await begin();
  const ids = await Promise.all(Array.from({ length: 200 }, () => grant('10.00')));
  expect(new Set(ids).size).toBe(1);
  expect(await wallets()).toEqual({ main: '0.00', bonus: '10.00' });
});
