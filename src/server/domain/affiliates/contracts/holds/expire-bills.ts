import { money } from '#server/domain/ground/amounts/money.ts';
import { audit } from '#server/domain/ground/audit/audit.ts';
import type { Services } from '#server/services.ts';
import { expiredBefore } from '../bills/bill-row.ts';
import { tellPayments } from './tell-payments.ts';

// An operator who decides at this moment is waited for; what is pending no more is left out.
const EXPIRE = `
  with due as materialized (
    select id from contract_bills where state = 'pending' and coalesce(held_at, issued_at) < $1 order by id for update
  ), gone as (
    update contract_bills b set state = 'expired' from due d where b.id = d.id returning b.downline_id, b.net - b.paid as rest
  )
  select downline_id as agent, count(*)::int as bills, sum(rest) as amount from gone group by downline_id order by 1`;

interface Expired {
  readonly agent: number;
  readonly bills: number;
  readonly amount: string;
}

/** Ends the bills that have waited longer than the brand allows, all together, and tells each agent once. */
export function expireBills(services: Pick<Services, 'db' | 'brand' | 'clock'>): Promise<void> {
  const { db, brand, clock } = services;
  const at = new Date(clock());
  return db.transaction(async (tx) => {
    const expired = await tx.query<Expired>('contract_bills_expire', EXPIRE, [expiredBefore(brand, at)]);
    for (const { agent, ...rest } of expired) await tellPayments(services, tx, agent, { kind: 'expired', ...rest }, at);
    for (const { agent, bills, amount } of expired) {
      const data = { bills, amount: money(amount, brand.currency.decimals) };
      await audit(tx, { at, kind: 'contract_bills_expired', memberId: agent, data });
    }
  });
}
