import { useQueryClient } from '@tanstack/react-query';
import {
  getListChasesQueryKey,
  getListLotteryBetsQueryKey,
  useListChases,
  useListLotteryBets,
} from '../../../../../../generated/client/lottery/lottery.ts';
import { getGetBalanceQueryKey } from '../../../../../../generated/client/wallet/wallet.ts';
import { usePolling } from '../../../../entities/live/use-polling.ts';

/** More are in the betting record. */
const BETS = 8;
const CHASES = 5;
const REFRESH_MS = 30_000;

/** The member's last bets on a game, the newest first. The live stream reports their changes. */
export function useOwnBets(gameCode: string) {
  const query = useListLotteryBets({ gameCode, pageSize: BETS });
  usePolling({ enabled: true, everyMs: REFRESH_MS, refetch: query.refetch });
  return query;
}

/** The member's last chases on a game, the newest first. The live stream reports their changes. */
export function useOwnChases(gameCode: string) {
  const query = useListChases({ gameCode, pageSize: CHASES });
  usePolling({ enabled: true, everyMs: REFRESH_MS, refetch: query.refetch });
  return query;
}

/** Requests bets, chases and balance again, after the member changed them. */
export function useOwnChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [getGetBalanceQueryKey(), getListLotteryBetsQueryKey(), getListChasesQueryKey()]) {
      void queries.invalidateQueries({ queryKey });
    }
  };
}
