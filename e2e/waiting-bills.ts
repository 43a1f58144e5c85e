import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { contractPayments } from '#server/config/brand-money.ts';
import { openPglite } from '#server/db/pglite.ts';
import { contractHolds } from '#server/db/schema/contracts.ts';
import { members } from '#server/db/schema/members.ts';
import { settleWindows } from '#server/domain/affiliates/contracts/settlement/settle-windows.ts';
import { addAgent, addContract, addSettlements } from '#server/domain/affiliates/contracts/settlement/testing.ts';
import { hashPassword } from '#server/domain/identity/session/password.ts';
import { shippedBrand } from '#server/paths.ts';
import { windowAt } from '#shared/contracts/contract-windows.ts';
import { waiting } from './conformance-members.ts';

const HOUR = 3_600_000;
/** Far more than the other requests of a run decide. */
const BILLS = 24;
const terms = {
  tiers: [{ turnover: '0.00', activeDownlines: 0, loss: null, rate: 100 }],
  activeMinimum: '1.00',
  carryOver: null,
};

type Brand = Parameters<typeof settleWindows>[0]['brand'];

/** Adds a general agent with an hourly salary that ended, and whose last bills wait: its payments were held. */
export async function addWaitingBills(dataDir: string): Promise<void> {
  const db = await openPglite({ dataDir });
  // The server validates this file when it starts.
  const shipped = JSON.parse(readFileSync(shippedBrand, 'utf8')) as Brand;
  const brand = { ...shipped, contractPayments: contractPayments.parse(shipped.contractPayments) };
  const now = Date.now();
  const to = windowAt('hourly', now, brand.timeZone).from;
  const from = to - BILLS * HOUR;
  const memberId = await addAgent(db, waiting, null);
  const passwordHash = await hashPassword('Portico123');
  await db.orm
    .update(members)
    .set({ passwordHash, createdAt: new Date(from) })
    .where(eq(members.id, memberId));
  await addContract(db, { kind: 'hourly', uplineId: null, downlineId: memberId, terms, from, to });
  const bet = { memberId, stake: '100.00', payout: '0.00', turnover: '100.00' };
  await addSettlements(
    db,
    Array.from({ length: BILLS }, (_, hour) => ({ ...bet, betId: `${waiting}-${hour}`, at: from + hour * HOUR })),
  );
  const hold = { memberId, reason: 'We check the bets of this line.', heldBy: 'Support', heldAt: new Date(from) };
  await db.orm.insert(contractHolds).values(hold);
  await settleWindows({ db, brand, clock: () => now }, 'hourly');
  await db.orm.delete(contractHolds).where(eq(contractHolds.memberId, memberId));
  await db.close();
}
