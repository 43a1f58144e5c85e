import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { getGetBetQueryKey, getGetProfitLossQueryKey, getListBetsQueryKey } from '#generated/client/bets/bets.ts';
import {
  getGetLotteryBetQueryKey,
  getListChasesQueryKey,
  getListComingDrawsQueryKey,
  getListDrawsQueryKey,
  getListLotteryBetsQueryKey,
} from '#generated/client/lottery/lottery.ts';
import { getGetUnreadCountQueryKey, getListMessagesQueryKey } from '#generated/client/messages/messages.ts';
import {
  getGetPointsBalanceQueryKey,
  getListPointTransactionsQueryKey,
  getListRedemptionsQueryKey,
} from '#generated/client/points/points.ts';
import {
  getGetMemberPromotionQueryKey,
  getGetRaffleQueryKey,
  getListBonusesQueryKey,
  getListMemberPromotionsQueryKey,
  getListRaffleTicketsQueryKey,
  getListRewardsQueryKey,
} from '#generated/client/promotions/promotions.ts';
import { getGetChatUnreadQueryKey, getListChatMessagesQueryKey } from '#generated/client/service/service.ts';
import {
  getGetBalanceQueryKey,
  getGetConsolidatedFundsQueryKey,
  getGetDebtQueryKey,
  getGetMemberTransferTermsQueryKey,
  getGetVaultQueryKey,
  getGetWithdrawalQuoteQueryKey,
  getListDepositsQueryKey,
  getListTransactionHistoryQueryKey,
  getListWithdrawalsQueryKey,
} from '#generated/client/wallet/wallet.ts';
import type { StreamEvent } from '#generated/model/index.ts';
import { inBackground } from '../../api/background.ts';
import { tellLive } from './live-events.ts';

/**
 * Updates the cache from an event: stores data that the event contains, and invalidates the queries of other data. Pages
 * with data of their own hear it too.
 */
export function applyEvent(queries: QueryClient, event: StreamEvent): void {
  tellLive(event);
  switch (event.type) {
    case 'balance':
      replace(queries, getGetBalanceQueryKey(), event.balance);
      // An entry of the ledger changed it.
      askAgain(queries, [...amounts, getListTransactionHistoryQueryKey()]);
      break;
    case 'messages':
      applyMessages(queries, event.unReadCount);
      break;
    case 'chat':
      replace(queries, getGetChatUnreadQueryKey(), { unReadCount: event.unReadCount });
      askAgain(queries, [getListChatMessagesQueryKey()]);
      break;
    case 'draws':
      askAgain(queries, drawsOf(queries, event.gameCode));
      break;
    case 'bets':
      askAgain(queries, [...betLists, getGetBetQueryKey(event.betId), getGetLotteryBetQueryKey(event.betId)]);
      break;
    case 'gap':
      askAgain(queries, [
        ...betLists,
        getListDrawsQueryKey(),
        getListMessagesQueryKey(),
        getListTransactionHistoryQueryKey(),
        ...paymentKeys(queries),
        ...points,
        ...promotions,
      ]);
      break;
  }
}

/** Invalidates everything that the stream reports, after events may have been missed. */
export function catchUp(queries: QueryClient): void {
  applyEvent(queries, { type: 'gap' });
  const states = [getGetBalanceQueryKey(), getGetUnreadCountQueryKey(), getGetChatUnreadQueryKey()];
  askAgain(queries, [...states, ...amounts, getListChatMessagesQueryKey()]);
}

/** What changes with the balance: the wallets at vendors, and how much can be sent. */
const amounts: readonly QueryKey[] = [
  getGetConsolidatedFundsQueryKey(),
  getGetDebtQueryKey(),
  getGetMemberTransferTermsQueryKey(),
  getGetVaultQueryKey(),
  getGetWithdrawalQuoteQueryKey(),
];

/** What the end of a redemption changes: a refusal returns its points. */
const points: readonly QueryKey[] = [
  getListRedemptionsQueryKey(),
  getGetPointsBalanceQueryKey(),
  getListPointTransactionsQueryKey(),
];

/** What a credited deposit, a decision about an application or a new reward changes. */
const promotions: readonly QueryKey[] = [
  getListMemberPromotionsQueryKey(),
  getGetMemberPromotionQueryKey(),
  getGetRaffleQueryKey(),
  getListRaffleTicketsQueryKey(),
  getListBonusesQueryKey(),
  getListRewardsQueryKey(),
];

const betLists: readonly QueryKey[] = [
  getListBetsQueryKey(),
  getListLotteryBetsQueryKey(),
  getListChasesQueryKey(),
  getGetProfitLossQueryKey(),
];

function applyMessages(queries: QueryClient, unReadCount: number): void {
  const queryKey = getGetUnreadCountQueryKey();
  const before = queries.getQueryData<{ unReadCount: number }>(queryKey);
  replace(queries, queryKey, { unReadCount });
  // A stream starts with the current count.
  if (before === undefined || before.unReadCount === unReadCount) return;
  // A message tells each step of a deposit, withdrawal, redemption or application that its member did not take.
  askAgain(queries, [getListMessagesQueryKey(), ...paymentKeys(queries), ...points, ...promotions]);
}

/** The query keys of deposits and withdrawals: their lists, and those that are shown. */
function paymentKeys(queries: QueryClient): readonly QueryKey[] {
  const [deposits] = getListDepositsQueryKey();
  const [withdrawals] = getListWithdrawalsQueryKey();
  const isOfThem = ([path]: QueryKey) =>
    typeof path === 'string' && (path.startsWith(deposits) || path.startsWith(withdrawals));
  const found = queries.getQueryCache().findAll({ predicate: ({ queryKey }) => isOfThem(queryKey) });
  return found.map(({ queryKey }) => queryKey);
}

/** The query keys of the lists with draws of a game. */
function drawsOf(queries: QueryClient, gameCode: string): readonly QueryKey[] {
  const lists = queries.getQueryCache().findAll({ queryKey: getListDrawsQueryKey() });
  const ofGame = lists.filter(({ queryKey: [, params] }) => isOf(params, gameCode)).map(({ queryKey }) => queryKey);
  return [...ofGame, getListComingDrawsQueryKey(gameCode)];
}

function isOf(params: unknown, gameCode: string): boolean {
  return typeof params === 'object' && params !== null && 'gameCode' in params && params.gameCode === gameCode;
}

function replace(queries: QueryClient, queryKey: QueryKey, data: unknown): void {
  queries.setQueryData(queryKey, data);
  // A pending answer may be older than the event.
  if (queries.isFetching({ queryKey, exact: true }) > 0) askAgain(queries, [queryKey]);
}

function askAgain(queries: QueryClient, keys: readonly QueryKey[]): void {
  inBackground(() => {
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
  });
}
