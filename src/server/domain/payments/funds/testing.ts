import { eq } from 'drizzle-orm';
import type { VendorWallets } from '#server/adapters/vendors/game-vendors.ts';
import { sandboxWallets } from '#server/adapters/vendors/sandbox-vendor.ts';
import type { Database } from '#server/db/database.ts';
import { vendors } from '#server/db/schema/catalogue.ts';
import type { Services } from '#server/services.ts';
import type { Session } from '../../identity/session/session.ts';
import { post } from '../../money/wallet/post.ts';
import { type TestServices, testServices } from '../../testing.ts';

/** How a vendor treats a call: `lost` executes it and gives no answer, `unheard` does nothing, `twice` gets it twice. */
export type Fault = 'ok' | 'lost' | 'unheard' | 'twice';

/** A sandbox vendor that treats its calls as the test says; without a word it works. */
export function faultyVendor(db: Database): VendorWallets & { faults: Fault[] } {
  const wallets = sandboxWallets(db);
  const vendor: VendorWallets & { faults: Fault[] } = {
    faults: [],
    balance: wallets.balance,
    transfer: async (order) => {
      const fault = vendor.faults.shift() ?? 'ok';
      if (fault === 'unheard') throw new Error('no connection');
      if (fault === 'twice') await wallets.transfer(order);
      const outcome = await wallets.transfer(order);
      if (fault === 'lost') throw new Error('no answer in time');
      return outcome;
    },
  };
  return vendor;
}

let gifts = 0;

/** Money from the house for a member's main wallet. */
export async function give(
  { db, clock }: Services,
  { memberId }: Pick<Session, 'memberId'>,
  amount: string,
): Promise<void> {
  gifts += 1;
  await post(db, {
    key: `test:gift:${gifts}`,
    kind: 'adjustment',
    reason: { kind: 'operator', id: `${gifts}` },
    at: new Date(clock()),
    currency: 'USD',
    entries: [
      { house: 'house', amount: `-${amount}` },
      { memberId, purpose: 'main', amount },
    ],
  });
}

/** Changes a vendor for the work, which gets the same services with the changed catalogue. */
export async function whileVendor(
  services: TestServices,
  code: string,
  changes: Partial<Pick<typeof vendors.$inferSelect, 'maintenance' | 'name' | 'walletMode'>>,
  work: (fresh: TestServices) => Promise<unknown>,
): Promise<void> {
  const { db } = services;
  const set = (values: typeof changes) => db.orm.update(vendors).set(values).where(eq(vendors.code, code));
  const [before] = await db.orm.select().from(vendors).where(eq(vendors.code, code));
  if (before === undefined) throw new Error(`no vendor ${code}`);
  await set(changes);
  try {
    const { catalogue } = await testServices(db);
    await work({ ...services, catalogue });
  } finally {
    const { maintenance, name, walletMode } = before;
    await set({ maintenance, name, walletMode });
  }
}
