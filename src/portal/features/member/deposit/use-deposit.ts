import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getListDepositsQueryKey, useGetDeposit } from '#generated/client/wallet/wallet.ts';
import type { Deposit } from '#generated/model/index.ts';
import { inBackground } from '#portal/api/background.ts';
import { usePolling } from '#portal/entities/live/use-polling.ts';
import { now } from '#portal/lib/clock.ts';

const EVERY_MS = 4_000;
/** The server ends a deposit within this time after its end. */
const EXPIRY_MS = 20_000;

/** A deposit, kept fresh until it has ended. The stream reports a credit and a failure, but no expiry. */
export function useDeposit(depositId: string) {
  const queries = useQueryClient();
  const query = useGetDeposit(depositId);
  const { refetch, dataUpdatedAt } = query;
  const deposit = query.data?.deposit;
  const state = deposit?.state;
  const endsAt = deposit && endOf(deposit);
  usePolling({ enabled: state === 'pending' || state === 'paid', everyMs: EVERY_MS, refetch });

  // Each answer starts the timer again, so that a late expiry is seen too.
  useEffect(() => {
    if (endsAt === undefined || dataUpdatedAt === 0) return;
    const timer = setTimeout(() => inBackground(() => void refetch()), Math.max(endsAt - now(), 0) + EXPIRY_MS);
    return () => clearTimeout(timer);
  }, [endsAt, dataUpdatedAt, refetch]);

  useEffect(() => {
    if (state !== undefined) void queries.invalidateQueries({ queryKey: getListDepositsQueryKey() });
  }, [state, queries]);

  return query;
}

function endOf({ state, expiresAt }: Deposit): number | undefined {
  return state === 'pending' && expiresAt !== null ? Date.parse(expiresAt) : undefined;
}
