import { useQuery } from '@tanstack/react-query';
import { checkContractConflicts } from '../../../../../generated/client/contract/contract.ts';
import type {
  ContractConflicts,
  ContractDraftPayload,
  ContractKind,
  ContractTerms,
} from '../../../../../generated/client/model/index.ts';
import { useSettled } from '../../../lib/use-settled.ts';

/** What a draft would end, once its terms stand still; nothing is asked while they cannot be sent. */
export function useConflicts(kind: ContractKind, downlineId: string, terms: ContractTerms | undefined) {
  const draft = terms === undefined ? '' : JSON.stringify({ kind, downlineId, terms });
  const asked = useSettled(draft);
  const isSettled = asked === draft;
  const query = useQuery<ContractConflicts>({
    queryKey: ['checkContractConflicts', asked],
    queryFn: ({ signal }) => {
      const payload: ContractDraftPayload = JSON.parse(asked);
      return checkContractConflicts(payload, signal);
    },
    enabled: isSettled && draft !== '',
    // Others sign and end contracts meanwhile.
    gcTime: 0,
  });
  return { ...query, isCurrent: isSettled && query.data !== undefined && !query.isFetching };
}
