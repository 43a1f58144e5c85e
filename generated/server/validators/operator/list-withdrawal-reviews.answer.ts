// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listWithdrawalReviewsResponseValueContentItemWithdrawalIdMax = 40;

export const listWithdrawalReviewsResponseValueContentItemMemberIdMax = 40;

export const listWithdrawalReviewsResponseValueContentItemMemberAccountMax = 64;

export const listWithdrawalReviewsResponseValueContentItemMemberNicknameMax = 64;

export const listWithdrawalReviewsResponseValueContentItemMemberRankLevelMin = 0;

export const listWithdrawalReviewsResponseValueContentItemMemberRankLevelMax = 20;

export const listWithdrawalReviewsResponseValueContentItemAmountMax = 25;

export const listWithdrawalReviewsResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listWithdrawalReviewsResponseValueContentItemFeeMax = 25;

export const listWithdrawalReviewsResponseValueContentItemFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listWithdrawalReviewsResponseValueContentItemReceivesMax = 25;

export const listWithdrawalReviewsResponseValueContentItemReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listWithdrawalReviewsResponseValueContentItemTargetAccountIdMax = 40;

export const listWithdrawalReviewsResponseValueContentItemTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const listWithdrawalReviewsResponseValueContentItemTargetBankNameMax = 80;

export const listWithdrawalReviewsResponseValueContentItemTargetEndingMin = 2;

export const listWithdrawalReviewsResponseValueContentItemTargetEndingMax = 4;

export const listWithdrawalReviewsResponseValueContentItemTargetPayeeNameMax = 80;

export const listWithdrawalReviewsResponseValueContentItemRequestedAtMax = 30;

export const listWithdrawalReviewsResponseValueContentItemReviewerMax = 64;

export const listWithdrawalReviewsResponseValueContentItemOpenChecksMin = 0;

export const listWithdrawalReviewsResponseValueContentItemOpenChecksMax = 50;

export const listWithdrawalReviewsResponseValueContentMax = 100;

export const listWithdrawalReviewsResponseValueTotalPagesMin = 0;

export const listWithdrawalReviewsResponseValueTotalPagesMax = 1000000;

export const listWithdrawalReviewsResponseValueTotalElementsMin = 0;

export const listWithdrawalReviewsResponseValueTotalElementsMax = 100000000;

export const listWithdrawalReviewsResponseValueTotalsAmountMax = 25;

export const listWithdrawalReviewsResponseValueTotalsAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listWithdrawalReviewsResponseValueTotalsFeeMax = 25;

export const listWithdrawalReviewsResponseValueTotalsFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listWithdrawalReviewsResponseValueTotalsReceivesMax = 25;

export const listWithdrawalReviewsResponseValueTotalsReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const ListWithdrawalReviewsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "withdrawalId": zod.string().min(1).max(listWithdrawalReviewsResponseValueContentItemWithdrawalIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(listWithdrawalReviewsResponseValueContentItemMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(listWithdrawalReviewsResponseValueContentItemMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(listWithdrawalReviewsResponseValueContentItemMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(listWithdrawalReviewsResponseValueContentItemMemberRankLevelMin).max(listWithdrawalReviewsResponseValueContentItemMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "amount": zod.string().max(listWithdrawalReviewsResponseValueContentItemAmountMax).regex(listWithdrawalReviewsResponseValueContentItemAmountRegExp).describe('What is held.'),
  "fee": zod.string().max(listWithdrawalReviewsResponseValueContentItemFeeMax).regex(listWithdrawalReviewsResponseValueContentItemFeeRegExp).describe('The fee, taken from the amount.'),
  "receives": zod.string().max(listWithdrawalReviewsResponseValueContentItemReceivesMax).regex(listWithdrawalReviewsResponseValueContentItemReceivesRegExp).describe('What is to be paid, the amount less the fee.'),
  "target": zod.strictObject({
  "accountId": zod.string().max(listWithdrawalReviewsResponseValueContentItemTargetAccountIdMax).regex(listWithdrawalReviewsResponseValueContentItemTargetAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankName": zod.string().min(1).max(listWithdrawalReviewsResponseValueContentItemTargetBankNameMax).describe('The bank or provider.'),
  "ending": zod.string().min(listWithdrawalReviewsResponseValueContentItemTargetEndingMin).max(listWithdrawalReviewsResponseValueContentItemTargetEndingMax).describe('The last four characters of the account number.'),
  "payeeName": zod.string().min(1).max(listWithdrawalReviewsResponseValueContentItemTargetPayeeNameMax).describe('The holder.')
}).describe('Where a withdrawal goes, as it was when it was asked for.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(listWithdrawalReviewsResponseValueContentItemRequestedAtMax).describe('When it was asked for.'),
  "reviewer": zod.string().min(1).max(listWithdrawalReviewsResponseValueContentItemReviewerMax).nullable().describe('The operator who took it up; null until one does.'),
  "openChecks": zod.int().min(listWithdrawalReviewsResponseValueContentItemOpenChecksMin).max(listWithdrawalReviewsResponseValueContentItemOpenChecksMax).describe('Checks that did not pass.')
}).describe('A withdrawal as a line of the review list.')).max(listWithdrawalReviewsResponseValueContentMax).describe('The withdrawals of the page, the one that waits longest first.'),
  "totalPages": zod.int().min(listWithdrawalReviewsResponseValueTotalPagesMin).max(listWithdrawalReviewsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listWithdrawalReviewsResponseValueTotalElementsMin).max(listWithdrawalReviewsResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "amount": zod.string().max(listWithdrawalReviewsResponseValueTotalsAmountMax).regex(listWithdrawalReviewsResponseValueTotalsAmountRegExp).describe('Amounts.'),
  "fee": zod.string().max(listWithdrawalReviewsResponseValueTotalsFeeMax).regex(listWithdrawalReviewsResponseValueTotalsFeeRegExp).describe('Fees.'),
  "receives": zod.string().max(listWithdrawalReviewsResponseValueTotalsReceivesMax).regex(listWithdrawalReviewsResponseValueTotalsReceivesRegExp).describe('To be paid.')
}).describe('Sums over all pages.')
}).describe('A page of withdrawals to review.')
}).describe('The answer of `listWithdrawalReviews`.')

export const listWithdrawalReviews = {
  response: ListWithdrawalReviewsResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
