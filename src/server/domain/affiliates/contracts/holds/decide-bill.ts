import { sql } from 'drizzle-orm';
import type {
  ContractBillReview,
  ContractBillReviewPage,
  ListContractBillReviewsParams,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { money } from '#server/domain/ground/amounts/money.ts';
import { audit } from '#server/domain/ground/audit/audit.ts';
import { rangeOf } from '#server/domain/ground/date-range.ts';
import { type PageQuery, paged, piece } from '#server/domain/ground/paging/paging.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { subtractAmounts } from '#shared/money/amount.ts';
import { accountSearch } from '../../line/account-search.ts';
import {
  BILL_COLUMNS,
  BILL_TABLES,
  type BillRow,
  billOf,
  expiredBefore,
  expiryOf,
  numberIn,
} from '../bills/bill-row.ts';
import { payOpen } from '../settlement/pay-open.ts';
import { notifyPayments } from './notify-payments.ts';

const FIND = `select ${BILL_COLUMNS} from ${BILL_TABLES} where b.id = $1`;
const DENY = `
  update contract_bills set state = 'denied', reason = $2
  where id = $1 and state = 'pending' and coalesce(held_at, issued_at) >= $3 returning id`;

type Needs = Pick<Services, 'brand' | 'clock'>;

/** An operator's act on a bill. */
export interface BillAct {
  readonly operator: string;
  readonly billId: string;
  readonly note?: string | undefined;
}

/** Pays a bill that waits, as far as the budget of the day reaches. Failures: `not_found`; `conflict` unless it is `pending`. */
export async function releaseBill(services: Needs, tx: Queries, act: BillAct): Promise<ContractBillReview> {
  const { operator, billId, note } = act;
  const id = numberIn('bl', billId);
  const at = new Date(services.clock());
  const [paid] = await payPending(services, tx, { billId: id }, at);
  const row = await found(tx, id);
  if (paid === undefined) throw new Failure('conflict');
  const rest = subtractAmounts(paid.due, paid.paid);
  await notifyPayments(services, tx, row.downlineId, { kind: 'released', amount: paid.paid, rest }, at);
  const data = { operator, billId, amount: money(paid.due, services.brand.currency.decimals), note };
  await audit(tx, { at, kind: 'contract_bill_released', memberId: row.downlineId, data });
  return reviewOf(services, row);
}

// What another process decided in the meantime is left out, and what has expired.
const OPEN = `
  with taken as materialized (
    select id from contract_bills where state = 'pending' and (id = $1 or downline_id = $2) and coalesce(held_at, issued_at) >= $3
    order by id for update
  )
  update contract_bills b set state = case when b.paid > 0 then 'part_collected' else 'insufficient' end, reason = null,
    held_at = null
  from taken t where b.id = t.id
  returning b.id, b.net - b.paid as due`;

/** A bill that waits no more. Amounts are `numeric` text. */
interface ReleasedBill {
  readonly id: number;
  /** What was not paid before. */
  readonly due: string;
  /** What of it is paid now; the budget of the day may leave a rest. */
  readonly paid: string;
}

/**
 * Pays one pending bill, or all of an agent, in the caller's transaction. A budget may leave them open. Returns those
 * that were pending.
 */
export async function payPending(
  { brand }: Pick<Services, 'brand'>,
  tx: Queries,
  of: { readonly billId: number } | { readonly agent: number },
  at: Date,
): Promise<readonly ReleasedBill[]> {
  const { billId, agent } = { billId: null, agent: null, ...of };
  const opened = await tx.query<Omit<ReleasedBill, 'paid'>>('contract_pending_open', OPEN, [
    billId,
    agent,
    expiredBefore(brand, at),
  ]);
  if (opened.length === 0) return [];
  const ids = opened.map(({ id }) => id);
  const payments = new Map((await payOpen(brand, tx, at, ids)).map(({ id, amount }) => [id, amount]));
  return opened.map((bill) => ({ ...bill, paid: payments.get(bill.id) ?? '0.00' }));
}

/** Denies a bill that waits, for good; what was paid of it stays. Failures: `not_found`; `conflict` unless it is `pending`. */
export async function denyBill(
  services: Needs,
  tx: Queries,
  act: BillAct,
  reason: string,
): Promise<ContractBillReview> {
  const { operator, billId, note } = act;
  const id = numberIn('bl', billId);
  const at = new Date(services.clock());
  const denied = await tx.query('contract_bill_deny', DENY, [id, reason, expiredBefore(services.brand, at)]);
  const row = await found(tx, id);
  if (denied.length === 0) throw new Failure('conflict');
  const rest = subtractAmounts(row.net, row.paid);
  await notifyPayments(services, tx, row.downlineId, { kind: 'denied', reason, bill: billId }, at);
  const data = { operator, billId, amount: money(rest, services.brand.currency.decimals), reason, note };
  await audit(tx, { at, kind: 'contract_bill_denied', memberId: row.downlineId, data });
  return reviewOf(services, row);
}

/** A page of all agents' bills: those that wait, the oldest first, then those of windows that ended in the range. */
export async function listBillReviews(
  services: Pick<Services, 'db' | 'brand' | 'clock'>,
  { kind, state, search, from, to, ...page }: Omit<ListContractBillReviewsParams, keyof PageQuery> & PageQuery,
): Promise<ContractBillReviewPage> {
  const range = rangeOf({ from, to }, services.clock(), services.brand.timeZone);
  const { content, totalPages, totalElements } = await paged<BillRow>(
    services.db,
    {
      name: 'contract_bill_reviews',
      from: piece(BILL_TABLES),
      where: [
        sql`b.state = 'pending' or (b.window_to >= ${range.from} and b.window_to < ${range.to})`,
        kind && sql`b.kind = ${kind}`,
        state && sql`b.state = ${state}`,
        accountSearch(search),
      ],
      order: sql`case when b.state = 'pending' then b.window_to end nulls last, b.window_to desc, b.id desc`,
      columns: piece(BILL_COLUMNS),
    },
    page,
  );
  return { content: content.map((row) => reviewOf(services, row)), totalPages, totalElements };
}

async function found(tx: Pick<Queries, 'query'>, id: number): Promise<BillRow> {
  const [row] = await tx.query<BillRow>('contract_bill_review', FIND, [id]);
  if (row === undefined) throw new Failure('not_found');
  return row;
}

function reviewOf(services: Needs, row: BillRow): ContractBillReview {
  return { bill: billOf(services, row, null), reason: row.reason, expiresAt: expiryOf(services.brand, row) };
}

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
    for (const { agent, ...rest } of expired)
      await notifyPayments(services, tx, agent, { kind: 'expired', ...rest }, at);
    for (const { agent, bills, amount } of expired) {
      const data = { bills, amount: money(amount, brand.currency.decimals) };
      await audit(tx, { at, kind: 'contract_bills_expired', memberId: agent, data });
    }
  });
}
