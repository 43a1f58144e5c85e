import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { collectAllFunds } from '#generated/client/wallet/wallet.ts';
import { withIdempotencyKey } from '#portal/api/idempotency-key.ts';
import { renewMoney } from '#portal/entities/money/renew-money.ts';
import { randomId } from '#portal/lib/random-id.ts';

/** Brings the money of all wallets back. A repetition after a lost answer has the same key, so it collects once. */
export function useCollect() {
  const queries = useQueryClient();
  const key = useRef<string>(undefined);
  return useMutation({
    mutationFn: () => {
      key.current ??= randomId();
      return withIdempotencyKey(key.current, () => collectAllFunds());
    },
    // It is pending until the wallets are read, so that nobody collects what has been collected.
    onSuccess: () => {
      key.current = undefined;
      return renewMoney(queries);
    },
    onError: () => void renewMoney(queries),
  });
}
