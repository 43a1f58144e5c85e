import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { transferToUpline } from '../../money/transfers/member-transfers.ts';
import { reconcile } from '../../money/wallet/reconcile.ts';
import { MINUTE, outcome, type TestServices, testServices } from '../../testing.ts';
import { confirmWithdrawal, countAsReceived, disputeWithdrawal } from './answer-withdrawal.ts';
import { approveWithdrawal, markPaid, rejectWithdrawal, returnWithdrawal } from './decide-withdrawal.ts';
import { addPayee, balanceOf, OPERATOR, type Payee, payOut, withdraw } from './testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  // No cap: the balance alone limits these tests.
  await db.query('test_uncapped', `update rank_privileges set amount = null, count = null where level = 2`);
});
afterAll(() => db.close());

let payees = 0;
async function begin(balance: string): Promise<{ services: TestServices; payee: Payee }> {
  const services = await testServices(db);
  payees += 1;
  return { services, payee: await addPayee(db, services, `racer${payees}`, balance) };
}

const clean = async () => expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });

test('WALLET-12 trust 6: 200 withdrawals, transfers and rejections at once on one wallet never take more than it has', async () => {
  const { services, payee } = await begin('1000.00');
  await db.query('test_upline', 'update members set to_upline = true, upline_id = 1000002 where id = $1', [
    payee.memberId,
  ]);
  const agent = Number(await balanceOf(db, 1_000_002));
  const told = await Promise.all(
    Array.from({ length: 200 }, async (_, i) => {
      if (i % 4 === 1) {
        const sent = db.transaction((tx) => transferToUpline(services, tx, payee.session, { amount: '13.00' }));
        return { kind: 'sent', result: await outcome(sent) };
      }
      const asked = withdraw(services, payee, '17.00');
      const result = await outcome(asked);
      if (i % 4 !== 2 || result !== 'in') return { kind: 'held', result };
      const act = { operator: OPERATOR, withdrawalId: await asked };
      const rejected = db.transaction((tx) => rejectWithdrawal(services, tx, act, { reason: 'No.' }));
      return { kind: 'rejected', result: await outcome(rejected) };
    }),
  );
  const count = (kind: string) => told.filter((one) => one.kind === kind && one.result === 'in').length;
  const left = Number(await balanceOf(db, payee.memberId));
  expect(left).toBeGreaterThanOrEqual(0);
  expect(Number(await balanceOf(db, payee.memberId, 'held'))).toBe(count('held') * 17);
  expect(Number(await balanceOf(db, 1_000_002)) - agent).toBeCloseTo(count('sent') * 13, 6);
  expect(left + count('held') * 17 + count('sent') * 13).toBe(1000);
  expect(new Set(told.map(({ result }) => result))).toEqual(new Set(['in', 'insufficient_balance']));
  await clean();
});

test('WALLET-04 a dispute and the end of the 30 minutes at once have one effect', async () => {
  const { services, payee } = await begin('1000.00');
  for (let round = 0; round < 10; round += 1) {
    const withdrawalId = await withdraw(services, payee, '10.00');
    await payOut(services, withdrawalId);
    const asked = { session: payee.session, withdrawalId, language: 'EN' as const };
    const late = { ...services, clock: () => services.clock() + 30 * MINUTE };
    const acts = [
      () => db.transaction<unknown>((tx) => disputeWithdrawal(services, tx, asked, { reason: 'not_arrived' })),
      () => db.transaction<unknown>((tx) => countAsReceived(late, tx, withdrawalId)),
      () => db.transaction<unknown>((tx) => countAsReceived(late, tx, withdrawalId)),
    ];
    // Each round begins with another one.
    const order = [...acts.slice(round % 3), ...acts.slice(0, round % 3)];
    await Promise.all(order.map((act) => outcome(act())));
    const steps = await db.query<{ state: string }>(
      'test_steps',
      'select state from withdrawal_steps where withdrawal_id = $1 order by position offset 3',
      [withdrawalId],
    );
    expect(steps).toHaveLength(1);
    expect(['received', 'disputed']).toContain(steps[0]?.state);
  }
  await clean();
});

/** A plain model: what the wallets hold after each act, in cents. */
type Act = 'ask' | 'approve' | 'reject' | 'pay' | 'confirm' | 'dispute' | 'return';
const allowed: Readonly<Record<string, Partial<Record<Act, string>>>> = {
  requested: { approve: 'approved', reject: 'rejected' },
  approved: { pay: 'paid', return: 'returned' },
  paid: { confirm: 'received', dispute: 'disputed', return: 'returned' },
  disputed: { confirm: 'received', return: 'returned' },
  received: { return: 'returned' },
};

test('WALLET-10 WALLET-11 any order of acts leaves the wallets as a plain model says, and refuses what the states forbid', async () => {
  const acts = fc.array(
    fc.record({
      act: fc.constantFrom<Act>('ask', 'ask', 'approve', 'reject', 'pay', 'confirm', 'dispute', 'return'),
      which: fc.nat(2),
      cents: fc.integer({ min: 1_000, max: 40_000 }),
    }),
    { minLength: 5, maxLength: 14 },
  );
  await fc.assert(
    fc.asyncProperty(acts, async (list) => {
      const { services, payee } = await begin('500.00');
      const model = { main: 50_000, held: 0, all: [] as { id: string; state: string; cents: number }[] };
      for (const { act, which, cents } of list) {
        if (act === 'ask') {
          const asked = withdraw(services, payee, (cents / 100).toFixed(2));
          const fits = cents <= model.main;
          expect(await outcome(asked)).toBe(fits ? 'in' : 'insufficient_balance');
          if (!fits) continue;
          model.all.push({ id: await asked, state: 'requested', cents });
          model.main -= cents;
          model.held += cents;
          continue;
        }
        const one = model.all[which % Math.max(1, model.all.length)];
        if (one === undefined) continue;
        const next = allowed[one.state]?.[act];
        expect(await outcome(run(services, payee, act, one.id))).toBe(next === undefined ? 'conflict' : 'in');
        if (next === undefined) continue;
        if (act === 'pay' || act === 'reject' || (act === 'return' && one.state === 'approved'))
          model.held -= one.cents;
        if (act === 'reject' || act === 'return') model.main += one.cents;
        one.state = next;
      }
      expect(Number(await balanceOf(db, payee.memberId))).toBe(model.main / 100);
      expect(Number(await balanceOf(db, payee.memberId, 'held'))).toBe(model.held / 100);
    }),
    { numRuns: 12 },
  );
  await clean();
});

function run(services: TestServices, { session }: Payee, act: Exclude<Act, 'ask'>, withdrawalId: string) {
  const asked = { session, withdrawalId, language: 'EN' as const };
  const by = { operator: OPERATOR, withdrawalId };
  const payment = { bankReference: `SMB-${withdrawalId}`, paidAt: new Date(services.clock()).toISOString() };
  return db.transaction<unknown>((tx) => {
    switch (act) {
      case 'approve':
        return approveWithdrawal(services, tx, by);
      case 'reject':
        return rejectWithdrawal(services, tx, by, { reason: 'No.' });
      case 'pay':
        return markPaid(services, tx, by, payment);
      case 'confirm':
        return confirmWithdrawal(services, tx, asked);
      case 'dispute':
        return disputeWithdrawal(services, tx, asked, { reason: 'not_arrived' });
      case 'return':
        return returnWithdrawal(services, tx, by, { reason: 'Back.' });
    }
  });
}
