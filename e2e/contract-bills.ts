import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { contractPayments } from '#server/config/brand-money.ts';
import type { Database } from '#server/db/database.ts';
import { openPglite } from '#server/db/pglite.ts';
import { contractHolds } from '#server/db/schema/contracts.ts';
import { members } from '#server/db/schema/members.ts';
import { settleWindows } from '#server/domain/affiliates/contracts/settlement/settle-windows.ts';
import { addAgent, addContract, addSettlements } from '#server/domain/affiliates/contracts/settlement/testing.ts';
import { hashPassword } from '#server/domain/identity/session/password.ts';
import { shippedBrand } from '#server/paths.ts';
import { makeMember, newMember } from '#server/seed/make-member.ts';
import { windowAt } from '#shared/contracts/contract-windows.ts';
import { people, waiting } from './conformance-members.ts';

const HOUR = 3_600_000;
/** Far more than the other requests of a run decide. */
const BILLS = 24;
const terms = {
  tiers: [{ turnover: '0.00', activeDownlines: 0, loss: null, rate: 100 }],
  activeMinimum: '1.00',
  carryOver: null,
};

type Brand = Parameters<typeof settleWindows>[0]['brand'];

/**
 * Adds a general agent with an hourly salary that ended, and whose last bills wait: its payments were held. Another agent,
 * the second account of the suite, was paid meanwhile.
 */
export async function addContractBills(dataDir: string): Promise<void> {
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
  const services = { db, brand, clock: () => now, random: randomBytes, config: { dataKey: undefined } };
  const other = await makeMember(services, newMember.parse(people.other));
  const [upline] = await db.orm.select().from(members).where(eq(members.account, people.other.upline));
  await addSalary(db, { uplineId: null, downlineId: memberId, from, to, hours: BILLS });
  await addSalary(db, { uplineId: upline?.id ?? null, downlineId: other.memberId, from: to - HOUR, to, hours: 1 });
  const hold = { memberId, reason: 'We check the bets of this line.', heldBy: 'Support', heldAt: new Date(from) };
  await db.orm.insert(contractHolds).values(hold);
  await settleWindows(services, 'hourly');
  await db.orm.delete(contractHolds).where(eq(contractHolds.memberId, memberId));
  await db.close();
}

interface Salary {
  readonly uplineId: number | null;
  readonly downlineId: number;
  readonly from: number;
  readonly to: number;
  readonly hours: number;
}

/** An hourly salary with a bet of its agent in each hour. */
async function addSalary(db: Database, { hours, ...parties }: Salary): Promise<void> {
  const { downlineId, from } = parties;
  await addContract(db, { kind: 'hourly', terms, ...parties });
  const bet = { memberId: downlineId, stake: '100.00', payout: '0.00', turnover: '100.00' };
  await addSettlements(
    db,
    Array.from({ length: hours }, (_, hour) => ({
      ...bet,
      betId: `salary-${downlineId}-${hour}`,
      at: from + hour * HOUR,
    })),
  );
}
