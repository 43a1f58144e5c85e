import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { expectReconciled } from '../../play/seamless/testing.ts';
import { addMembers, MINUTE, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { memberWallets } from './member-wallets.ts';
import { type Fault, faultyVendor, give } from './testing.ts';
import { collectAllFunds, settlePendingTransfers, transferFunds } from './transfer-funds.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(db, [{ account: 'model02' }, { account: 'crowd02' }]);
});
afterAll(() => db.close());

const written = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
const centsOf = (amount: string | undefined) => Math.round(Number(amount) * 100);

async function stateOf(services: TestServices, { memberId }: Session) {
  const [main, kite] = await memberWallets(services, memberId);
  return { main: centsOf(main?.balance), held: centsOf(main?.heldBalance), kite: centsOf(kite?.balance) };
}

const step = fc.oneof(
  fc.record({
    act: fc.constant('move' as const),
    into: fc.boolean(),
    cents: fc.constantFrom(100, 2_500, 40_000, 120_000),
    fault: fc.constantFrom<Fault>('ok', 'lost', 'unheard', 'twice'),
  }),
  fc.record({ act: fc.constant('settle' as const) }),
  fc.record({ act: fc.constant('collect' as const) }),
);

test('WALLET-12 transfers agree with a simple model, whatever becomes of the calls', async () => {
  const vendor = faultyVendor(db);
  // The clock moves on for hours, in which nobody acknowledges a reality check.
  const { protection } = (await testServices(db)).brand;
  const unchecked = { ...protection, realityCheckMinutes: 0 };
  const services = { ...(await testServices(db, { protection: unchecked })), vendorWallets: vendor };
  const session = await sessionOf(services, 'model02');
  await give(services, session, '1000.00');
  let intents = 0;
  const caller = () => {
    intents += 1;
    return { memberId: session.memberId, sessionId: session.id, intentId: `model-${intents}`, language: 'EN' as const };
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      const model = await stateOf(services, session);
      // What is on its way out and not yet executed by the vendor.
      let waiting: { readonly into: boolean; readonly cents: number; readonly executed: boolean }[] = [];
      const settle = async () => {
        vendor.faults = [];
        services.pass(MINUTE);
        await settlePendingTransfers(services);
        for (const { into, cents, executed } of waiting) {
          const refused = !into && !executed && model.kite < cents;
          if (into) {
            model.held -= cents;
            if (!executed) model.kite += cents;
          } else if (!refused) {
            model.main += cents;
            if (!executed) model.kite -= cents;
          }
        }
        waiting = [];
      };
      for (const wanted of steps) {
        if (wanted.act === 'settle') await settle();
        else if (wanted.act === 'collect') {
          await settle();
          await collectAllFunds(services, caller());
          model.main += model.kite;
          model.kite = 0;
        } else {
          const { into, cents, fault } = wanted;
          vendor.faults = [fault];
          const route = into ? { from: 'main', to: 'KIT' } : { from: 'KIT', to: 'main' };
          const result = await outcome(transferFunds(services, caller(), { ...route, amount: written(cents) }));
          const covered = cents <= (into ? model.main : model.kite);
          expect(result).toBe(covered ? 'in' : 'insufficient_balance');
          if (!covered) continue;
          const [executed, answered] = [fault !== 'unheard', fault === 'ok' || fault === 'twice'];
          if (into) {
            model.main -= cents;
            if (executed) model.kite += cents;
            if (!answered) model.held += cents;
          } else {
            if (executed) model.kite -= cents;
            if (answered) model.main += cents;
          }
          if (!answered) waiting.push({ into, cents, executed });
        }
        expect(await stateOf(services, session)).toEqual(model);
      }
      await settle();
      expect(await stateOf(services, session)).toEqual(model);
      expect(model).toMatchObject({ held: 0, main: 100_000 - model.kite });
    }),
    { numRuns: 30 },
  );
  await expectReconciled(db);
});

test('of two hundred concurrent transfers none is lost, and no wallet falls below zero', async () => {
  const vendor = faultyVendor(db);
  const services = { ...(await testServices(db)), vendorWallets: vendor };
  const session = await sessionOf(services, 'crowd02');
  await give(services, session, '100.00');
  vendor.faults = Array.from({ length: 200 }, (_, i) => (['ok', 'lost', 'twice', 'unheard'] as const)[i % 4] ?? 'ok');
  const results = await Promise.all(
    Array.from({ length: 200 }, (_, i) => {
      const route = i % 3 === 0 ? { from: 'KIT', to: 'main' } : { from: 'main', to: 'KIT' };
      const caller = {
        memberId: session.memberId,
        sessionId: session.id,
        intentId: `crowd-${i}`,
        language: 'EN' as const,
      };
      return outcome(transferFunds(services, caller, { ...route, amount: '2.00' }));
    }),
  );
  expect(new Set(results)).toEqual(new Set(['in', 'insufficient_balance']));
  vendor.faults = [];
  services.pass(MINUTE);
  await settlePendingTransfers(services);
  const { main, held, kite } = await stateOf(services, session);
  expect(held).toBe(0);
  expect(main + kite).toBe(10_000);
  expect(Math.min(main, kite)).toBeGreaterThanOrEqual(0);
  await expectReconciled(db);
});
