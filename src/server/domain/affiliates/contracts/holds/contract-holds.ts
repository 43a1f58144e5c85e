import { sql } from 'drizzle-orm';
import type {
  ContractHold,
  ContractHoldPage,
  HoldContractPaymentsPayload,
  LiftContractHoldPayload,
  LiftedContractHold,
  ListContractHoldsParams,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { money } from '#server/domain/ground/amounts/money.ts';
import { audit } from '#server/domain/ground/audit/audit.ts';
import { type PageQuery, paged, piece } from '#server/domain/ground/paging/paging.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { addAmounts, compareAmounts, subtractAmounts } from '#shared/money/amount.ts';
import { accountSearch } from '../../line/account-search.ts';
import { expiredBefore } from '../bills/bill-row.ts';
import { payPending } from './decide-bill.ts';
import { notifyPayments } from './notify-payments.ts';

type Needs = Pick<Services, 'brand' | 'clock'>;

// A settlement sees the hold or does not. A lift finds the bills of all that saw it.
const NO_SETTLEMENT = 'select pg_advisory_xact_lock(4404)';
const HOLD = `
  insert into contract_holds (member_id, reason, held_by, held_at)
  select m.id, $2, $3, $4 from members m where m.id = $1 and m.type in (1, 2, 41, 42)
  on conflict do nothing returning member_id`;
// What a budget left open waits as well, from now on.
const HOLD_RESTS = `
  with rests as materialized (
    select id from contract_bills where downline_id = $1 and state in ('part_collected', 'insufficient') order by id for update
  )
  update contract_bills b set state = 'pending', reason = $2, held_at = $3 from rests r where b.id = r.id`;
const LIFT = 'delete from contract_holds where member_id = $1 returning member_id';
const WAITING = `
  select count(*)::int as waiting, coalesce(sum(net - paid), 0) as "waitingAmount" from contract_bills
  where downline_id = $1 and state = 'pending' and coalesce(held_at, issued_at) >= $2`;
const TABLES = 'contract_holds h join members m on m.id = h.member_id';
const PENDING = `b where b.downline_id = h.member_id and b.state = 'pending'`;
const COLUMNS = `
  m.id, m.account, m.nickname, h.reason, h.held_at as "heldAt", h.held_by as "heldBy",
  (select count(*)::int from contract_bills ${PENDING}) as "pendingBills",
  (select coalesce(sum(b.net - b.paid), 0) from contract_bills ${PENDING}) as "pendingNet"`;
const FIND = `select ${COLUMNS} from ${TABLES} where h.member_id = $1`;

interface HoldRow extends Omit<ContractHold, 'memberId' | 'heldAt'> {
  readonly id: number;
  readonly heldAt: Date;
}

/** Bills that a lifted hold leaves to a decision. */
interface Waiting {
  readonly waiting: number;
  readonly waitingAmount: string;
}

/** Holds the payments of an agent from now on. Failures: `not_found` for others than agents; `conflict` where held. */
export function holdPayments(
  services: Needs & Pick<Services, 'db'>,
  operator: string,
  { memberId, reason }: HoldContractPaymentsPayload,
): Promise<ContractHold> {
  return services.db.transaction(async (tx) => {
    const id = numberOf(memberId);
    const at = new Date(services.clock());
    await tx.query('contract_no_settlement', NO_SETTLEMENT);
    const held = await tx.query('contract_hold', HOLD, [id, reason, operator, at]);
    if (held.length > 0) await tx.query('contract_hold_rests', HOLD_RESTS, [id, reason, at]);
    const [row] = await tx.query<HoldRow>('contract_hold_find', FIND, [id]);
    if (row === undefined) throw new Failure('not_found');
    if (held.length === 0) throw new Failure('conflict');
    await notifyPayments(services, tx, id, { kind: 'held', reason }, at);
    await audit(tx, { at, kind: 'contract_payments_held', memberId: id, data: { operator, reason } });
    return toHold(services, row);
  });
}

/** Ends the hold of an agent, and with `payPending` pays what waits. Failure: `not_found` without a hold. */
export async function liftHold(
  services: Needs,
  tx: Queries,
  act: LiftContractHoldPayload & { readonly operator: string; readonly memberId: string },
): Promise<LiftedContractHold> {
  const { operator, note } = act;
  const id = numberOf(act.memberId);
  const at = new Date(services.clock());
  await tx.query('contract_no_settlement', NO_SETTLEMENT);
  const lifted = await tx.query('contract_hold_lift', LIFT, [id]);
  if (lifted.length === 0) throw new Failure('not_found');
  const released = act.payPending ? await payPending(services, tx, { agent: id }, at) : [];
  const bills = released.filter((bill) => compareAmounts(bill.paid, '0') > 0).length;
  const amount = released.reduce((sum, bill) => addAmounts(sum, bill.paid), '0.00');
  const rest = released.reduce((sum, bill) => addAmounts(sum, subtractAmounts(bill.due, bill.paid)), '0.00');
  const [waits] = await tx.query<Waiting>('contract_hold_waiting', WAITING, [id, expiredBefore(services.brand, at)]);
  const left = { rest, ...(waits ?? { waiting: 0, waitingAmount: '0.00' }) };
  await notifyPayments(services, tx, id, { kind: 'lifted', bills, amount, ...left }, at);
  const paid = money(amount, services.brand.currency.decimals);
  const data = { operator, bills, paid, note };
  await audit(tx, { at, kind: 'contract_hold_lifted', memberId: id, data });
  return { memberId: `${id}`, paidBills: bills, paid, liftedAt: at.toISOString() };
}

/** A page of the holds that stand, the newest first. */
export async function listHolds(
  services: Pick<Services, 'db' | 'brand'>,
  { search, ...page }: Omit<ListContractHoldsParams, keyof PageQuery> & PageQuery,
): Promise<ContractHoldPage> {
  const { content, totalPages, totalElements } = await paged<HoldRow>(
    services.db,
    {
      name: 'contract_holds',
      from: piece(TABLES),
      where: [accountSearch(search)],
      order: sql`h.held_at desc, h.member_id desc`,
      columns: piece(COLUMNS),
    },
    page,
  );
  return { content: content.map((row) => toHold(services, row)), totalPages, totalElements };
}

function toHold({ brand }: Pick<Services, 'brand'>, { id, heldAt, pendingNet, ...row }: HoldRow): ContractHold {
  return {
    memberId: `${id}`,
    ...row,
    heldAt: heldAt.toISOString(),
    pendingNet: money(pendingNet, brand.currency.decimals),
  };
}

/** The number of an account; 0, which nobody has, for anything else. */
function numberOf(memberId: string): number {
  return /^[1-9]\d{0,14}$/.test(memberId) ? Number(memberId) : 0;
}
