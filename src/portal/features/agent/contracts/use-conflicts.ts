import { useCheckContractConflicts } from '#generated/client/contract/contract.ts';
import type { ContractDraftPayload, ContractKind, ContractTerms } from '#generated/model/index.ts';
import { useSettled } from '#portal/lib/use-settled.ts';

/** What a draft would end, once its terms stand still; nothing is asked while they cannot be sent. */
export function useConflicts(kind: ContractKind, downlineId: string, terms: ContractTerms | undefined) {
  const draft = JSON.stringify({ kind, downlineId, terms });
  const asked = useSettled(draft);
  const isSettled = asked === draft;
  const payload: ContractDraftPayload = JSON.parse(asked);
  const query = useCheckContractConflicts(payload, {
    // Others sign and end contracts meanwhile.
    query: { enabled: isSettled && terms !== undefined, gcTime: 0 },
  });
  return { ...query, isCurrent: isSettled && query.data !== undefined && !query.isFetching };
}
