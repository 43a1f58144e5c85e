// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listDepositReviewsResponseValueContentItemDepositIdMax = 40;

export const listDepositReviewsResponseValueContentItemMemberIdMax = 40;

export const listDepositReviewsResponseValueContentItemMemberAccountMax = 64;

export const listDepositReviewsResponseValueContentItemMemberNicknameMax = 64;

export const listDepositReviewsResponseValueContentItemMemberRankLevelMin = 0;

export const listDepositReviewsResponseValueContentItemMemberRankLevelMax = 20;

export const listDepositReviewsResponseValueContentItemMethodNameMax = 60;

export const listDepositReviewsResponseValueContentItemAmountMax = 25;

export const listDepositReviewsResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listDepositReviewsResponseValueContentItemTransferNoteMax = 40;

export const listDepositReviewsResponseValueContentItemPayerReferenceMax = 60;

export const listDepositReviewsResponseValueContentItemCreatedAtMax = 30;

export const listDepositReviewsResponseValueContentItemExpiresAtMax = 30;

export const listDepositReviewsResponseValueContentMax = 100;

export const listDepositReviewsResponseValueTotalPagesMin = 0;

export const listDepositReviewsResponseValueTotalPagesMax = 1000000;

export const listDepositReviewsResponseValueTotalElementsMin = 0;

export const listDepositReviewsResponseValueTotalElementsMax = 100000000;

export const listDepositReviewsResponseValueTotalsAmountMax = 25;

export const listDepositReviewsResponseValueTotalsAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const ListDepositReviewsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "depositId": zod.string().min(1).max(listDepositReviewsResponseValueContentItemDepositIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(listDepositReviewsResponseValueContentItemMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(listDepositReviewsResponseValueContentItemMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(listDepositReviewsResponseValueContentItemMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(listDepositReviewsResponseValueContentItemMemberRankLevelMin).max(listDepositReviewsResponseValueContentItemMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "methodName": zod.string().min(1).max(listDepositReviewsResponseValueContentItemMethodNameMax).describe('The method that the member chose.'),
  "amount": zod.string().max(listDepositReviewsResponseValueContentItemAmountMax).regex(listDepositReviewsResponseValueContentItemAmountRegExp).describe('What the member said to pay.'),
  "transferNote": zod.string().min(1).max(listDepositReviewsResponseValueContentItemTransferNoteMax).nullable().describe('The words that the transfer must bear, unique among open deposits; null where the method matches by itself.'),
  "payerReference": zod.string().min(1).max(listDepositReviewsResponseValueContentItemPayerReferenceMax).nullable().describe('The reference of the payment that the member gave, null until it did.'),
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n'),
  "createdAt": zod.iso.datetime({"offset":true}).max(listDepositReviewsResponseValueContentItemCreatedAtMax).describe('When it was asked for.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(listDepositReviewsResponseValueContentItemExpiresAtMax).nullable().describe('Until when it waits for the money; null where it does not end.')
}).describe('A deposit as a line of the review list.')).max(listDepositReviewsResponseValueContentMax).describe('The deposits of the page, the one that waits longest first.'),
  "totalPages": zod.int().min(listDepositReviewsResponseValueTotalPagesMin).max(listDepositReviewsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listDepositReviewsResponseValueTotalElementsMin).max(listDepositReviewsResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "amount": zod.string().max(listDepositReviewsResponseValueTotalsAmountMax).regex(listDepositReviewsResponseValueTotalsAmountRegExp).describe('Amounts.')
}).describe('Sums over all pages.')
}).describe('A page of deposits to review.')
}).describe('The answer of `listDepositReviews`.')

export const listDepositReviews = {
  response: ListDepositReviewsResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
