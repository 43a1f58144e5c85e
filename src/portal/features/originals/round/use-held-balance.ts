import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { getGetBalanceQueryKey } from '#generated/client/wallet/wallet.ts';
import type { Balance } from '#generated/model/index.ts';
import { playableOn } from '#portal/entities/wallet/use-balance.ts';
import { subtractAmounts } from '#shared/money/amount.ts';

/**
 * The balance to show while an outcome is still to be shown. The live stream may tell the new one before the animation
 * ends. Undefined while the balance of the server may be shown.
 */
export function useHeldBalance() {
  const queries = useQueryClient();
  const [held, setHeld] = useState<string>();
  const known = useCallback(
    () => playableOn(queries.getQueryData<Balance>(getGetBalanceQueryKey()), 'INHOUSE'),
    [queries],
  );
  const holds = useRef(0);
  const hold = useCallback(() => {
    holds.current += 1;
    setHeld((before) => before ?? known());
  }, [known]);
  const take = useCallback((stake: string) => setHeld((before) => before && subtractAmounts(before, stake)), []);
  const release = useCallback(
    async (after?: string) => {
      setHeld((before) => before && (after ?? before));
      const own = holds.current;
      await queries.invalidateQueries({ queryKey: getGetBalanceQueryKey() });
      // A bet that began meanwhile holds it again.
      if (own === holds.current) setHeld(undefined);
    },
    [queries],
  );
  return { held, hold, take, release };
}
