import { type SQL, sql } from 'drizzle-orm';
import type {
  ContractPage,
  ContractRequestPage,
  ListContractRequestsParams,
  ListContractsParams,
  ListPlatformContractsParams,
} from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { orderBy, type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import { CONTRACT_COLUMNS, CONTRACT_TABLES, type ContractRow, contractOf } from './contract-row.ts';

const from = piece(CONTRACT_TABLES);
const columns = piece(CONTRACT_COLUMNS);

/** A part of an account name or nickname of either party. */
function matching(search: string | undefined): SQL | undefined {
  const part = search?.trim().toLowerCase();
  if (!part) return undefined;
  const names = [sql`d.account`, sql`lower(d.nickname)`, sql`u.account`, sql`lower(u.nickname)`];
  return sql.join(
    names.map((name) => sql`position(${part} in ${name}) > 0`),
    sql` or `,
  );
}

const sorts = {
  updatedAt: sql`c.updated_at`,
  createdAt: sql`c.created_at`,
  rate: sql`c.rate`,
  account: sql`d.account`,
};

/** A page of an agent's contracts, own and granted: those in force, and those whose newest version is in the range. */
export async function listContracts(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  memberId: number,
  query: Omit<ListContractsParams, keyof PageQuery | 'sort'> &
    PageQuery & { sort: NonNullable<ListContractsParams['sort']> },
): Promise<ContractPage> {
  const range = rangeOf(query, clock(), brand.timeZone);
  const { kind, side, state } = query;
  const { content, totalPages, totalElements } = await paged<ContractRow>(
    db,
    {
      name: 'contracts',
      from,
      where: [
        side === undefined ? sql`c.downline_id = ${memberId} or c.upline_id = ${memberId}` : undefined,
        side === 'own' ? sql`c.downline_id = ${memberId}` : undefined,
        side === 'downline' ? sql`c.upline_id = ${memberId}` : undefined,
        // What is in force is shown however long ago it was signed.
        sql`c.state in ('valid', 'terminating') or (c.updated_at >= ${range.from} and c.updated_at < ${range.to})`,
        kind && sql`c.kind = ${kind}`,
        state && sql`c.state = ${state}`,
        matching(query.search),
      ],
      order: orderBy(sorts, query.sort, sql`c.id`),
      columns,
    },
    query,
  );
  return { content: content.map((row) => contractOf(brand, row, memberId)), totalPages, totalElements };
}

/** A page of the contracts that wait for a party, the oldest first (CONTRACT-08). */
export async function listContractRequests(
  { db, brand }: Pick<Services, 'db' | 'brand'>,
  memberId: number,
  { kind, direction, ...page }: Omit<ListContractRequestsParams, keyof PageQuery> & PageQuery,
): Promise<ContractRequestPage> {
  const waitsFor = sql`case when c.state = 'requested' then 'downline' else c.waits_for end`;
  const incoming = sql`(${waitsFor} = 'downline' and c.downline_id = ${memberId})
    or (${waitsFor} = 'upline' and c.upline_id = ${memberId})`;
  const { content, totalPages, totalElements } = await paged<ContractRow & { incoming: boolean }>(
    db,
    {
      name: 'contract_requests',
      from,
      where: [
        sql`c.downline_id = ${memberId} or c.upline_id = ${memberId}`,
        sql`c.state in ('requested', 'terminating')`,
        kind && sql`c.kind = ${kind}`,
        // Not `not`: the platform has no id, so that what waits for it compares as null.
        direction && (direction === 'incoming' ? incoming : sql`(${incoming}) is not true`),
      ],
      order: sql`c.updated_at, c.id`,
      columns: sql`${columns}, (${incoming}) as incoming`,
    },
    page,
  );
  const requests = content.map(({ incoming: isIncoming, ...row }) => ({
    contract: contractOf(brand, row, memberId),
    direction: isIncoming ? ('incoming' as const) : ('outgoing' as const),
    wants: row.state === 'requested' ? ('signature' as const) : ('termination' as const),
    since: row.updatedAt.toISOString(),
  }));
  return { content: requests, totalPages, totalElements };
}

/** A page of the contracts that the platform grants: those that wait for an operator first, then the newest version. */
export async function listPlatformContracts(
  { db, brand }: Pick<Services, 'db' | 'brand'>,
  query: Omit<ListPlatformContractsParams, keyof PageQuery> & PageQuery,
): Promise<ContractPage> {
  const { kind, state } = query;
  const { content, totalPages, totalElements } = await paged<ContractRow>(
    db,
    {
      name: 'platform_contracts',
      from,
      where: [
        sql`c.upline_id is null`,
        kind && sql`c.kind = ${kind}`,
        state && sql`c.state = ${state}`,
        matching(query.search),
      ],
      order: sql`(c.waits_for = 'upline') is true desc, c.updated_at desc, c.id desc`,
      columns,
    },
    query,
  );
  return { content: content.map((row) => contractOf(brand, row, null)), totalPages, totalElements };
}
