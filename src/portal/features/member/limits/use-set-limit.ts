import { useQueryClient } from '@tanstack/react-query';
import {
  getGetPlayLimitsQueryKey,
  setMoneyLimit,
  setSessionLimit,
} from '#generated/client/member-limits/member-limits.ts';
import { getListDepositMethodsQueryKey } from '#generated/client/wallet/wallet.ts';
import type { PlayLimits } from '#generated/model/index.ts';
import { replaceAll } from '#portal/api/read-anew.ts';
import type { LimitView } from './limit-view.ts';

/** Sends another value for a limit and keeps the answer: money as an amount, time in minutes, null for no limit. */
export function useSetLimit(): (source: LimitView['source'], value: string | null) => Promise<PlayLimits> {
  const queries = useQueryClient();
  return async (source, value) => {
    const limits = await (source.kind === 'money'
      ? setMoneyLimit({ kind: source.of.kind, period: source.of.period, amount: value })
      : setSessionLimit({ period: source.of.period, minutes: value === null ? null : Number(value) }));
    queries.setQueryData<PlayLimits>(getGetPlayLimitsQueryKey(), limits);
    // They tell how much the limit still allows.
    void replaceAll(queries, [getListDepositMethodsQueryKey()]);
    return limits;
  };
}
