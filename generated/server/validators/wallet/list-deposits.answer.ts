// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listDepositsResponseValueContentItemDepositIdMax = 40;

export const listDepositsResponseValueContentItemDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const listDepositsResponseValueContentItemMethodIdMax = 40;

export const listDepositsResponseValueContentItemMethodIdRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const listDepositsResponseValueContentItemMethodNameMax = 60;

export const listDepositsResponseValueContentItemAmountMax = 25;

export const listDepositsResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listDepositsResponseValueContentItemFeeMax = 25;

export const listDepositsResponseValueContentItemFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listDepositsResponseValueContentItemCreditedAmountOneMax = 25;

export const listDepositsResponseValueContentItemCreditedAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listDepositsResponseValueContentItemTransferNoteMax = 40;

export const listDepositsResponseValueContentItemPayerReferenceMax = 60;

export const listDepositsResponseValueContentItemReportedAtMax = 30;

export const listDepositsResponseValueContentItemPromotionIdMax = 40;

export const listDepositsResponseValueContentItemPromotionRefusalMax = 200;

export const listDepositsResponseValueContentItemFailureMax = 200;

export const listDepositsResponseValueContentItemCreatedAtMax = 30;

export const listDepositsResponseValueContentItemExpiresAtMax = 30;

export const listDepositsResponseValueContentItemCreditedAtMax = 30;

export const listDepositsResponseValueContentMax = 100;

export const listDepositsResponseValueTotalPagesMin = 0;

export const listDepositsResponseValueTotalPagesMax = 100000;

export const listDepositsResponseValueTotalElementsMin = 0;

export const listDepositsResponseValueTotalElementsMax = 10000000;

export const listDepositsResponseValueTotalsAmountMax = 25;

export const listDepositsResponseValueTotalsAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listDepositsResponseValueTotalsCreditedMax = 25;

export const listDepositsResponseValueTotalsCreditedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listDepositsResponseValueTotalsFeeMax = 25;

export const listDepositsResponseValueTotalsFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const ListDepositsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "depositId": zod.string().max(listDepositsResponseValueContentItemDepositIdMax).regex(listDepositsResponseValueContentItemDepositIdRegExp).describe('The id of a deposit.'),
  "methodId": zod.string().max(listDepositsResponseValueContentItemMethodIdMax).regex(listDepositsResponseValueContentItemMethodIdRegExp).describe('The id of a way to deposit.'),
  "kind": zod.enum(['bank_transfer', 'e_wallet_qr', 'card']).describe('A bank transfer with a reference, an e-wallet by QR code, a card through a hosted page.'),
  "methodName": zod.string().min(1).max(listDepositsResponseValueContentItemMethodNameMax).describe('The name of the way, in the language of the request.'),
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n'),
  "amount": zod.string().max(listDepositsResponseValueContentItemAmountMax).regex(listDepositsResponseValueContentItemAmountRegExp).describe('What the member said to pay.'),
  "fee": zod.string().max(listDepositsResponseValueContentItemFeeMax).regex(listDepositsResponseValueContentItemFeeRegExp).describe('The fee, taken from it.'),
  "creditedAmount": zod.union([zod.string().max(listDepositsResponseValueContentItemCreditedAmountOneMax).regex(listDepositsResponseValueContentItemCreditedAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What was credited: what arrived less the fee. Null before.'),
  "transferNote": zod.string().min(1).max(listDepositsResponseValueContentItemTransferNoteMax).describe('The words by which the payment is matched; the number to name in questions.'),
  "payerReference": zod.string().min(1).max(listDepositsResponseValueContentItemPayerReferenceMax).nullable().describe('The reference of the payment that the member gave, null until it did.'),
  "reportedAt": zod.iso.datetime({"offset":true}).max(listDepositsResponseValueContentItemReportedAtMax).nullable().describe('When the member said that it has paid, null until it did.'),
  "promotionId": zod.string().min(1).max(listDepositsResponseValueContentItemPromotionIdMax).nullable().describe('The promotion joined with it, null without one.'),
  "promotionRefusal": zod.string().min(1).max(listDepositsResponseValueContentItemPromotionRefusalMax).nullable().describe('Why that promotion gave nothing when the deposit was credited, in the language of the request; null unless it did.'),
  "failure": zod.string().min(1).max(listDepositsResponseValueContentItemFailureMax).nullable().describe('Why it failed or was reversed, in the language of the request; null unless it did or was.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(listDepositsResponseValueContentItemCreatedAtMax).describe('When it was asked for.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(listDepositsResponseValueContentItemExpiresAtMax).nullable().describe('Until when the payment is waited for; null once the member has said that it has paid.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(listDepositsResponseValueContentItemCreditedAtMax).nullable().describe('When it was credited, null if it is not.')
}).describe('A deposit.')).max(listDepositsResponseValueContentMax).describe('The deposits of the page, the newest first.'),
  "totalPages": zod.int().min(listDepositsResponseValueTotalPagesMin).max(listDepositsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listDepositsResponseValueTotalElementsMin).max(listDepositsResponseValueTotalElementsMax).describe('Deposits in all.'),
  "totals": zod.strictObject({
  "amount": zod.string().max(listDepositsResponseValueTotalsAmountMax).regex(listDepositsResponseValueTotalsAmountRegExp).describe('The amounts of all deposits that were found.'),
  "credited": zod.string().max(listDepositsResponseValueTotalsCreditedMax).regex(listDepositsResponseValueTotalsCreditedRegExp).describe('What was credited of them, without those that were reversed.'),
  "fee": zod.string().max(listDepositsResponseValueTotalsFeeMax).regex(listDepositsResponseValueTotalsFeeRegExp).describe('The fees taken from that.')
}).describe('The sums over all pages.')
}).describe('A page of deposits.')
}).describe('The answer of `listDeposits`.')

export const listDeposits = {
  response: ListDepositsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
