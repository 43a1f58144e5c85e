import { sql } from 'drizzle-orm';
import type { Language, LedgerKind, TeamTransaction, TeamTransactionPage } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { money } from '../../ground/amounts/money.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { orderBy, type PageQuery, paged, piece, type Sort } from '../../ground/paging/paging.ts';
import type { Session } from '../../identity/session/session.ts';
import { ENTRY_CAUSES, ENTRY_COLUMNS, type EntryRow, reasonText } from '../../payments/ledger/ledger-entry.ts';
import { kindOf, ofKind } from '../../payments/ledger/list-ledger.ts';
import { accountSearch } from '../line/account-search.ts';
import { requireAgent } from '../line/require-agent.ts';
import { teamNode } from './team-member.ts';

const SORTS = { at: sql`e.booked_at`, amount: sql`e.amount` };

export interface TeamTransactionQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
  readonly memberId?: string | undefined;
  readonly kind?: LedgerKind | undefined;
  readonly sort: Sort<keyof typeof SORTS>;
}

interface Row extends EntryRow {
  readonly memberId: number;
  readonly account: string;
  /** Whether the other member of a transfer, if any, stands in the team. */
  readonly partyInTeam: boolean;
}

/**
 * A page of the entries of the main wallets of everybody in the team, with the totals of all pages. Who stands outside
 * of the team is not named. Failures: `error_not_agent`, `not_found` for a member outside of the team,
 * `validation_failed` for a wrong range.
 */
export async function listTeamTransactions(
  { db, brand, clock, catalogue }: Pick<Services, 'db' | 'brand' | 'clock' | 'catalogue'>,
  session: Session,
  query: TeamTransactionQuery,
  language: Language,
): Promise<TeamTransactionPage> {
  requireAgent(session);
  const { from, to } = rangeOf(query, clock(), brand.timeZone);
  const only = query.memberId === undefined ? undefined : await teamNode(db, session, query.memberId);
  const inTeam = sql`p.id is null or exists (
    select from team_lines t where t.ancestor_id = ${session.memberId} and t.descendant_id = p.id)`;
  const { content, totals, ...page } = await paged<Row, Record<keyof TeamTransactionPage['totals'], string>>(
    db,
    {
      name: 'team_transactions',
      from: sql`(
        select e.*, m.id as member_id, m.account from team_lines l
        join members m on m.id = l.descendant_id
        join wallets wallet on wallet.member_id = m.id and wallet.kind = 'main'
        join entries e on e.account_id = wallet.account_id
        where l.ancestor_id = ${session.memberId} and e.booked_at >= ${from} and e.booked_at < ${to}
          and ${accountSearch(query.search) ?? sql`true`}
      ) e`,
      where: [only && sql`e.member_id = ${only.id}`, query.kind && ofKind(query.kind)],
      order: orderBy(SORTS, query.sort, sql`e.id`),
      columns: sql`${piece(ENTRY_COLUMNS)}, e.member_id as "memberId", e.account, (${inTeam}) as "partyInTeam"`,
      join: { alias: 'e', tables: piece(ENTRY_CAUSES) },
      totals: {
        count: sql`count(*)`,
        moneyIn: sql`coalesce(sum(e.amount) filter (where e.amount > 0), 0)`,
        moneyOut: sql`coalesce(-sum(e.amount) filter (where e.amount < 0), 0)`,
        net: sql`coalesce(sum(e.amount), 0)`,
      },
    },
    query,
  );
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  const { vendors } = await catalogue.current();
  const toTransaction = (row: Row): TeamTransaction => {
    const vendorName = vendors.get(row.vendor ?? '')?.name ?? row.vendor ?? '';
    const known = row.partyInTeam ? row : { ...row, party: null };
    return {
      entryId: `le-${row.id}`,
      memberId: String(row.memberId),
      account: row.account,
      at: row.at.toISOString(),
      kind: kindOf(row),
      amount: wire(row.amount),
      balanceAfter: wire(row.balanceAfter),
      reason: reasonText(known, { walletId: 'main', language, vendorName }),
      reference: row.reasonKind === 'account' ? null : { type: row.reasonKind, id: row.reasonId },
    };
  };
  return {
    ...page,
    content: content.map(toTransaction),
    totals: {
      count: Number(totals.count),
      moneyIn: wire(totals.moneyIn),
      moneyOut: wire(totals.moneyOut),
      net: wire(totals.net),
    },
  };
}
