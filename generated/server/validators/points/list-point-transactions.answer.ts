// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listPointTransactionsResponseValueContentItemEntryIdMax = 40;

export const listPointTransactionsResponseValueContentItemPointsMin = -1000000000000;

export const listPointTransactionsResponseValueContentItemPointsMax = 1000000000000;

export const listPointTransactionsResponseValueContentItemBalanceAfterMin = 0;

export const listPointTransactionsResponseValueContentItemBalanceAfterMax = 1000000000000;

export const listPointTransactionsResponseValueContentItemDescriptionMax = 160;

export const listPointTransactionsResponseValueContentItemReferenceIdMax = 40;

export const listPointTransactionsResponseValueContentItemAtMax = 30;

export const listPointTransactionsResponseValueContentMax = 100;

export const listPointTransactionsResponseValueTotalPagesMin = 0;

export const listPointTransactionsResponseValueTotalPagesMax = 1000000;

export const listPointTransactionsResponseValueTotalElementsMin = 0;

export const listPointTransactionsResponseValueTotalElementsMax = 100000000;

export const listPointTransactionsResponseValueTotalsEarnedMin = 0;

export const listPointTransactionsResponseValueTotalsEarnedMax = 1000000000000;

export const listPointTransactionsResponseValueTotalsSpentMin = 0;

export const listPointTransactionsResponseValueTotalsSpentMax = 1000000000000;

export const ListPointTransactionsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "entryId": zod.string().min(1).max(listPointTransactionsResponseValueContentItemEntryIdMax).describe('Its id.'),
  "kind": zod.enum(['earned', 'redeemed', 'returned', 'converted', 'rewarded', 'adjusted']).describe('Earned by turnover, redeemed, returned by a rejection, converted to money, given by a mission, promotion or raffle,\ncorrected with the bet or by an operator.\n'),
  "points": zod.int().min(listPointTransactionsResponseValueContentItemPointsMin).max(listPointTransactionsResponseValueContentItemPointsMax).describe('What came, or with a minus went.'),
  "balanceAfter": zod.int().min(listPointTransactionsResponseValueContentItemBalanceAfterMin).max(listPointTransactionsResponseValueContentItemBalanceAfterMax).describe('Points after it.'),
  "description": zod.string().min(1).max(listPointTransactionsResponseValueContentItemDescriptionMax).describe('What it was, in the language of the request.'),
  "referenceId": zod.string().min(1).max(listPointTransactionsResponseValueContentItemReferenceIdMax).nullable().describe('What it belongs to, a redemption, conversion, mission or promotion; null for a day\'s turnover.'),
  "at": zod.iso.datetime({"offset":true}).max(listPointTransactionsResponseValueContentItemAtMax).describe('When.')
}).describe('An entry of the ledger of points. Entries are never changed; a correction is a new one.')).max(listPointTransactionsResponseValueContentMax).describe('The entries of the page, the newest first.'),
  "totalPages": zod.int().min(listPointTransactionsResponseValueTotalPagesMin).max(listPointTransactionsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listPointTransactionsResponseValueTotalElementsMin).max(listPointTransactionsResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "earned": zod.int().min(listPointTransactionsResponseValueTotalsEarnedMin).max(listPointTransactionsResponseValueTotalsEarnedMax).describe('What came, without returns.'),
  "spent": zod.int().min(listPointTransactionsResponseValueTotalsSpentMin).max(listPointTransactionsResponseValueTotalsSpentMax).describe('What went, less what was returned.')
}).describe('Sums over all pages.')
}).describe('A page of the ledger of points.')
}).describe('The answer of `listPointTransactions`.')

export const listPointTransactions = {
  response: ListPointTransactionsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
