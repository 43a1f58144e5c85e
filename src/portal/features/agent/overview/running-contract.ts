import { type Contract, ContractState } from '../../../../../generated/client/model/index.ts';

// The one that settles most often tells most about the day.
const KINDS = ['realtime', 'hourly', 'daily', 'dividend'] as const;
// A contract that ends pays until its end, but its successor says what holds.
const STATES = [ContractState.valid, ContractState.terminating] as const;

/** The contract in force that settles most often; undefined without any. */
export function runningContract(contracts: readonly Contract[]): Contract | undefined {
  const wanted = KINDS.flatMap((kind) => STATES.map((state) => ({ kind, state })));
  for (const { kind, state } of wanted) {
    const found = contracts.find((contract) => contract.kind === kind && contract.state === state);
    if (found) return found;
  }
  return undefined;
}
