import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { post } from '../../money/wallet/post.ts';
import { expectReconciled, openGame } from '../../play/seamless/testing.ts';
import { addMembers, outcome, type TestServices, testServices } from '../../testing.ts';
import { countWagering } from './count-wagering.ts';
import { cancelBonus } from './end-bonus.ts';
import { grantBonus } from './testing.ts';

let db: TestDatabase;
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const SECOND = 1_000;
/** Random courses of play; at night more than three times as many. */
const RUNS = process.env['TIER'] === 'full' ? 40 : 12;
const written = (cents: number) => (cents / 100).toFixed(2);

/** A member with main money and bonuses, each a second younger than the one before. */
async function begin(main: number, bonuses: readonly { readonly cents: number; readonly counts: boolean }[]) {
  const services = await testServices(db);
  members += 1;
  const account = `stake${members}`;
  await addMembers(db, [{ account }]);
  const game = await openGame(services, account);
  const memberId = Number(game.memberId);
  if (main > 0) {
    await post(db, {
      key: `test:${account}`,
      kind: 'adjustment',
      reason: { kind: 'operator', id: account },
      currency: 'USD',
      at: new Date(services.clock()),
      entries: [
        { house: 'house', amount: `-${written(main)}` },
        { memberId, purpose: 'main', amount: written(main) },
      ],
    });
  }
  const ids: string[] = [];
  for (const { cents, counts } of bonuses) {
    services.pass(SECOND);
    ids.push(await grantBonus(services, memberId, written(cents), counts ? 'RNG' : 'SPORTS'));
  }
  return { services, game, memberId, ids, account };
}

const WALLETS = `
  select coalesce(sum(balance) filter (where kind = 'main'), 0)::float8 as main,
    coalesce(sum(balance) filter (where kind = 'bonus'), 0)::float8 as bonus
  from wallets where member_id = $1`;
const BONUSES = 'select id, balance::float8 as balance from bonuses where member_id = $1 order by granted_at';

/** What the member has, in cents. */
async function money(memberId: number) {
  const [wallets] = await db.query<{ main: number; bonus: number }>('test_wallets', WALLETS, [memberId]);
  const rows = await db.query<{ balance: number }>('test_bonuses', BONUSES, [memberId]);
  const cents = (amount: number) => Math.round(amount * 100);
  return {
    main: cents(wallets?.main ?? 0),
    bonus: cents(wallets?.bonus ?? 0),
    bonuses: rows.map(({ balance }) => cents(balance)),
  };
}

const step = fc.oneof(
  fc.record({ act: fc.constant('debit' as const), round: fc.nat(1), cents: fc.constantFrom(1, 99, 350, 1_000) }),
  fc.record({ act: fc.constant('credit' as const), round: fc.nat(1), cents: fc.constantFrom(0, 1, 77, 1_234, 5_000) }),
  fc.record({ act: fc.constant('rollback' as const), round: fc.nat(1), cents: fc.nat(20) }),
);

