import type { ContractConflicts, ContractDetail, SignContractPayload } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { windowAt } from '#shared/contracts/contract-windows.ts';
import { contractDetail, findContract } from './contract-row.ts';
import { conflictsOf, requireAccepted, requireKind, toConflicts } from './contract-rules.ts';
import { actAlone, type Done, notifyParties, recordStep } from './contract-steps.ts';
import { requireRate } from './propose-contract.ts';

/** The contracts that a signature would end; none where the contract does not wait for one. Failure: `not_found`. */
export async function signingConflicts(
  services: Pick<Services, 'db' | 'brand' | 'clock'>,
  memberId: number,
  id: string,
): Promise<ContractConflicts> {
  const { db } = services;
  const contract = await findContract(db, id, memberId);
  const rows = contract.state === 'requested' ? await conflictsOf(db, contract) : [];
  return toConflicts(services, contract, rows);
}

const SHOWN = `
  select text_hash as "textHash" from contract_versions where contract_id = $1 and version = $2`;
const IN_FORCE = `
  select id, state from contracts where kind = $1 and downline_id = $2 and upline_id is not distinct from $3
    and state in ('valid', 'terminating')`;

/**
 * Signs a contract exactly as it was shown; it holds from the next window on. What it replaces, and what conflicts with
 * it, ends with the window that runs now, in the same transaction. Failures: `not_found`, `forbidden`, `conflict`,
 * `contract_rate_too_high`, `contract_conflicts`, `contract_conflicts_changed`.
 */
export function signContract(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  memberId: number,
  id: string,
  { version, textHash, conflictHash }: SignContractPayload,
): Promise<ContractDetail> {
  return db.transaction(async (tx) => {
    await actAlone(tx);
    const contract = await findContract(tx, id, memberId);
    const { kind, uplineId, downlineId } = contract;
    if (downlineId !== memberId) throw new Failure('forbidden');
    const [shown] = await tx.query<{ textHash: string }>('contract_shown', SHOWN, [contract.id, version]);
    const isShown = contract.version === version && shown?.textHash === textHash;
    if (contract.state !== 'requested' || !isShown) throw new Failure('conflict');
    requireKind(brand, kind);
    await requireRate(tx, brand, uplineId, contract);
    const conflicts = await conflictsOf(tx, contract);
    requireAccepted(conflicts, conflictHash);
    const at = new Date(clock());
    const next = new Date(windowAt(kind, at.getTime(), brand.timeZone).to);
    const done: Done[] = [];
    const step = { by: memberId, at, effectiveTo: next } as const;
    const replaced = await tx.query<{ id: number; state: string }>('contract_in_force', IN_FORCE, [
      kind,
      downlineId,
      uplineId,
    ]);
    for (const old of replaced) {
      const state = old.state === 'valid' ? 'superseded' : 'terminated';
      await recordStep(tx, { ...step, id: old.id, action: 'supersede', state });
      done.push({ contract: { ...contract, id: old.id }, action: 'supersede', to: [uplineId, downlineId], at });
    }
    for (const other of conflicts) {
      await recordStep(tx, { ...step, id: other.id, action: 'end_by_conflict', state: 'terminated' });
      done.push({ contract: other, action: 'end_by_conflict', to: [other.uplineId, other.downlineId], at });
    }
    await recordStep(tx, { by: memberId, at, effectiveFrom: next, id: contract.id, action: 'sign', state: 'valid' });
    done.push({ contract, action: 'sign', to: [uplineId], at });
    const detail = await contractDetail(tx, brand, id, memberId);
    await notifyParties(tx, brand, done);
    return detail;
  });
}
