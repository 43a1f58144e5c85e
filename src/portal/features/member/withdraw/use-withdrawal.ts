import { useGetWithdrawal } from '#generated/client/wallet/wallet.ts';
import { usePolling } from '#portal/entities/live/live-state.ts';
import { hasEnded } from './timeline-steps.ts';

const EVERY_MS = 15_000;

/** A withdrawal, asked for again until it has ended; nothing before there is one. */
export function useWithdrawal(withdrawalId: string | undefined) {
  const query = useGetWithdrawal(withdrawalId ?? '', { query: { enabled: withdrawalId !== undefined } });
  const { data, refetch } = query;
  usePolling({ enabled: data !== undefined && !hasEnded(data.withdrawal.state), everyMs: EVERY_MS, refetch });
  return query;
}
