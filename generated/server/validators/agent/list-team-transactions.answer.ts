// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listTeamTransactionsResponseValueContentItemEntryIdMax = 40;

export const listTeamTransactionsResponseValueContentItemMemberIdMax = 40;

export const listTeamTransactionsResponseValueContentItemAccountMax = 64;

export const listTeamTransactionsResponseValueContentItemAtMax = 30;

export const listTeamTransactionsResponseValueContentItemAmountMax = 25;

export const listTeamTransactionsResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamTransactionsResponseValueContentItemBalanceAfterMax = 25;

export const listTeamTransactionsResponseValueContentItemBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamTransactionsResponseValueContentItemReasonMax = 200;

export const listTeamTransactionsResponseValueContentItemReferenceOneIdMax = 60;

export const listTeamTransactionsResponseValueContentMax = 100;

export const listTeamTransactionsResponseValueTotalPagesMin = 0;

export const listTeamTransactionsResponseValueTotalPagesMax = 1000000;

export const listTeamTransactionsResponseValueTotalElementsMin = 0;

export const listTeamTransactionsResponseValueTotalElementsMax = 100000000;

export const listTeamTransactionsResponseValueTotalsCountMin = 0;

export const listTeamTransactionsResponseValueTotalsCountMax = 100000000;

export const listTeamTransactionsResponseValueTotalsMoneyInMax = 25;

export const listTeamTransactionsResponseValueTotalsMoneyInRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamTransactionsResponseValueTotalsMoneyOutMax = 25;

export const listTeamTransactionsResponseValueTotalsMoneyOutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamTransactionsResponseValueTotalsNetMax = 25;

export const listTeamTransactionsResponseValueTotalsNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const ListTeamTransactionsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "entryId": zod.string().min(1).max(listTeamTransactionsResponseValueContentItemEntryIdMax).describe('Its id.'),
  "memberId": zod.string().min(1).max(listTeamTransactionsResponseValueContentItemMemberIdMax).describe('Whose it is.'),
  "account": zod.string().min(1).max(listTeamTransactionsResponseValueContentItemAccountMax).describe('Whose it is.'),
  "at": zod.iso.datetime({"offset":true}).max(listTeamTransactionsResponseValueContentItemAtMax).describe('When it was entered.'),
  "kind": zod.enum(['deposit', 'withdrawal', 'transfer_in', 'transfer_out', 'bet', 'prize', 'refund', 'promotion', 'rebate', 'salary', 'dividend', 'points', 'fee', 'debt', 'adjustment']).describe('Why money moved. `withdrawal` takes what is held, and gives it back as a positive amount; `transfer_*` are between\nwallets or members, or to and from the vault; `bet` and `prize` stakes and payouts, `refund` stakes given back; `salary` and `dividend` income\nby contract; `points` converted points; `debt` what came in and paid a debt; `adjustment` an act of the operator.\n'),
  "amount": zod.string().max(listTeamTransactionsResponseValueContentItemAmountMax).regex(listTeamTransactionsResponseValueContentItemAmountRegExp).describe('What was moved, negative where the balance fell.'),
  "balanceAfter": zod.string().max(listTeamTransactionsResponseValueContentItemBalanceAfterMax).regex(listTeamTransactionsResponseValueContentItemBalanceAfterRegExp).describe('The main wallet after it.'),
  "reason": zod.string().min(1).max(listTeamTransactionsResponseValueContentItemReasonMax).describe('Its reason in the language of the request.'),
  "reference": zod.union([zod.strictObject({
  "type": zod.enum(['deposit', 'withdrawal', 'wallet_transfer', 'member_transfer', 'vault', 'bet', 'promotion', 'bonus', 'points', 'bill', 'debt', 'operator']).describe('What it is. The page, and the call that tells it, go by this.'),
  "id": zod.string().min(1).max(listTeamTransactionsResponseValueContentItemReferenceOneIdMax).describe('Its id.')
}).describe('What an entry is about, to be opened.'),zod.null()]).describe('What it is about, null where nothing has an id.')
}).describe('An entry of the ledger of somebody of the team.')).max(listTeamTransactionsResponseValueContentMax).describe('The entries of the page.'),
  "totalPages": zod.int().min(listTeamTransactionsResponseValueTotalPagesMin).max(listTeamTransactionsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listTeamTransactionsResponseValueTotalElementsMin).max(listTeamTransactionsResponseValueTotalElementsMax).describe('Rows in all.'),
  "totals": zod.strictObject({
  "count": zod.int().min(listTeamTransactionsResponseValueTotalsCountMin).max(listTeamTransactionsResponseValueTotalsCountMax).describe('Entries.'),
  "moneyIn": zod.string().max(listTeamTransactionsResponseValueTotalsMoneyInMax).regex(listTeamTransactionsResponseValueTotalsMoneyInRegExp).describe('Entries that raised a balance.'),
  "moneyOut": zod.string().max(listTeamTransactionsResponseValueTotalsMoneyOutMax).regex(listTeamTransactionsResponseValueTotalsMoneyOutRegExp).describe('Entries that lowered one, as a positive amount.'),
  "net": zod.string().max(listTeamTransactionsResponseValueTotalsNetMax).regex(listTeamTransactionsResponseValueTotalsNetRegExp).describe('The one less the other.')
}).describe('The totals of all pages.')
}).describe('A page of transactions.')
}).describe('The answer of `listTeamTransactions`.')

export const listTeamTransactions = {
  response: ListTeamTransactionsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
