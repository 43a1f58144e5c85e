import { sql } from 'drizzle-orm';
import type { Language, PointTransaction, PointTransactionKind, PointTransactionPage } from '#generated/model/index.ts';
import type { Words } from '#server/db/schema/bonuses.ts';
import type { Services } from '#server/services.ts';
import { texts } from '#server/texts/texts.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import type { Session } from '../../identity/session/session.ts';
import { wholePoints } from './points-balance.ts';

export interface PointTransactionQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly kind?: PointTransactionKind | undefined;
}

/** The kinds that postings have so far. */
type Posted = PointTransactionKind;

interface Row {
  readonly entryId: string;
  readonly kind: Posted;
  readonly points: string;
  readonly balanceAfter: string;
  readonly reasonId: string;
  readonly note: string | null;
  /** The money of a conversion. */
  readonly amount: string | null;
  /** The reward of a redemption. */
  readonly title: Words | null;
  readonly at: Date;
}

const FROM = `
  wallets w
  join entries e on e.account_id = w.account_id
  join transactions t on t.id = e.transaction_id`;

/** The kind of an entry, from the kind of its posting. */
const KIND = `case
  when t.kind = 'points_earned' and t.reason_kind in ('promotion', 'operator') then 'rewarded'
  when t.kind = 'points_earned' and e.amount > 0 then 'earned'
  when t.kind = 'points' and t.reason_id like 'rd-%' then case when e.amount < 0 then 'redeemed' else 'returned' end
  when t.kind = 'points' then 'converted'
  else 'adjusted' end`;

const COLUMNS = `
  e.id::text as "entryId", ${KIND} as kind, e.amount as points, e.balance_after as "balanceAfter",
  t.reason_id as "reasonId", t.note, (
    select m.amount from entries m join wallets v on v.account_id = m.account_id
    where m.transaction_id = t.id and v.member_id = w.member_id and v.kind = 'main') as amount,
  (select r.title from redemptions r where r.id = t.reason_id) as title, e.booked_at as at`;

/**
 * A page of the ledger of the session member's points, the newest first, with the sums over all pages (API-58). Failure:
 * `validation_failed` for a wrong range.
 */
export async function listPointTransactions(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  { memberId }: Pick<Session, 'memberId'>,
  { kind, ...query }: PointTransactionQuery,
  language: Language,
): Promise<PointTransactionPage> {
  const range = rangeOf(query, clock(), brand.timeZone);
  const { totals, content, ...page } = await paged<Row, Record<'earned' | 'spent', string>>(
    db,
    {
      name: 'point_transactions',
      from: piece(FROM),
      where: [
        sql`w.member_id = ${memberId} and w.kind = 'points'`,
        sql`e.booked_at >= ${range.from} and e.booked_at < ${range.to}`,
        kind && sql`${piece(KIND)} = ${kind}`,
      ],
      order: sql`e.booked_at desc, e.id desc`,
      columns: piece(COLUMNS),
      totals: {
        earned: sql`coalesce(sum(e.amount) filter (where e.amount > 0 and ${piece(KIND)} <> 'returned'), 0)`,
        // A list of returned points alone spends nothing.
        spent: sql`greatest(coalesce(-sum(e.amount) filter (where e.amount < 0 or ${piece(KIND)} = 'returned'), 0), 0)`,
      },
    },
    query,
  );
  const toTransaction = ({
    at,
    points,
    balanceAfter,
    amount,
    title,
    note,
    reasonId,
    ...row
  }: Row): PointTransaction => {
    const words = texts[language].points.entry[row.kind];
    const what = title?.[language] ?? formatMoney(amount ?? '', brand.currency);
    return {
      entryId: `pe-${row.entryId}`,
      kind: row.kind,
      points: wholePoints(points),
      balanceAfter: wholePoints(balanceAfter),
      description: row.kind === 'adjusted' && note !== null ? note : words(what),
      referenceId: row.kind === 'earned' || row.kind === 'adjusted' ? null : reasonId,
      at: at.toISOString(),
    };
  };
  return {
    ...page,
    content: content.map(toTransaction),
    totals: { earned: wholePoints(totals.earned), spent: wholePoints(totals.spent) },
  };
}
