import { type Contract, ContractState } from '#generated/model/index.ts';

// The one that settles most often tells most about the day.
const KINDS = ['realtime', 'hourly', 'daily', 'dividend'] as const;
// A contract that ends pays until its end, but its successor says what holds.
const STATES = [ContractState.valid, ContractState.terminating] as const;

/** The contracts in force, those that settle most often first. */
export function contractsInForce(contracts: readonly Contract[]): Contract[] {
  const places = KINDS.flatMap((kind) => STATES.map((state) => ({ kind, state })));
  return places.flatMap(({ kind, state }) =>
    contracts.filter((contract) => contract.kind === kind && contract.state === state),
  );
}
