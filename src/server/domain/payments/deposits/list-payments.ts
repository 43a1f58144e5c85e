import { sql } from 'drizzle-orm';
import type {
  AgentType,
  PaymentSource,
  UnmatchedCause,
  UnmatchedPayment,
  UnmatchedPaymentPage,
  UnmatchedPaymentState,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { money } from '../../ground/amounts/money.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';

interface Row {
  readonly id: string;
  readonly depositId: string | null;
  readonly amount: string;
  readonly currency: string;
  readonly reference: string;
  readonly payerName: string | null;
  readonly source: PaymentSource;
  readonly cause: UnmatchedCause;
  readonly note: string | null;
  readonly state: UnmatchedPaymentState;
  readonly arrivedAt: Date;
  readonly creditedDepositId: string | null;
  readonly returnReference: string | null;
  readonly reason: string | null;
  readonly resolvedBy: string | null;
  readonly resolvedAt: Date | null;
  /** Of the member; null where the payment names no deposit and is not credited. */
  readonly memberId: number | null;
  readonly account: string;
  readonly nickname: string;
  readonly type: AgentType;
  readonly rankLevel: number;
}

const COLUMNS = `
  p.id, p.deposit_id as "depositId", p.amount, p.currency, p.reference, p.payer_name as "payerName", p.source, p.cause,
  p.note, p.state, p.arrived_at as "arrivedAt", p.credited_deposit_id as "creditedDepositId",
  p.return_reference as "returnReference", p.reason, p.resolved_by as "resolvedBy", p.resolved_at as "resolvedAt",
  m.id as "memberId", m.account, m.nickname, m.type, m.rank_level as "rankLevel"`;
const FROM = `
  unmatched_payments p left join deposits d on d.id = coalesce(p.credited_deposit_id, p.deposit_id)
  left join members m on m.id = d.member_id`;

export interface PaymentQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly state?: UnmatchedPaymentState | undefined;
  readonly account?: string | undefined;
}

/** The payments that wait for an operator, or those in a state, the longest waiting first (WALLET-11). */
export async function listUnmatched(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  { from, to, state = 'open', account, ...query }: PaymentQuery,
): Promise<UnmatchedPaymentPage> {
  const range = rangeOf({ from, to }, clock(), brand.timeZone);
  const {
    totals: _,
    content,
    ...page
  } = await paged<Row, Record<never, string>>(
    db,
    {
      name: 'unmatched_payments',
      from: piece(FROM),
      where: [
        sql`p.arrived_at >= ${range.from} and p.arrived_at < ${range.to} and p.state = ${state}`,
        account === undefined ? undefined : sql`m.account = ${account}`,
      ],
      order: sql`p.arrived_at, p.id`,
      columns: piece(COLUMNS),
      totals: {},
    },
    query,
  );
  return { ...page, content: content.map(toPayment) };
}

const FIND = `select ${COLUMNS} from ${FROM} where p.id = $1`;

/** A payment of the list. Failure: `not_found`. */
export async function findUnmatched(db: Pick<Queries, 'query'>, paymentId: string): Promise<UnmatchedPayment> {
  const [row] = await db.query<Row>('payment_find', FIND, [paymentId]);
  if (row === undefined) throw new Failure('not_found');
  return toPayment(row);
}

function toPayment(row: Row): UnmatchedPayment {
  const { memberId, account, nickname, type, rankLevel } = row;
  return {
    paymentId: row.id,
    state: row.state,
    cause: row.cause,
    source: row.source,
    // Other currencies than the brand's may have more decimals.
    amount: money(row.amount, 2),
    currency: row.currency,
    reference: row.reference,
    payerName: row.payerName,
    depositId: row.depositId,
    member: memberId === null ? null : { id: String(memberId), account, nickname, type, rankLevel },
    arrivedAt: row.arrivedAt.toISOString(),
    note: row.note,
    creditedDepositId: row.creditedDepositId,
    returnReference: row.returnReference,
    reason: row.reason,
    resolvedBy: row.resolvedBy,
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
  };
}
