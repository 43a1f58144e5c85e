import { useEffect } from 'react';
import { useGetWalletTransfer } from '#generated/client/wallet/wallet.ts';
import type { TransferResult, WalletTransfer } from '#generated/model/index.ts';
import { inBackground } from '#portal/api/background.ts';
import { usePolling } from '#portal/entities/live/use-polling.ts';

const REFRESH_MS = 5_000;

/** A transfer as it stands now. A pending one is read again when the wallets change, or by polling. */
export function useFollowed(result: TransferResult | undefined, fundsAt: string): WalletTransfer | undefined {
  const id = result?.transfer.transferId ?? '';
  const begunPending = result?.transfer.state === 'pending';
  const query = useGetWalletTransfer(id, { query: { enabled: begunPending } });
  const transfer = query.data ?? result?.transfer;
  const pending = begunPending && transfer?.state === 'pending';
  const { refetch } = query;
  usePolling({ enabled: pending, everyMs: REFRESH_MS, refetch });
  useEffect(() => {
    if (pending && fundsAt !== '') inBackground(() => void refetch());
  }, [pending, fundsAt, refetch]);
  return transfer;
}
