// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from '../zod/wallet/wallet.ts';

export const wallet = {
  getBalance: {
    header: zod.GetBalanceHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.GetBalanceResponse,
  },
};
