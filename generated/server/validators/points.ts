// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from '../zod/points/points.ts';

export const points = {
  getPointsBalance: {
    header: zod.GetPointsBalanceHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.GetPointsBalanceResponse,
  },
  getPointsConfig: {
    header: zod.GetPointsConfigHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.GetPointsConfigResponse,
  },
  listPointRewards: {
    header: zod.ListPointRewardsHeader,
    params: undefined,
    query: zod.ListPointRewardsQueryParams,
    body: undefined,
    response: zod.ListPointRewardsResponse,
  },
  getPointReward: {
    header: zod.GetPointRewardHeader,
    params: undefined,
    query: zod.GetPointRewardQueryParams,
    body: undefined,
    response: zod.GetPointRewardResponse,
  },
  redeemPoints: {
    header: zod.RedeemPointsHeader,
    params: undefined,
    query: undefined,
    body: zod.RedeemPointsBody.options[0],
    response: zod.RedeemPointsResponse,
  },
  convertPoints: {
    header: zod.ConvertPointsHeader,
    params: undefined,
    query: undefined,
    body: zod.ConvertPointsBody.options[0],
    response: zod.ConvertPointsResponse,
  },
  listRedemptions: {
    header: zod.ListRedemptionsHeader,
    params: undefined,
    query: zod.ListRedemptionsQueryParams,
    body: undefined,
    response: zod.ListRedemptionsResponse,
  },
  listPointTransactions: {
    header: zod.ListPointTransactionsHeader,
    params: undefined,
    query: zod.ListPointTransactionsQueryParams,
    body: undefined,
    response: zod.ListPointTransactionsResponse,
  },
};
