import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { addPayee, balanceOf, type Payee } from '../../payments/withdrawals/testing.ts';
import { expectReconciled } from '../../play/seamless/testing.ts';
import { HOUR, outcome, type TestServices, testServices } from '../../testing.ts';
import { lockMoney, returnLocks } from './vault.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const cents = async ({ memberId }: Payee, kind: 'main' | 'vault') =>
  Math.round(Number(await balanceOf(db, memberId, kind)) * 100);
const lock = (services: TestServices, { session }: Payee, amount: string, hours = 24) =>
  outcome(db.transaction((tx) => lockMoney(services, tx, session, { amount, hours })));

test('two hundred locks at once take what there is and never more', async () => {
  const plain = await testServices(db);
  const { vault } = plain.brand;
  const services = { ...plain, brand: { ...plain.brand, vault: { ...vault, maxLocks: 100 } } };
  const payee = await addPayee(db, services, 'vaultcrowd', '100.00');
  const results = await Promise.all(Array.from({ length: 200 }, () => lock(services, payee, '7.00')));
  // 14 times 7.00 fit into 100.00.
  expect(results.filter((result) => result === 'in')).toHaveLength(14);
  expect(new Set(results)).toEqual(new Set(['in', 'insufficient_balance']));
  expect([await cents(payee, 'main'), await cents(payee, 'vault')]).toEqual([200, 9_800]);
});

test('two hundred locks at once open no more than the brand allows', async () => {
  const services = await testServices(db);
  const payee = await addPayee(db, services, 'vaultlimit', '1000.00');
  const results = await Promise.all(Array.from({ length: 200 }, () => lock(services, payee, '1.00')));
  expect(results.filter((result) => result === 'in')).toHaveLength(20);
  expect(await cents(payee, 'vault')).toBe(2_000);
});

test('an ended lock that many return at once is returned once', async () => {
  const services = await testServices(db);
  const payee = await addPayee(db, services, 'vaultrace', '50.00');
  await lock(services, payee, '30.00');
  services.pass(24 * HOUR);
  await Promise.all(Array.from({ length: 200 }, (_, at) => returnLocks(services, at % 2 ? payee.memberId : null)));
  expect([await cents(payee, 'main'), await cents(payee, 'vault')]).toEqual([5_000, 0]);
});

const step = fc.oneof(
  fc.record({
    act: fc.constant('lock' as const),
    cents: fc.integer({ min: 100, max: 60_000 }),
    hours: fc.constantFrom(24, 72),
  }),
  fc.record({ act: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 48 }) }),
  fc.record({ act: fc.constant('return' as const) }),
);

test('main and vault sum to the same whatever is locked and returned, many at once', async () => {
  const services = await testServices(db);
  let members = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { maxLength: 6 }), async (rounds) => {
      members += 1;
      const payee = await addPayee(db, services, `vaultmodel${members}`, '1000.00');
      for (const acts of rounds) {
        for (const act of acts) if (act.act === 'pass') services.pass(act.hours * HOUR);
        await Promise.all(
          acts.map(async (act) => {
            if (act.act === 'lock') await lock(services, payee, (act.cents / 100).toFixed(2), act.hours);
            else if (act.act === 'return') await returnLocks(services);
          }),
        );
        const [main, vault] = [await cents(payee, 'main'), await cents(payee, 'vault')];
        expect(main + vault).toBe(100_000);
        expect(Math.min(main, vault)).toBeGreaterThanOrEqual(0);
        const sql =
          'select coalesce(sum(amount), 0) * 100 as open from vault_locks where member_id = $1 and returned_at is null';
        const [row] = await db.query<{ open: string }>('test_vault_open', sql, [payee.memberId]);
        expect(vault).toBe(Number(row?.open));
      }
      services.pass(72 * HOUR);
      await returnLocks(services);
      expect([await cents(payee, 'main'), await cents(payee, 'vault')]).toEqual([100_000, 0]);
    }),
    { numRuns: 15 },
  );
});
