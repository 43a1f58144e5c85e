import { type SQL, sql } from 'drizzle-orm';
import { type ContractBrief, ContractKind } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Services } from '#server/services.ts';
import { piece } from '../../ground/paging/paging.ts';
import { CONTRACT_COLUMNS, CONTRACT_TABLES, type ContractRow, contractBrief } from './contract-row.ts';

/** What an agent grants to a member, and the kinds that it may propose now. */
export interface GrantedRow {
  readonly contracts: readonly Pick<ContractRow, 'id' | 'kind' | 'state' | 'rate'>[];
  readonly proposable: readonly ContractKind[];
}

export const GRANTED_COLUMNS = 'g.contracts, p.proposable';

/** Joins the kinds that the agent `$1` may propose to a member `m` as `p.proposable`. */
const PROPOSABLE_JOIN = `
  cross join lateral (
    select coalesce(json_agg(distinct own.kind), '[]') as proposable from contracts own
    where own.downline_id = $1 and own.state in ('valid', 'terminating') and m.upline_id = $1
      and m.type in (1, 2, 41, 42) and not exists (
        select from contracts c
        where c.upline_id = $1 and c.downline_id = m.id and c.kind = own.kind and c.state = 'requested')
  ) p`;

const OPEN = `
  cross join lateral (
    select coalesce(json_agg(json_build_object('id', c.id, 'kind', c.kind, 'state', c.state, 'rate', c.rate)
      order by c.state = 'requested', c.rate desc, c.id), '[]') as contracts
    from contracts c
    where c.downline_id = m.id and c.upline_id = $1 and c.state in ('requested', 'valid', 'terminating')
  ) g`;

/** Joins `GRANTED_COLUMNS` to members `m` with `upline_id` and `type`. */
export function grantedBy(agentId: number): SQL {
  return piece(`${OPEN} ${PROPOSABLE_JOIN}`, agentId);
}

/** Joins the contracts that an agent grants to members `m`, in force or open, as `g.contracts`. */
export function openContractsOf(agentId: number): SQL {
  return piece(OPEN, agentId);
}

/** The highest rate in force that an agent grants to a member `m`; nothing counts as 0. */
export function grantedRate(agentId: number): SQL {
  return sql`coalesce((
    select max(c.rate) from contracts c
    where c.downline_id = m.id and c.upline_id = ${agentId} and c.state in ('valid', 'terminating')), 0)`;
}

/** The kinds that the brand has, of those that an agent may propose, in the order of the contract. */
function kindsOf({ settings }: Pick<Brand, 'settings'>, proposable: readonly ContractKind[]): ContractKind[] {
  return Object.values(ContractKind).filter((kind) => settings.contracts[kind] && proposable.includes(kind));
}

/** A row of `GRANTED_COLUMNS` as the contract tells it. */
export function grantedTold(
  brand: Pick<Brand, 'settings'>,
  { contracts, proposable }: GrantedRow,
): { readonly contracts: ContractBrief[]; readonly contractKinds: ContractKind[] } {
  return {
    contracts: contracts.map(contractBrief),
    contractKinds: kindsOf(brand, proposable),
  };
}

// What is in force or open comes before what has ended.
const WITH = `
  select ${CONTRACT_COLUMNS} from ${CONTRACT_TABLES}
  where c.upline_id = $1 and c.downline_id = $2
  order by c.state not in ('requested', 'valid', 'terminating'), c.created_at desc, c.id desc limit 100`;
const PROPOSABLE = `select p.proposable from members m ${PROPOSABLE_JOIN} where m.id = $2`;

/** The contracts that an agent grants to a member, and the kinds that it may propose to it now. */
export async function contractsWith(
  { db, brand }: Pick<Services, 'db' | 'brand'>,
  agentId: number,
  memberId: number,
): Promise<{ readonly contracts: ContractBrief[]; readonly contractKinds: ContractKind[] }> {
  const rows = await db.query<ContractRow>('contracts_with', WITH, [agentId, memberId]);
  const [may] = await db.query<Pick<GrantedRow, 'proposable'>>('contracts_proposable', PROPOSABLE, [agentId, memberId]);
  return { contracts: rows.map(contractBrief), contractKinds: kindsOf(brand, may?.proposable ?? []) };
}
