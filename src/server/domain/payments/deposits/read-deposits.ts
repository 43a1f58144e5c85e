import { sql } from 'drizzle-orm';
import type { DepositDetail, DepositPage, DepositState, Language } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { money } from '../../ground/amounts/money.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import type { Session } from '../../identity/session/session.ts';
import { depositDetail, toDeposit } from './deposit-detail.ts';
import { DEPOSIT_COLUMNS, type DepositRow } from './deposit-row.ts';

export interface DepositQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly state?: DepositState | undefined;
  readonly methodId?: string | undefined;
}

interface Totals {
  readonly amount: string;
  readonly credited: string;
  readonly fee: string;
}

/** A page of the deposits of the session's member, the newest first, with the sums over all pages (MEMBER-04). */
export async function listDeposits(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  { memberId }: Pick<Session, 'memberId'>,
  { from, to, state, methodId, ...query }: DepositQuery,
  language: Language,
): Promise<DepositPage> {
  const range = rangeOf({ from, to }, clock(), brand.timeZone);
  const { totals, ...page } = await paged<DepositRow, Totals>(
    db,
    {
      name: 'deposits',
      from: sql`deposits d`,
      where: [
        sql`d.member_id = ${memberId} and d.created_at >= ${range.from} and d.created_at < ${range.to}`,
        state && sql`d.state = ${state}`,
        methodId === undefined ? undefined : sql`d.method_id = ${methodId}`,
      ],
      order: sql`d.created_at desc, d.number desc`,
      columns: piece(DEPOSIT_COLUMNS),
      totals: {
        amount: sql`coalesce(sum(d.amount), 0)`,
        credited: sql`coalesce(sum(d.credited_amount) filter (where d.state = 'credited'), 0)`,
        fee: sql`coalesce(sum(d.fee) filter (where d.state = 'credited'), 0)`,
      },
    },
    query,
  );
  const wire = (amount: string) => money(amount, brand.currency.decimals);
  return {
    ...page,
    content: page.content.map((row) => toDeposit(brand, row, language)),
    totals: { amount: wire(totals.amount), credited: wire(totals.credited), fee: wire(totals.fee) },
  };
}

const FIND = `select ${DEPOSIT_COLUMNS} from deposits d where d.id = $1 and d.member_id = $2`;

/** A deposit of the session's member. Failure: `not_found`, also for another member's (trust 5). */
export async function findDeposit(
  services: Pick<Services, 'db' | 'brand' | 'config'>,
  { memberId }: Pick<Session, 'memberId'>,
  depositId: string,
  language: Language,
): Promise<DepositDetail> {
  const { db } = services;
  const [row] = await db.query<DepositRow>('deposit_find', FIND, [depositId, memberId]);
  if (row === undefined) throw new Failure('not_found');
  return depositDetail(services, db, row, language);
}
