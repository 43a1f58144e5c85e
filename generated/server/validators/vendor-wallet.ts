// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from '../zod/vendor-wallet/vendor-wallet.ts';

export const vendorWallet = {
  authorisePlayer: {
    header: zod.AuthorisePlayerHeader,
    params: undefined,
    query: undefined,
    body: zod.AuthorisePlayerBody,
    response: zod.AuthorisePlayerResponse,
  },
  getPlayerBalance: {
    header: zod.GetPlayerBalanceHeader,
    params: undefined,
    query: zod.GetPlayerBalanceQueryParams,
    body: undefined,
    response: zod.GetPlayerBalanceResponse,
  },
  debitPlayer: {
    header: zod.DebitPlayerHeader,
    params: undefined,
    query: undefined,
    body: zod.DebitPlayerBody,
    response: zod.DebitPlayerResponse,
  },
  creditPlayer: {
    header: zod.CreditPlayerHeader,
    params: undefined,
    query: undefined,
    body: zod.CreditPlayerBody,
    response: zod.CreditPlayerResponse,
  },
  rollbackDebit: {
    header: zod.RollbackDebitHeader,
    params: undefined,
    query: undefined,
    body: zod.RollbackDebitBody,
    response: zod.RollbackDebitResponse,
  },
};
