import { keepPreviousData } from '@tanstack/react-query';
import { useSimulateContract } from '../../../../../generated/client/contract/contract.ts';
import type {
  ContractKind,
  ContractTerms,
  SimulateContractPayload,
} from '../../../../../generated/client/model/index.ts';
import { useSettled } from '../../../lib/use-settled.ts';

/** The figures of a window to try; a loss is positive. */
export type TriedFigures = { readonly turnover: string; readonly loss: string; readonly active: number };

/** What terms would pay for figures, by the server's own rule of the bills; the last answer stays until the next. */
export function useSimulation(kind: ContractKind, terms: ContractTerms | undefined, figures: TriedFigures) {
  const { turnover, loss, active } = figures;
  const teamResult = Number(loss) === 0 ? '0.00' : `-${loss}`;
  const asked = useSettled(
    JSON.stringify({
      ...{ kind, terms, turnover, activeDownlines: active },
      ...(kind === 'dividend' && { teamResult }),
    }),
  );
  const payload: SimulateContractPayload = JSON.parse(asked);
  return useSimulateContract(payload, {
    // Terms that are not complete are left out of what is asked.
    query: { enabled: terms !== undefined && 'terms' in payload, placeholderData: keepPreviousData },
  });
}