test('WALLET-12 LOBBY-19 stakes take main money first, payouts go back in proportion, as a plain model says', async () => {
  let divided = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(0, 500, 1_001),
      fc.array(fc.record({ cents: fc.constantFrom(100, 333, 2_000), counts: fc.boolean() }), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.array(step, { minLength: 7, maxLength: 14 }),
      async (main, given, steps) => {
        const { game, memberId, account } = await begin(main, given);
        const model: { main: number; bonuses: number[] } = { main, bonuses: given.map(({ cents }) => cents) };
        /** The stakes of each round that stand: from the main wallet, and from each bonus. */
        const rounds: { id: string; main: number; bonuses: number[] }[][] = [[], []];
        const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
        for (const [index, { act, round, cents }] of steps.entries()) {
          const stakes = rounds[round] ?? [];
          const roundId = `${account}-${round}`;
          const id = `${account}-${index}`;
          if (act === 'debit') {
            let rest = cents - Math.min(cents, model.main);
            const parts = model.bonuses.map((balance, place) => {
              const part = given[place]?.counts ? Math.min(rest, balance) : 0;
              rest -= part;
              return part;
            });
            const result = await outcome(game.debit(id, roundId, written(cents)));
            expect(result).toBe(rest === 0 ? 'in' : 'insufficient_balance');
            if (rest > 0) continue;
            stakes.push({ id, main: cents - sum(parts), bonuses: parts });
            model.main -= cents - sum(parts);
            model.bonuses = model.bonuses.map((balance, place) => balance - (parts[place] ?? 0));
          } else if (act === 'credit') {
            if (stakes.length === 0) continue;
            expect(await outcome(game.credit(id, roundId, written(cents), { roundEnded: false }))).toBe('in');
            const whole = sum(stakes.map((stake) => stake.main + sum(stake.bonuses)));
            const shares = model.bonuses.map((_, place) =>
              Math.floor((cents * sum(stakes.map((stake) => stake.bonuses[place] ?? 0))) / whole),
            );
            if (sum(shares) > 0) divided += 1;
            model.main += cents - sum(shares);
            model.bonuses = model.bonuses.map((balance, place) => balance + (shares[place] ?? 0));
          } else {
            const back = stakes[cents % Math.max(stakes.length, 1)];
            if (back === undefined) continue;
            expect(await outcome(game.rollback(`${id}-back`, roundId, back.id))).toBe('in');
            stakes.splice(stakes.indexOf(back), 1);
            model.main += back.main;
            model.bonuses = model.bonuses.map((balance, place) => balance + (back.bonuses[place] ?? 0));
          }
          expect(await money(memberId)).toEqual({ ...model, bonus: sum(model.bonuses) });
        }
      },
    ),
    { numRuns: RUNS },
  );
  expect(divided).toBeGreaterThan(2);
});

async function staked(bonus: number, stake: number) {
  const { services, game, memberId, ids, account } = await begin(100, [{ cents: bonus, counts: true }]);
  expect(await outcome(game.debit(`${account}-d`, account, written(stake)))).toBe('in');
  const pay = (cents: number) => outcome(game.credit(`${account}-c`, account, written(cents)));
  return { services, game, memberId, bonusId: ids[0] ?? '', account, pay };
}

async function giveUp(services: TestServices, memberId: number, bonusId: string): Promise<void> {
  await db.transaction((tx) => cancelBonus(services, tx, { memberId, id: 1 }, bonusId, 'EN'));
}

test('WALLET-12 what a bet pays for a bonus that was given up meanwhile is forfeited, the own share is paid', async () => {
  const { services, memberId, bonusId, pay } = await staked(500, 400);
  await giveUp(services, memberId, bonusId);
  expect(await money(memberId)).toEqual({ main: 0, bonus: 0, bonuses: [0] });
  // A quarter of the stake was main money.
  expect(await pay(1_000)).toBe('in');
  expect(await money(memberId)).toEqual({ main: 250, bonus: 0, bonuses: [0] });
});

test('WALLET-12 after its wagering is done, what a bet pays for a bonus is main money', async () => {
  const { services, memberId, bonusId, pay } = await staked(500, 400);
  await db.query('test_done', 'update bonuses set required = 0 where id = $1', [bonusId]);
  await countWagering(services, memberId);
  expect(await money(memberId)).toEqual({ main: 200, bonus: 0, bonuses: [0] });
  expect(await pay(1_000)).toBe('in');
  expect(await money(memberId)).toEqual({ main: 1_200, bonus: 0, bonuses: [0] });
});

test('WALLET-12 of two hundred stakes at once as many are taken as main and bonus money pay', async () => {
  const { game, memberId, account } = await begin(1_000, [{ cents: 2_000, counts: true }]);
  const results = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      outcome(game.debit(`${account}-${index}`, `${account}-${index}`, '0.70')),
    ),
  );
  expect(results.filter((result) => result === 'in')).toHaveLength(42);
  expect(await money(memberId)).toEqual({ main: 0, bonus: 60, bonuses: [60] });
});
