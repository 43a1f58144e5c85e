import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  collectAllFunds,
  getGetBalanceQueryKey,
  getGetConsolidatedFundsQueryKey,
} from '../../../../../generated/client/wallet/wallet.ts';
import { withIdempotencyKey } from '../../../api/idempotency-key.ts';
import { randomId } from '../../../lib/random-id.ts';

/** Brings the money of all wallets back. A repetition after a lost answer has the same key, so it collects once. */
export function useCollect() {
  const queries = useQueryClient();
  const key = useRef<string>(undefined);
  return useMutation({
    mutationFn: () => {
      key.current ??= randomId();
      return withIdempotencyKey(key.current, () => collectAllFunds());
    },
    onSuccess: () => {
      key.current = undefined;
    },
    onSettled: () => {
      for (const queryKey of [getGetBalanceQueryKey(), getGetConsolidatedFundsQueryKey()]) {
        void queries.invalidateQueries({ queryKey });
      }
    },
  });
}
