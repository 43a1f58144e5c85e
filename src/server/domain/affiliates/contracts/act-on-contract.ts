import type { ContractDetail, ContractState } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { windowAt } from '#shared/contracts/contract-windows.ts';
import { type ContractRow, contractDetail, findContract, type Party } from './contract-row.ts';
import { actAlone, notifyParties, recordStep, type Step } from './contract-steps.ts';
import type { Proposer } from './propose-contract.ts';

type Side = 'upline' | 'downline';

/** An act of one party that needs no terms. */
interface Act {
  readonly action: 'reject' | 'withdraw' | 'terminate' | 'agree_termination';
  readonly version: number;
  readonly reason?: string;
}

interface Rule {
  readonly from: ContractState;
  readonly to: ContractState;
  /** Whether the contract lets this side do it. */
  readonly may: (side: Side, contract: ContractRow) => boolean;
}

const rules: Record<Act['action'], Rule> = {
  reject: { from: 'requested', to: 'rejected', may: (side) => side === 'downline' },
  withdraw: { from: 'requested', to: 'withdrawn', may: (side) => side === 'upline' },
  terminate: { from: 'valid', to: 'terminating', may: () => true },
  agree_termination: { from: 'terminating', to: 'terminated', may: (side, { waitsFor }) => waitsFor === side },
};

/**
 * Rejects a contract, withdraws it, asks for its end or agrees to it. An agreed end comes with the window that runs now
 * (CONTRACT-07). Failures: `not_found` to others, `conflict` in another state or version, `forbidden` to the party that
 * may not do it, which is `conflict` for the platform.
 */
export function actOnContract(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  by: Proposer,
  id: string,
  { action, version, reason }: Act,
): Promise<ContractDetail> {
  return db.transaction(async (tx) => {
    await actAlone(tx);
    const contract = await findContract(tx, id, by.id);
    const { from, to, may } = rules[action];
    const side: Side = by.id === contract.downlineId ? 'downline' : 'upline';
    const other: Party = side === 'downline' ? contract.uplineId : contract.downlineId;
    const isNever = contract.state === from && !may(side, contract);
    const isOthers = (action === 'reject' || action === 'withdraw') && !may(side, contract);
    if (isNever || isOthers) throw new Failure(by.id === null ? 'conflict' : 'forbidden');
    if (contract.state !== from || contract.version !== version) throw new Failure('conflict');
    const at = new Date(clock());
    const end = new Date(windowAt(contract.kind, at.getTime(), brand.timeZone).to);
    const step: Step = {
      id: contract.id,
      action,
      state: to,
      by: by.id,
      at,
      ...(reason !== undefined && { reason }),
      ...(to === 'terminating' && { waitsFor: side === 'downline' ? 'upline' : 'downline' }),
      ...(to === 'terminated' && { effectiveTo: end }),
    };
    await recordStep(tx, step);
    const detail = await contractDetail(tx, brand, id, by.id);
    const act = { contract, action, to: [other], at, operator: by.operator };
    await notifyParties(tx, brand, [{ ...act, ...(reason !== undefined && { reason }) }]);
    return detail;
  });
}
