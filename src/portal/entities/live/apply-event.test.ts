// @vitest-environment jsdom
import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { getListBetsQueryKey } from '#generated/client/bets/bets.ts';
import { getListComingDrawsQueryKey, getListDrawsQueryKey } from '#generated/client/lottery/lottery.ts';
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
import { getGetChatUnreadQueryKey } from '#generated/client/service/service.ts';
import {
  getGetBalanceQueryKey,
  getGetDepositQueryKey,
  getGetMemberTransferTermsQueryKey,
  getGetVaultQueryKey,
  getGetWithdrawalQuoteQueryKey,
  getListTransactionHistoryQueryKey,
  getListWithdrawalsQueryKey,
} from '#generated/client/wallet/wallet.ts';
import type { StreamEvent } from '#generated/model/index.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { applyEvent, catchUp } from './apply-event.ts';

const draws = (gameCode: string): QueryKey => getListDrawsQueryKey({ gameCode, state: 'settled', pageSize: 60 });
const known: readonly (readonly [string, QueryKey, unknown])[] = [
  ['balance', getGetBalanceQueryKey(), { sumBalance: '1.00', currency: 'USD', asOf: '2026-01-05T09:30:00Z' }],
  ['unread', getGetUnreadCountQueryKey(), { unReadCount: 3 }],
  ['chat', getGetChatUnreadQueryKey(), { unReadCount: 0 }],
  ['messages', getListMessagesQueryKey({ pageNo: 1 }), {}],
  ['draws of VN_NORTH', draws('VN_NORTH'), {}],
  ['draws of SSC_5M', draws('SSC_5M'), {}],
  ['coming draws of VN_NORTH', getListComingDrawsQueryKey('VN_NORTH', { count: 6 }), {}],
  ['bets', getListBetsQueryKey({ pageNo: 1 }), {}],
  ['deposit', getGetDepositQueryKey('dep-3001'), {}],
  ['withdrawals', getListWithdrawalsQueryKey({ pageNo: 1 }), {}],
  ['redemptions', getListRedemptionsQueryKey({ pageNo: 1 }), {}],
  ['points', getGetPointsBalanceQueryKey(), {}],
  ['points history', getListPointTransactionsQueryKey({ pageNo: 1 }), {}],
  ['promotions', getListMemberPromotionsQueryKey({ pageNo: 1 }), {}],
  ['promotion', getGetMemberPromotionQueryKey({ id: 'p-107' }), {}],
  ['raffle', getGetRaffleQueryKey({ promotionId: 'p-104' }), {}],
  ['tickets', getListRaffleTicketsQueryKey({ promotionId: 'p-104' }), {}],
  ['bonuses', getListBonusesQueryKey({ pageNo: 1 }), {}],
  ['rewards', getListRewardsQueryKey({ pageNo: 1 }), {}],
  ['ledger', getListTransactionHistoryQueryKey({ pageNo: 1 }), {}],
  ['vault', getGetVaultQueryKey(), {}],
  ['transfer terms', getGetMemberTransferTermsQueryKey(), {}],
  ['withdrawal quote', getGetWithdrawalQuoteQueryKey(), {}],
];

const ofMessages = [
  'deposit',
  'withdrawals',
  'redemptions',
  'points',
  'points history',
  'promotions',
  'promotion',
  'raffle',
  'tickets',
  'bonuses',
  'rewards',
];

let queries: QueryClient;
beforeEach(() => {
  queries = createQueryClient();
  for (const [, key, data] of known) queries.setQueryData(key, data);
});

/** The queries that will be requested again when they are shown. */
const outdated = () => known.filter(([, key]) => queries.getQueryState(key)?.isInvalidated).map(([name]) => name);
const apply = (event: StreamEvent) => applyEvent(queries, event);

describe('an event of the stream', () => {
  test('HEADER-06 updates the balance, and refreshes the ledger and what can be sent', () => {
    const balance = { sumBalance: '2.00', playable: [], currency: 'USD', asOf: '2026-01-05T09:31:00Z' };
    apply({ type: 'balance', balance });
    expect(queries.getQueryData(getGetBalanceQueryKey())).toEqual(balance);
    expect(outdated()).toEqual(['ledger', 'vault', 'transfer terms', 'withdrawal quote']);
  });

  test('API-31 API-73 updates the unread messages, and refreshes inbox, payments, points and promotions if their number changed', () => {
    apply({ type: 'messages', unReadCount: 3 });
    expect(outdated()).toEqual([]);
    apply({ type: 'messages', unReadCount: 4 });
    expect(queries.getQueryData(getGetUnreadCountQueryKey())).toEqual({ unReadCount: 4 });
    expect(outdated()).toEqual(['messages', ...ofMessages]);
  });

  test('API-63 updates the unread chat messages', () => {
    apply({ type: 'chat', unReadCount: 2 });
    expect(queries.getQueryData(getGetChatUnreadQueryKey())).toEqual({ unReadCount: 2 });
  });

  test('refreshes the draw lists of its game only', () => {
    apply({ type: 'draws', gameCode: 'VN_NORTH', drawId: 'VN_NORTH-20260105' });
    expect(outdated()).toEqual(['draws of VN_NORTH', 'coming draws of VN_NORTH']);
  });

  test('refreshes the lists of bets', () => {
    apply({ type: 'bets', betId: 'b-1' });
    expect(outdated()).toEqual(['bets']);
  });

  test('refreshes every list after lost events', () => {
    apply({ type: 'gap' });
    const lists = ['messages', 'draws of VN_NORTH', 'draws of SSC_5M', 'bets'];
    expect(outdated()).toEqual([...lists, ...ofMessages, 'ledger']);
  });

  test('a pending answer does not overwrite the event', async () => {
    const answers: ((value: unknown) => void)[] = [];
    const queryFn = () => new Promise((resolve) => answers.push(resolve));
    const observer = new QueryObserver(queries, { queryKey: getGetBalanceQueryKey(), queryFn, staleTime: 0 });
    const end = observer.subscribe(() => undefined);
    expect(answers).toHaveLength(1);
    apply({
      type: 'balance',
      balance: { sumBalance: '2.00', playable: [], currency: 'USD', asOf: '2026-01-05T09:31:00Z' },
    });
    expect(answers).toHaveLength(2);
    answers[0]?.({ sumBalance: '1.00' });
    answers[1]?.({ sumBalance: '3.00' });
    await waitFor(() => expect(queries.getQueryData(getGetBalanceQueryKey())).toMatchObject({ sumBalance: '3.00' }));
    end();
  });
});

test('a tab that missed events requests everything again', () => {
  catchUp(queries);
  const all = known.map(([name]) => name);
  expect(outdated()).toEqual(all.filter((name) => name !== 'coming draws of VN_NORTH'));
});
