// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listTransactionHistoryResponseValueContentItemEntryIdMax = 40;

export const listTransactionHistoryResponseValueContentItemAtMax = 30;

export const listTransactionHistoryResponseValueContentItemWalletIdMax = 20;

export const listTransactionHistoryResponseValueContentItemWalletIdRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');

export const listTransactionHistoryResponseValueContentItemAmountMax = 25;

export const listTransactionHistoryResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTransactionHistoryResponseValueContentItemBalanceAfterMax = 25;

export const listTransactionHistoryResponseValueContentItemBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTransactionHistoryResponseValueContentItemReasonMax = 200;

export const listTransactionHistoryResponseValueContentItemReferenceOneIdMax = 60;

export const listTransactionHistoryResponseValueContentItemNoteMax = 200;

export const listTransactionHistoryResponseValueContentMax = 100;

export const listTransactionHistoryResponseValueTotalPagesMin = 0;

export const listTransactionHistoryResponseValueTotalPagesMax = 1000000;

export const listTransactionHistoryResponseValueTotalElementsMin = 0;

export const listTransactionHistoryResponseValueTotalElementsMax = 100000000;

export const listTransactionHistoryResponseValueTotalsOpeningBalanceMax = 25;

export const listTransactionHistoryResponseValueTotalsOpeningBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTransactionHistoryResponseValueTotalsMoneyInMax = 25;

export const listTransactionHistoryResponseValueTotalsMoneyInRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTransactionHistoryResponseValueTotalsMoneyOutMax = 25;

export const listTransactionHistoryResponseValueTotalsMoneyOutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTransactionHistoryResponseValueTotalsNetMax = 25;

export const listTransactionHistoryResponseValueTotalsNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTransactionHistoryResponseValueTotalsClosingBalanceMax = 25;

export const listTransactionHistoryResponseValueTotalsClosingBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const ListTransactionHistoryResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "entryId": zod.string().min(1).max(listTransactionHistoryResponseValueContentItemEntryIdMax).describe('Its id.'),
  "at": zod.iso.datetime({"offset":true}).max(listTransactionHistoryResponseValueContentItemAtMax).describe('When it was entered.'),
  "walletId": zod.string().max(listTransactionHistoryResponseValueContentItemWalletIdMax).regex(listTransactionHistoryResponseValueContentItemWalletIdRegExp).describe('The id of a wallet: `main`, or the code of the transfer-wallet vendor whose wallet it is.'),
  "kind": zod.enum(['deposit', 'withdrawal', 'transfer_in', 'transfer_out', 'bet', 'prize', 'refund', 'promotion', 'rebate', 'salary', 'dividend', 'points', 'fee', 'debt', 'adjustment']).describe('Why money moved. `withdrawal` takes what is held, and gives it back as a positive amount; `transfer_*` are between\nwallets or members, or to and from the vault; `bet` and `prize` stakes and payouts, `refund` stakes given back; `salary` and `dividend` income\nby contract; `points` converted points; `debt` what came in and paid a debt; `adjustment` an act of the operator.\n'),
  "amount": zod.string().max(listTransactionHistoryResponseValueContentItemAmountMax).regex(listTransactionHistoryResponseValueContentItemAmountRegExp).describe('What was moved, negative where the balance fell.'),
  "balanceAfter": zod.string().max(listTransactionHistoryResponseValueContentItemBalanceAfterMax).regex(listTransactionHistoryResponseValueContentItemBalanceAfterRegExp).describe('The balance of the wallet after it.'),
  "reason": zod.string().min(1).max(listTransactionHistoryResponseValueContentItemReasonMax).describe('Its reason in the language of the request.'),
  "reference": zod.union([zod.strictObject({
  "type": zod.enum(['deposit', 'withdrawal', 'wallet_transfer', 'member_transfer', 'vault', 'bet', 'promotion', 'bonus', 'points', 'bill', 'debt', 'operator']).describe('What it is. The page, and the call that tells it, go by this.'),
  "id": zod.string().min(1).max(listTransactionHistoryResponseValueContentItemReferenceOneIdMax).describe('Its id.')
}).describe('What an entry is about, to be opened.'),zod.null()]).describe('What it is about, null where nothing can be opened.'),
  "note": zod.string().min(1).max(listTransactionHistoryResponseValueContentItemNoteMax).nullable().describe('What the sender or the operator wrote, null where nobody did.')
}).describe('An entry of the ledger. It is never changed; a mistake is put right by another one.')).max(listTransactionHistoryResponseValueContentMax).describe('The entries of the page, the newest first.'),
  "totalPages": zod.int().min(listTransactionHistoryResponseValueTotalPagesMin).max(listTransactionHistoryResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listTransactionHistoryResponseValueTotalElementsMin).max(listTransactionHistoryResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "openingBalance": zod.string().max(listTransactionHistoryResponseValueTotalsOpeningBalanceMax).regex(listTransactionHistoryResponseValueTotalsOpeningBalanceRegExp).describe('The balance of the wallet at the beginning of the range, whatever the other filters.'),
  "moneyIn": zod.string().max(listTransactionHistoryResponseValueTotalsMoneyInMax).regex(listTransactionHistoryResponseValueTotalsMoneyInRegExp).describe('Entries that raised it.'),
  "moneyOut": zod.string().max(listTransactionHistoryResponseValueTotalsMoneyOutMax).regex(listTransactionHistoryResponseValueTotalsMoneyOutRegExp).describe('Entries that lowered it, as a positive amount.'),
  "net": zod.string().max(listTransactionHistoryResponseValueTotalsNetMax).regex(listTransactionHistoryResponseValueTotalsNetRegExp).describe('The one less the other.'),
  "closingBalance": zod.string().max(listTransactionHistoryResponseValueTotalsClosingBalanceMax).regex(listTransactionHistoryResponseValueTotalsClosingBalanceRegExp).describe('The balance at the end of the range, whatever the other filters.')
}).describe('The sums over all pages.')
}).describe('A page of the ledger.')
}).describe('The answer of `listTransactionHistory`.')

export const listTransactionHistory = {
  response: ListTransactionHistoryResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
