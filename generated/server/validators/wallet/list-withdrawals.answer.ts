// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listWithdrawalsResponseValueContentItemWithdrawalIdMax = 40;

export const listWithdrawalsResponseValueContentItemWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const listWithdrawalsResponseValueContentItemAmountMax = 25;

export const listWithdrawalsResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listWithdrawalsResponseValueContentItemFeeMax = 25;

export const listWithdrawalsResponseValueContentItemFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listWithdrawalsResponseValueContentItemReceivesMax = 25;

export const listWithdrawalsResponseValueContentItemReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listWithdrawalsResponseValueContentItemTargetAccountIdMax = 40;

export const listWithdrawalsResponseValueContentItemTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const listWithdrawalsResponseValueContentItemTargetBankNameMax = 80;

export const listWithdrawalsResponseValueContentItemTargetEndingMin = 2;

export const listWithdrawalsResponseValueContentItemTargetEndingMax = 4;

export const listWithdrawalsResponseValueContentItemTargetPayeeNameMax = 80;

export const listWithdrawalsResponseValueContentItemBankReferenceMax = 60;

export const listWithdrawalsResponseValueContentItemReasonMax = 200;

export const listWithdrawalsResponseValueContentItemRequestedAtMax = 30;

export const listWithdrawalsResponseValueContentItemUpdatedAtMax = 30;

export const listWithdrawalsResponseValueContentMax = 100;

export const listWithdrawalsResponseValueTotalPagesMin = 0;

export const listWithdrawalsResponseValueTotalPagesMax = 100000;

export const listWithdrawalsResponseValueTotalElementsMin = 0;

export const listWithdrawalsResponseValueTotalElementsMax = 10000000;

export const listWithdrawalsResponseValueTotalsAmountMax = 25;

export const listWithdrawalsResponseValueTotalsAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listWithdrawalsResponseValueTotalsReceivedMax = 25;

export const listWithdrawalsResponseValueTotalsReceivedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listWithdrawalsResponseValueTotalsFeeMax = 25;

export const listWithdrawalsResponseValueTotalsFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const ListWithdrawalsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "withdrawalId": zod.string().max(listWithdrawalsResponseValueContentItemWithdrawalIdMax).regex(listWithdrawalsResponseValueContentItemWithdrawalIdRegExp).describe('The id of a withdrawal.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n'),
  "amount": zod.string().max(listWithdrawalsResponseValueContentItemAmountMax).regex(listWithdrawalsResponseValueContentItemAmountRegExp).describe('What was taken from the main wallet.'),
  "fee": zod.string().max(listWithdrawalsResponseValueContentItemFeeMax).regex(listWithdrawalsResponseValueContentItemFeeRegExp).describe('The fee that comes off it.'),
  "receives": zod.string().max(listWithdrawalsResponseValueContentItemReceivesMax).regex(listWithdrawalsResponseValueContentItemReceivesRegExp).describe('What arrives.'),
  "target": zod.strictObject({
  "accountId": zod.string().max(listWithdrawalsResponseValueContentItemTargetAccountIdMax).regex(listWithdrawalsResponseValueContentItemTargetAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankName": zod.string().min(1).max(listWithdrawalsResponseValueContentItemTargetBankNameMax).describe('The bank or provider.'),
  "ending": zod.string().min(listWithdrawalsResponseValueContentItemTargetEndingMin).max(listWithdrawalsResponseValueContentItemTargetEndingMax).describe('The last four characters of the account number.'),
  "payeeName": zod.string().min(1).max(listWithdrawalsResponseValueContentItemTargetPayeeNameMax).describe('The holder.')
}).describe('Where a withdrawal goes, as it was when it was asked for.'),
  "bankReference": zod.string().min(1).max(listWithdrawalsResponseValueContentItemBankReferenceMax).nullable().describe('The reference of the payment, null until it is paid.'),
  "reason": zod.string().min(1).max(listWithdrawalsResponseValueContentItemReasonMax).nullable().describe('Why it was rejected or returned, in the language of the request; null unless it was.'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(listWithdrawalsResponseValueContentItemRequestedAtMax).describe('When it was asked for.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(listWithdrawalsResponseValueContentItemUpdatedAtMax).describe('When its state last changed.')
}).describe('A withdrawal.')).max(listWithdrawalsResponseValueContentMax).describe('The withdrawals of the page, the newest first.'),
  "totalPages": zod.int().min(listWithdrawalsResponseValueTotalPagesMin).max(listWithdrawalsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listWithdrawalsResponseValueTotalElementsMin).max(listWithdrawalsResponseValueTotalElementsMax).describe('Withdrawals in all.'),
  "totals": zod.strictObject({
  "amount": zod.string().max(listWithdrawalsResponseValueTotalsAmountMax).regex(listWithdrawalsResponseValueTotalsAmountRegExp).describe('The amounts of all withdrawals that were found.'),
  "received": zod.string().max(listWithdrawalsResponseValueTotalsReceivedMax).regex(listWithdrawalsResponseValueTotalsReceivedRegExp).describe('Those of them that were received.'),
  "fee": zod.string().max(listWithdrawalsResponseValueTotalsFeeMax).regex(listWithdrawalsResponseValueTotalsFeeRegExp).describe('The fees of those.')
}).describe('The sums over all pages.')
}).describe('A page of withdrawals.')
}).describe('The answer of `listWithdrawals`.')

export const listWithdrawals = {
  response: ListWithdrawalsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
