import { type SQL, sql } from 'drizzle-orm';
import type { Language, LedgerEntry, LedgerKind, LedgerPage } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { money } from '../../ground/amounts/money.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import type { PostingKind } from '../../money/wallet/post.ts';
import { ENTRY_CAUSES, ENTRY_COLUMNS, type EntryRow, reasonText } from './ledger-entry.ts';

export interface LedgerQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly walletId: string;
  readonly kind?: LedgerKind | undefined;
  readonly direction?: 'in' | 'out' | undefined;
  readonly referenceId?: string | undefined;
}

const SUMS = {
  moneyIn: sql`coalesce(sum(e.amount) filter (where e.amount > 0), 0)`,
  moneyOut: sql`coalesce(-sum(e.amount) filter (where e.amount < 0), 0)`,
  net: sql`coalesce(sum(e.amount), 0)`,
};

/**
 * A page of the ledger of one wallet, newest entry first (MEMBER-08, MEMBER-22). It has the sums of all pages and the
 * balance at both ends of the range. Each entry names its reason and what caused it. A wallet that the member does not
 * have is empty. Failure: `validation_failed` for a wrong range.
 */
export async function listLedger(
  services: Pick<Services, 'db' | 'brand' | 'clock' | 'catalogue'>,
  memberId: number,
  query: LedgerQuery,
  language: Language,
): Promise<LedgerPage> {
  const { db, brand, clock, catalogue } = services;
  const { walletId, kind, direction, referenceId } = query;
  const { from, to } = rangeOf(query, clock(), brand.timeZone);
  const purpose = walletId === 'main' ? 'main' : `vendor:${walletId}`;
  const account = sql`(select account_id from wallets where member_id = ${memberId} and kind = ${purpose})`;
  const { content, totals, ...page } = await paged<EntryRow, Record<keyof LedgerPage['totals'], string>>(
    db,
    {
      name: 'ledger',
      from: sql`entries e`,
      where: [
        sql`e.account_id = ${account}`,
        sql`e.booked_at >= ${from} and e.booked_at < ${to}`,
        direction && (direction === 'in' ? sql`e.amount > 0` : sql`e.amount < 0`),
        kind && ofKind(kind),
        referenceId === undefined ? undefined : aboutReference(referenceId),
      ],
      order: sql`e.booked_at desc, e.version desc`,
      columns: piece(ENTRY_COLUMNS),
      join: { alias: 'e', tables: piece(ENTRY_CAUSES) },
      totals: { ...SUMS, openingBalance: balanceAt(account, from), closingBalance: balanceAt(account, to) },
    },
    query,
  );
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  const { vendors } = await catalogue.current();
  const toEntry = (row: EntryRow): LedgerEntry => ({
    entryId: `le-${row.id}`,
    at: row.at.toISOString(),
    walletId,
    kind: kindOf(row),
    amount: wire(row.amount),
    balanceAfter: wire(row.balanceAfter),
    reason: reasonText(row, {
      walletId,
      language,
      vendorName: vendors.get(row.vendor ?? '')?.name ?? row.vendor ?? '',
    }),
    reference: row.reasonKind === 'account' ? null : { type: row.reasonKind, id: row.reasonId },
    note: row.note,
  });
  return {
    ...page,
    content: content.map(toEntry),
    totals: {
      openingBalance: wire(totals.openingBalance),
      moneyIn: wire(totals.moneyIn),
      moneyOut: wire(totals.moneyOut),
      net: wire(totals.net),
      closingBalance: wire(totals.closingBalance),
    },
  };
}

/** The balance before a moment. */
function balanceAt(account: SQL, at: Date): SQL {
  return sql`coalesce((
    select o.balance_after from entries o where o.account_id = ${account} and o.booked_at < ${at}
    order by o.booked_at desc, o.version desc limit 1
  ), 0)`;
}

/** The postings behind each kind of the ledger that has another name. */
const postedAs: Partial<Record<LedgerKind, readonly PostingKind[]>> = {
  transfer_in: ['transfer'],
  transfer_out: ['transfer'],
  points: ['points', 'points_earned'],
  adjustment: ['adjustment', 'opening', 'trial_credit'],
};

/** The kind of an entry as the contract names it. */
export function kindOf({ kind, amount }: EntryRow): LedgerKind {
  if (kind === 'transfer') return amount.startsWith('-') ? 'transfer_out' : 'transfer_in';
  if (kind === 'points_earned') return 'points';
  return kind === 'opening' || kind === 'trial_credit' ? 'adjustment' : kind;
}

/** Entries `e` of a kind: a subquery for each, because a join could read all postings of all members. */
export function ofKind(kind: LedgerKind): SQL {
  const posted = sql.param([...(postedAs[kind] ?? [kind])]);
  const isKind = sql`(select t.kind from transactions t where t.id = e.transaction_id) = any(${posted}::text[])`;
  if (kind === 'transfer_in') return sql`e.amount > 0 and ${isKind}`;
  return kind === 'transfer_out' ? sql`e.amount < 0 and ${isKind}` : isKind;
}

const REFERENCES = [
  'deposit',
  'withdrawal',
  'wallet_transfer',
  'member_transfer',
  'vault',
  'bet',
  'promotion',
  'bonus',
  'points',
  'bill',
  'operator',
];

/** All kinds are named, because the index of causes begins with them. */
function aboutReference(id: string): SQL {
  return sql`e.transaction_id in (
    select t.id from transactions t where t.reason_kind = any(${sql.param(REFERENCES)}::text[]) and t.reason_id = ${id}
  )`;
}
