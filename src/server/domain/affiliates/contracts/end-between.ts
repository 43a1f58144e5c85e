import type { ContractBrief } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { windowAt } from '#shared/contracts/contract-windows.ts';
import { CONTRACT_COLUMNS, CONTRACT_TABLES, type ContractRow, contractBrief, type Party } from './contract-row.ts';
import { actAlone, type Done, recordStep, tellContracts } from './contract-steps.ts';

const BETWEEN = `
  select ${CONTRACT_COLUMNS} from ${CONTRACT_TABLES}
  where c.downline_id = $1 and c.upline_id is not distinct from $2 and c.state in ('requested', 'valid', 'terminating')
  order by c.id`;

/**
 * Ends all contracts between an account and its former upline: those in force with the window that runs now, proposals
 * at once. It writes to the audit log, so it comes last in its transaction. Returns those that were in force.
 */
export async function endContractsBetween(
  tx: Queries,
  brand: Services['brand'],
  {
    downlineId,
    uplineId,
    operator,
    reason,
    at,
  }: {
    readonly downlineId: number;
    readonly uplineId: Party;
    readonly operator: string;
    readonly reason: string;
    readonly at: Date;
  },
): Promise<ContractBrief[]> {
  await actAlone(tx);
  const rows = await tx.query<ContractRow>('contracts_between', BETWEEN, [downlineId, uplineId]);
  const done: Done[] = [];
  for (const contract of rows) {
    const isProposal = contract.state === 'requested';
    const action = isProposal ? 'withdraw' : 'end_by_conflict';
    const effectiveTo = new Date(windowAt(contract.kind, at.getTime(), brand.timeZone).to);
    await recordStep(tx, {
      id: contract.id,
      action,
      state: isProposal ? 'withdrawn' : 'terminated',
      by: null,
      at,
      reason,
      ...(!isProposal && { effectiveTo }),
    });
    done.push({ contract, action, to: [contract.uplineId, contract.downlineId], at, reason, operator });
  }
  await tellContracts(tx, brand, done);
  return rows.filter(({ state }) => state !== 'requested').map((row) => contractBrief({ ...row, state: 'terminated' }));
}
