import { sql } from 'drizzle-orm';
import type {
  AgentType,
  DepositReview,
  DepositReviewPage,
  DepositReviewRow,
  DepositState,
} from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { money } from '../../ground/amounts/money.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import { failureOf, methodNameOf, transferNoteOf } from './deposit-detail.ts';
import { DEPOSIT_COLUMNS, type DepositRow, stepsOf } from './deposit-row.ts';

interface Row extends DepositRow {
  readonly account: string;
  readonly nickname: string;
  readonly type: AgentType;
  readonly rankLevel: number;
  readonly payerName: string | null;
}

const COLUMNS = `
  ${DEPOSIT_COLUMNS}, m.account, m.nickname, m.type, m.rank_level as "rankLevel", m.payee_name as "payerName"`;

export interface ReviewQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly state?: DepositState | undefined;
  readonly transferNote?: string | undefined;
  readonly account?: string | undefined;
}

/** The deposits that an operator may still confirm, or those in a state, the longest waiting first (MEMBER-22). */
export async function listDepositReviews(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  { from, to, state, transferNote, account, ...query }: ReviewQuery,
): Promise<DepositReviewPage> {
  const range = rangeOf({ from, to }, clock(), brand.timeZone);
  const { totals, ...page } = await paged<Row, { amount: string }>(
    db,
    {
      name: 'deposit_reviews',
      from: sql`deposits d join members m on m.id = d.member_id`,
      where: [
        sql`d.created_at >= ${range.from} and d.created_at < ${range.to}`,
        state === undefined ? sql`d.state in ('pending', 'expired')` : sql`d.state = ${state}`,
        transferNote === undefined ? undefined : sql`d.number = ${numberIn(brand, transferNote)}`,
        account === undefined ? undefined : sql`m.account = ${account}`,
      ],
      order: sql`d.created_at, d.number`,
      columns: piece(COLUMNS),
      totals: { amount: sql`coalesce(sum(d.amount), 0)` },
    },
    query,
  );
  const amount = money(totals.amount, brand.currency.decimals);
  return { ...page, content: page.content.map((row) => rowOf(brand, row)), totals: { amount } };
}

/** The deposit's number in the words of a transfer; -1, which no deposit has, where there is none. */
function numberIn(brand: Brand, transferNote: string): number {
  const prefix = transferNoteOf(brand, { number: 0 }).slice(0, -1);
  const written = transferNote.replace(/\s/g, '').toUpperCase();
  const digits = written.startsWith(prefix) ? written.slice(prefix.length) : '';
  return /^[1-9]\d{0,14}$/.test(digits) ? Number(digits) : -1;
}

const FIND = `select ${COLUMNS} from deposits d join members m on m.id = d.member_id where d.id = $1`;

/** A deposit with all that confirming it needs. Failure: `not_found`. */
export async function findDepositReview(
  { brand }: Pick<Services, 'brand'>,
  db: Pick<Queries, 'query'>,
  depositId: string,
): Promise<DepositReview> {
  const [row] = await db.query<Row>('deposit_review', FIND, [depositId]);
  if (row === undefined) throw new Failure('not_found');
  const { decimals, code } = brand.currency;
  const steps = await stepsOf(db, depositId);
  return {
    ...rowOf(brand, row),
    fee: money(row.fee, decimals),
    currency: code,
    payerName: row.payerName,
    receivedAmount: row.receivedAmount && money(row.receivedAmount, decimals),
    bankReference: row.bankReference,
    creditedAmount: row.creditedAmount && money(row.creditedAmount, decimals),
    paidAt: row.paidAt?.toISOString() ?? null,
    creditedAt: row.creditedAt?.toISOString() ?? null,
    reason: failureOf(row, 'EN'),
    steps: steps.map(({ state, at, by, operator, note }) => ({
      state,
      at: at.toISOString(),
      by: operator ?? by,
      note,
    })),
  };
}

function rowOf(brand: Brand, row: Row): DepositReviewRow {
  return {
    depositId: row.id,
    member: {
      id: String(row.memberId),
      account: row.account,
      nickname: row.nickname,
      type: row.type,
      rankLevel: row.rankLevel,
    },
    methodName: methodNameOf(brand, row, 'EN'),
    amount: money(row.amount, brand.currency.decimals),
    transferNote: transferNoteOf(brand, row),
    payerReference: row.payerReference,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}
