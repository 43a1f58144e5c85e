import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '#server/domain/identity/session/session.ts';
import { post } from '#server/domain/money/wallet/post.ts';
import { addMembers, outcome, sessionOf, type TestServices, testServices } from '#server/domain/testing.ts';
import { expectReconciled, mainBalance } from '../../seamless/testing.ts';
import { flights } from './testing.ts';

const ACCOUNTS = ['model01', 'model02', 'model03'];

let db: TestDatabase;
let services: TestServices;
let sessions: Session[];
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(
    db,
    ACCOUNTS.map((account) => ({ account })),
  );
  await db.query('test_born', "update members set birthday = '1990-06-01' where account like 'model0%'");
  services = await testServices(db);
  sessions = [];
  for (const account of ACCOUNTS) sessions.push(await sessionOf(services, account));
  // No reality check comes due in the hours of these flights.
  await db.query('test_no_check', "update sessions set reality_due_at = '2030-01-01'");
  for (const { memberId, account } of sessions) {
    await post(db, {
      key: `fund-${account}`,
      kind: 'adjustment',
      reason: { kind: 'account', id: account },
      at: new Date(services.clock()),
      currency: 'USD',
      entries: [
        { memberId, purpose: 'main', amount: '1000000.00' },
        { house: 'house', amount: '-1000000.00' },
      ],
    });
  }
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

interface Plan {
  readonly cents: number;
  /** The rule in hundredths. */
  readonly rule: number | undefined;
  /** When the hand leaves, in ms of flight. */
  readonly hand: number | undefined;
}

/** What a plan is paid in cents, from the words of the contract alone. */
function modelled({ cents, rule, hand }: Plan, end: number): number {
  const lasts = (Math.log(end / 100) / 0.06) * 1_000;
  const reached = (ms: number) => Math.floor(100 * Math.E ** ((0.06 * ms) / 1_000));
  const byHand = hand !== undefined && hand < lasts ? reached(hand) : undefined;
  const byRule = rule !== undefined && rule <= end ? rule : undefined;
  const first = byHand === undefined ? byRule : byRule !== undefined && byRule <= byHand ? byRule : byHand;
  return first === undefined ? 0 : Math.min(10_000_000, Number((BigInt(cents) * BigInt(first)) / 100n));
}

const plan = fc.record({
  cents: fc.integer({ min: 10, max: 20_000 }),
  rule: fc.option(fc.integer({ min: 101, max: 1_000 }), { nil: undefined }),
  // An instant beside the end is tested on its own, without a logarithm.
  hand: fc.option(fc.integer({ min: 0, max: 40_000 }), { nil: undefined }),
});

test('LOBBY-19 every flight pays each bet what the contract says, and stakes less payouts stay with the house', async () => {
  const fly = flights(services);
  const cash = async () => {
    const all: number[] = [];
    for (const { memberId } of sessions) all.push(Math.round(Number(await mainBalance(db, String(memberId))) * 100));
    return all;
  };
  const house = async () => {
    const sql = `select coalesce(sum(e.amount), 0) * 100 as cents from entries e join accounts a on a.id = e.account_id
      where a.member_id is null and a.kind = 'vendor:BGS'`;
    return Number((await db.query<{ cents: string }>('test_house', sql))[0]?.cents);
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(plan, { minLength: 3, maxLength: 3 }),
      fc.integer({ min: 100, max: 1_200 }),
      async (plans, end) => {
        const [before, kept] = [await cash(), await house()];
        const { round } = await fly.look(sessions[0] as Session);
        const rounds: string[] = [];
        for (const [at, { cents, rule }] of plans.entries()) {
          const bet = { sharedRoundId: round.roundId, stake: (cents / 100).toFixed(2) };
          const cashOutAt = rule === undefined ? {} : { cashOutAt: (rule / 100).toFixed(2) };
          rounds.push((await fly.place(sessions[at] as Session, { ...bet, ...cashOutAt })).round.roundId);
        }
        await fly.takeOff(sessions[0] as Session, end);
        const began = services.clock();
        const hands = plans.flatMap(({ hand }, at) => (hand === undefined ? [] : [{ hand, at }]));
        for (const { hand, at } of hands.toSorted((a, b) => a.hand - b.hand)) {
          services.pass(began + hand - services.clock());
          await outcome(fly.leave(sessions[at] as Session, rounds[at] ?? ''));
        }
        services.pass(60_000);
        await fly.advance();
        services.pass(5_000);
        const paid = plans.map((each) => modelled(each, end));
        expect(await cash()).toEqual(before.map((cents, at) => cents - (plans[at]?.cents ?? 0) + (paid[at] ?? 0)));
        const staked = plans.reduce((sum, { cents }) => sum + cents, 0);
        expect((await house()) - kept).toBe(staked - paid.reduce((sum, cents) => sum + cents, 0));
      },
    ),
    { numRuns: 25 },
  );
});
