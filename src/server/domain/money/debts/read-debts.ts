import { sql } from 'drizzle-orm';
import type {
  Debt,
  DebtEntry,
  DebtEntryKind,
  DebtPage,
  DebtReview,
  Language,
  LedgerReference,
  ReviewedMember,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { texts } from '#server/texts/texts.ts';
import { money } from '../../ground/amounts/money.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import type { Session } from '../../identity/session/session.ts';
import type { Reason } from '../wallet/post.ts';

const AMOUNT = 'select amount from debts where member_id = $1';

/** What the session's member owes, whatever the cause, with what it came from and what has paid it. */
export async function memberDebt(
  services: Pick<Services, 'brand' | 'db'>,
  { memberId }: Pick<Session, 'memberId'>,
  language: Language,
): Promise<Debt> {
  const { brand, db } = services;
  const [debt] = await db.query<{ amount: string }>('debt_amount', AMOUNT, [memberId]);
  return {
    amount: money(debt?.amount ?? '0', brand.currency.decimals),
    currency: brand.currency.code,
    deposits: brand.debts.fromDeposits,
    entries: debt === undefined ? [] : await debtEntries(services, db, memberId, language),
  };
}

interface Row {
  readonly id: number;
  readonly kind: DebtEntryKind;
  readonly amount: string;
  readonly leftAfter: string;
  readonly reasonKind: Reason['kind'];
  readonly reasonId: string;
  readonly note: string | null;
  readonly at: Date;
}

const ENTRIES = `
  select id, kind, amount, left_after as "leftAfter", reason_kind as "reasonKind", reason_id as "reasonId", note, at
  from debt_entries where member_id = $1 order by id desc limit 50`;

/** The last changes of a member's debt, the newest first, in the language of the reader. */
async function debtEntries(
  { brand }: Pick<Services, 'brand'>,
  db: Pick<Queries, 'query'>,
  memberId: number,
  language: Language,
): Promise<DebtEntry[]> {
  const rows = await db.query<Row>('debt_entries', ENTRIES, [memberId]);
  const wire = (amount: string) => money(amount, brand.currency.decimals);
  return rows.map((row) => ({
    entryId: `de-${row.id}`,
    kind: row.kind,
    amount: wire(row.amount),
    left: wire(row.leftAfter),
    reason: reasonText(row, language),
    reference: referenceOf(row),
    note: row.note,
    at: row.at.toISOString(),
  }));
}

function reasonText({ kind, reasonKind }: Row, language: Language): string {
  const { debts } = texts[language];
  if (kind === 'written_off') return debts.entryWrittenOff;
  if (kind === 'owed') return debts.takenBack(reasonKind);
  return debts.paidBy(reasonKind);
}

function referenceOf({ kind, reasonKind, reasonId }: Row): LedgerReference | null {
  return kind === 'written_off' || reasonKind === 'account' ? null : { type: reasonKind, id: reasonId };
}

type MemberColumns = Omit<ReviewedMember, 'id'> & { readonly id: number };
const MEMBER_COLUMNS = 'm.id, m.account, m.nickname, m.type, m.rank_level as "rankLevel"';

const memberOf = ({ id, account, nickname, type, rankLevel }: MemberColumns): ReviewedMember => ({
  id: String(id),
  account,
  nickname,
  type,
  rankLevel,
});

export interface DebtQuery extends PageQuery {
  readonly account?: string | undefined;
}

/** A page of the members who owe, the oldest debt first. */
export async function listDebts(
  { db, brand }: Pick<Services, 'db' | 'brand'>,
  { account, ...query }: DebtQuery,
): Promise<DebtPage> {
  const wire = (amount: string) => money(amount, brand.currency.decimals);
  const { content, totals, ...page } = await paged<
    MemberColumns & { readonly amount: string; readonly owedAt: Date },
    { amount: string }
  >(
    db,
    {
      name: 'debts',
      from: piece(`
        debts d join members m on m.id = d.member_id
        cross join lateral (
          select e.at as owed_at from debt_entries e where e.member_id = d.member_id and e.kind = 'owed'
          order by e.id desc limit 1
        ) o`),
      where: [sql`d.amount > 0`, account === undefined ? undefined : sql`m.account = ${account}`],
      order: sql`o.owed_at, m.id`,
      columns: piece(`${MEMBER_COLUMNS}, d.amount, o.owed_at as "owedAt"`),
      totals: { amount: sql`coalesce(sum(d.amount), 0)` },
    },
    query,
  );
  return {
    ...page,
    content: content.map(({ amount, owedAt, ...member }) => ({
      member: memberOf(member),
      amount: wire(amount),
      owedAt: owedAt.toISOString(),
    })),
    totals: { amount: wire(totals.amount) },
  };
}

const DEBTOR = `
  select ${MEMBER_COLUMNS}, d.amount from debts d join members m on m.id = d.member_id where d.member_id = $1`;

/** The debt of a member, also a paid one. Failure: `not_found` for members who never owed, and for no member. */
export async function debtReview(
  services: Pick<Services, 'brand'>,
  db: Pick<Queries, 'query'>,
  memberId: string,
): Promise<DebtReview> {
  const id = Number(memberId);
  const [debtor] = await db.query<MemberColumns & { readonly amount: string }>('debtor', DEBTOR, [id]);
  if (debtor === undefined) throw new Failure('not_found');
  const { brand } = services;
  return {
    member: memberOf(debtor),
    amount: money(debtor.amount, brand.currency.decimals),
    currency: brand.currency.code,
    entries: await debtEntries(services, db, id, 'EN'),
  };
}
