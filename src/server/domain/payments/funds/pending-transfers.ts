import type { Services } from '#server/services.ts';
import { transferVendors } from './member-wallets.ts';
import type { StoredTransfer } from './stored-transfer.ts';
import { askVendor } from './transfer-funds.ts';

/** A transfer is asked about again this long after the last time. */
const ASK_AFTER = 20_000;

// Those that were asked about longest ago come first, so that none waits behind a vendor that is down. An update returns
// its rows in any order.
const ASK = `
  with due as (
    select id, asked_at from wallet_transfers where state = 'pending' and asked_at <= $2 order by asked_at limit 200
  ), asked as (
    update wallet_transfers t set asked_at = $1 from due where t.id = due.id
    returning t.id, t.member_id, t.vendor_code, t.direction, t.amount, t.state, t.created_at, t.completed_at, due.asked_at
  )
  select id, member_id as "memberId", vendor_code as vendor, direction, amount, state, created_at as "createdAt",
    completed_at as "completedAt"
  from asked order by asked_at, id`;

type Needs = Pick<Services, 'db' | 'brand' | 'catalogue' | 'clock' | 'vendorWallets' | 'log'>;

/** Sends pending transfers to their vendors again, until each is answered: never lost, never doubled (WALLET-12). */
export async function settlePendingTransfers(services: Needs): Promise<void> {
  const { db, clock, catalogue } = services;
  const now = clock();
  const vendors = transferVendors(await catalogue.current());
  const silent = new Set(vendors.filter(({ maintenance }) => maintenance).map(({ code }) => code));
  const asked = [new Date(now), new Date(now - ASK_AFTER)];
  for (const transfer of await db.query<StoredTransfer>('wallet_transfers_ask', ASK, asked)) {
    // A vendor that does not answer is asked once a run.
    if (silent.has(transfer.vendor)) continue;
    const { state } = await askVendor(services, transfer);
    if (state === 'pending') silent.add(transfer.vendor);
  }
}
