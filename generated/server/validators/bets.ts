// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from '../zod/bets/bets.ts';

export const bets = {
  listBets: {
    header: zod.ListBetsHeader,
    params: undefined,
    query: zod.ListBetsQueryParams,
    body: undefined,
    response: zod.ListBetsResponse,
  },
  getBet: {
    header: zod.GetBetHeader,
    params: zod.GetBetParams,
    query: undefined,
    body: undefined,
    response: zod.GetBetResponse,
  },
  getProfitLoss: {
    header: zod.GetProfitLossHeader,
    params: undefined,
    query: zod.GetProfitLossQueryParams,
    body: undefined,
    response: zod.GetProfitLossResponse,
  },
};
