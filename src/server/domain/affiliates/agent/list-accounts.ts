import { sql } from 'drizzle-orm';
import type { AccountPage, AgentType } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import { accountSearch } from '../line/account-search.ts';
import {
  TEAM_MEMBER_BASE,
  TEAM_MEMBER_COLUMNS,
  type TeamMemberRow,
  teamMemberJoins,
  teamMemberOf,
} from './team-member.ts';

export interface AccountQuery extends PageQuery {
  readonly account?: string | undefined;
  readonly search?: string | undefined;
  readonly type?: AgentType | undefined;
}

const DEPTH = sql`(select coalesce(max(l.depth), 0)::int from team_lines l where l.descendant_id = m.id) as depth`;

/** The accounts of players and agents as operators see them, the newest first; levels count from the top. */
export async function listAccounts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { account, search, type, ...page }: AccountQuery,
): Promise<AccountPage> {
  const list = {
    name: 'accounts',
    from: sql`(select ${piece(TEAM_MEMBER_BASE.replace('l.depth, ', ''))}, ${DEPTH} from members m where m.type <> 4) m`,
    where: [
      account === undefined ? undefined : sql`m.account = ${account.toLowerCase()}`,
      accountSearch(search),
      type === undefined ? undefined : sql`m.type = ${type}`,
    ],
    order: sql`m.created_at desc, m.id desc`,
    columns: piece(TEAM_MEMBER_COLUMNS),
    join: { alias: 'm', tables: teamMemberJoins(clock()) },
  };
  const { content, totalPages, totalElements } = await paged<TeamMemberRow>(db, list, page);
  return { content: content.map(teamMemberOf), totalPages, totalElements };
}
