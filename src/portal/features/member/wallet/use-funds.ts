import { useEffect } from 'react';
import { useGetConsolidatedFunds, useGetMerchantWallet } from '#generated/client/wallet/wallet.ts';
import type { ConsolidatedFunds, MerchantVendor } from '#generated/model/index.ts';
import { usePolling } from '#portal/entities/live/live-state.ts';
import { sessionStore } from '#portal/lib/storage.ts';

const REFRESH_MS = 30_000;

/** The member's wallets, and the vendors that have wallets of their own. Session storage holds both (STORE-06). */
export function useFunds() {
  const funds = useGetConsolidatedFunds();
  const layout = useGetMerchantWallet();
  const { refetch } = funds;
  usePolling({ enabled: true, everyMs: REFRESH_MS, refetch });
  useStored('consolidated', funds.data);
  useStored('merchantWallet', layout.data);
  const vendors: readonly MerchantVendor[] | undefined = layout.data?.vendors.filter(({ isSingle }) => !isSingle);
  return { funds, layout, vendors };
}

function useStored(key: 'consolidated' | 'merchantWallet', data: object | undefined): void {
  useEffect(() => {
    if (data !== undefined) sessionStore.set(key, JSON.stringify(data));
  }, [key, data]);
}

/** A wallet by its id. */
export function walletOf({ wallets }: Pick<ConsolidatedFunds, 'wallets'>, id: string) {
  return wallets.find(({ walletId }) => walletId === id);
}
