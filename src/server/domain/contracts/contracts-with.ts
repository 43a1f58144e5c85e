import { type ContractBrief, ContractKind } from '../../../../generated/server/model/index.ts';
import type { Services } from '../../services.ts';
import { CONTRACT_COLUMNS, CONTRACT_TABLES, type ContractRow, contractBrief } from './contract-row.ts';

// What is in force or open comes before what has ended.
const WITH = `
  select ${CONTRACT_COLUMNS} from ${CONTRACT_TABLES}
  where c.upline_id = $1 and c.downline_id = $2
  order by c.state not in ('requested', 'valid', 'terminating'), c.created_at desc, c.id desc limit 100`;
const PROPOSABLE = `
  select distinct own.kind from contracts own join members m on m.id = $2
  where own.downline_id = $1 and own.state in ('valid', 'terminating') and m.upline_id = $1
    and m.type in (1, 2, 41, 42) and not exists (
      select from contracts c
      where c.upline_id = $1 and c.downline_id = m.id and c.kind = own.kind and c.state = 'requested')`;

/** The contracts that an agent grants to a member, and the kinds that it may propose to it now. */
export async function contractsWith(
  { db, brand }: Pick<Services, 'db' | 'brand'>,
  agentId: number,
  memberId: number,
): Promise<{ readonly contracts: ContractBrief[]; readonly contractKinds: ContractKind[] }> {
  const rows = await db.query<ContractRow>('contracts_with', WITH, [agentId, memberId]);
  const kinds = await db.query<{ kind: ContractKind }>('contracts_proposable', PROPOSABLE, [agentId, memberId]);
  const may = new Set(kinds.map(({ kind }) => kind));
  return {
    contracts: rows.map(contractBrief),
    contractKinds: Object.values(ContractKind).filter((kind) => brand.settings.contracts[kind] && may.has(kind)),
  };
}
