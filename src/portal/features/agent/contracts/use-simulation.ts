import { keepPreviousData } from '@tanstack/react-query';
import { useListContracts, useSimulateContract } from '#generated/client/contract/contract.ts';
import {
  type ContractKind,
  ContractState,
  type ContractTerms,
  type SimulateContractPayload,
} from '#generated/model/index.ts';
import { listContractsQueryPageSizeMax } from '#generated/zod/contract/contract.ts';
import { useSettled } from '#portal/lib/use-settled.ts';

/** The figures of a window to try; a loss is positive. */
export type TriedFigures = { readonly turnover: string; readonly loss: string; readonly active: number };

/** The result of a team that lost so much. */
export function resultOf({ loss }: Pick<TriedFigures, 'loss'>): string {
  return Number(loss) === 0 ? '0.00' : `-${loss}`;
}

/** What terms would pay for figures, by the server's own rule of the bills; the last answer stays until the next. */
export function useSimulation(kind: ContractKind, terms: ContractTerms | undefined, figures: TriedFigures) {
  const { turnover, active } = figures;
  const teamResult = resultOf(figures);
  const asked = useSettled(
    JSON.stringify({
      kind,
      terms,
      turnover,
      activeDownlines: active,
      ...(kind === 'dividend' && { teamResult }),
    }),
  );
  const payload: SimulateContractPayload = JSON.parse(asked);
  return useSimulateContract(payload, {
    // Terms that are not complete are left out of what is asked.
    query: { enabled: terms !== undefined && 'terms' in payload, placeholderData: keepPreviousData },
  });
}

/** The agent's own contract of a kind: the one that stays in force, else the one that ends. */
export function useOwnTerms(kind: ContractKind) {
  // The largest page, so that no contract in force is on a later one.
  const query = useListContracts({ kind, side: 'own', pageNo: 1, pageSize: listContractsQueryPageSizeMax });
  const of = (state: ContractState) => query.data?.content.find((contract) => contract.state === state);
  const terms = (of(ContractState.valid) ?? of(ContractState.terminating))?.terms;
  return { terms, error: query.error, refetch: query.refetch };
}
