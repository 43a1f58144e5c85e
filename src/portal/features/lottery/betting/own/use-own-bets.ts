import { useQueryClient } from '@tanstack/react-query';
import {
  getListChasesQueryKey,
  getListLotteryBetsQueryKey,
  useListChases,
  useListLotteryBets,
} from '#generated/client/lottery/lottery.ts';
import { getGetPlayLimitsQueryKey } from '#generated/client/member-limits/member-limits.ts';
import { getGetBalanceQueryKey } from '#generated/client/wallet/wallet.ts';
import type { Chase, LotteryBet } from '#generated/model/index.ts';
import { changeRows } from '#portal/entities/list/list-query.ts';
import { usePolling } from '#portal/entities/live/live-state.ts';

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

type Changed = { readonly bet?: LotteryBet; readonly chase?: Chase };

/** Shows the bet or chase that a change answered, and requests bets, chases, balance and limits again. */
export function useOwnChanged(): (changed?: Changed) => void {
  const queries = useQueryClient();
  return ({ bet, chase } = {}) => {
    changeRows<LotteryBet>(queries, getListLotteryBetsQueryKey(), (rows) =>
      rows.map((row) => (row.betId === bet?.betId ? bet : row)),
    );
    changeRows<Chase>(queries, getListChasesQueryKey(), (rows) =>
      rows.map((row) => (row.chaseId === chase?.chaseId ? chase : row)),
    );
    // An open bet counts towards the loss limit.
    const money = [getGetBalanceQueryKey(), getGetPlayLimitsQueryKey()];
    for (const queryKey of [...money, getListLotteryBetsQueryKey(), getListChasesQueryKey()]) {
      void queries.invalidateQueries({ queryKey });
    }
  };
}
