import type { ContractBrief, ContractKind } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { CONTRACT_COLUMNS, CONTRACT_TABLES, type ContractRow, contractBrief } from './contract-row.ts';
import { type GrantedRow, kindsOf, PROPOSABLE_JOIN } from './granted.ts';

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
