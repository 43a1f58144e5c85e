// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const markDepositPaidResponseValueDepositDepositIdMax = 40;

export const markDepositPaidResponseValueDepositDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const markDepositPaidResponseValueDepositMethodIdMax = 40;

export const markDepositPaidResponseValueDepositMethodIdRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const markDepositPaidResponseValueDepositMethodNameMax = 60;

export const markDepositPaidResponseValueDepositAmountMax = 25;

export const markDepositPaidResponseValueDepositAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const markDepositPaidResponseValueDepositFeeMax = 25;

export const markDepositPaidResponseValueDepositFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const markDepositPaidResponseValueDepositCreditedAmountOneMax = 25;

export const markDepositPaidResponseValueDepositCreditedAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const markDepositPaidResponseValueDepositTransferNoteMax = 40;

export const markDepositPaidResponseValueDepositPayerReferenceMax = 60;

export const markDepositPaidResponseValueDepositReportedAtMax = 30;

export const markDepositPaidResponseValueDepositPromotionIdMax = 40;

export const markDepositPaidResponseValueDepositPromotionRefusalMax = 200;

export const markDepositPaidResponseValueDepositFailureMax = 200;

export const markDepositPaidResponseValueDepositCreatedAtMax = 30;

export const markDepositPaidResponseValueDepositExpiresAtMax = 30;

export const markDepositPaidResponseValueDepositCreditedAtMax = 30;

export const markDepositPaidResponseValueInstructionOnePayableMax = 25;

export const markDepositPaidResponseValueInstructionOnePayableRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const markDepositPaidResponseValueInstructionOneBankNameMax = 80;

export const markDepositPaidResponseValueInstructionOneAccountNumberMax = 40;

export const markDepositPaidResponseValueInstructionOneAccountNameMax = 80;

export const markDepositPaidResponseValueInstructionOneTransferNoteMax = 40;

export const markDepositPaidResponseValueInstructionOneQrContentMax = 1000;

export const markDepositPaidResponseValueInstructionOneRedirectUrlMax = 2048;

export const markDepositPaidResponseValueTimelineItemAtMax = 30;

export const markDepositPaidResponseValueTimelineItemNoteMax = 200;

export const markDepositPaidResponseValueTimelineMax = 20;

export const markDepositPaidResponseValueBalanceAfterOneMax = 25;

export const markDepositPaidResponseValueBalanceAfterOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const MarkDepositPaidResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "deposit": zod.strictObject({
  "depositId": zod.string().max(markDepositPaidResponseValueDepositDepositIdMax).regex(markDepositPaidResponseValueDepositDepositIdRegExp).describe('The id of a deposit.'),
  "methodId": zod.string().max(markDepositPaidResponseValueDepositMethodIdMax).regex(markDepositPaidResponseValueDepositMethodIdRegExp).describe('The id of a way to deposit.'),
  "kind": zod.enum(['bank_transfer', 'e_wallet_qr', 'card']).describe('A bank transfer with a reference, an e-wallet by QR code, a card through a hosted page.'),
  "methodName": zod.string().min(1).max(markDepositPaidResponseValueDepositMethodNameMax).describe('The name of the way, in the language of the request.'),
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n'),
  "amount": zod.string().max(markDepositPaidResponseValueDepositAmountMax).regex(markDepositPaidResponseValueDepositAmountRegExp).describe('What the member said to pay.'),
  "fee": zod.string().max(markDepositPaidResponseValueDepositFeeMax).regex(markDepositPaidResponseValueDepositFeeRegExp).describe('The fee, taken from it.'),
  "creditedAmount": zod.union([zod.string().max(markDepositPaidResponseValueDepositCreditedAmountOneMax).regex(markDepositPaidResponseValueDepositCreditedAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What was credited: what arrived less the fee. Null before.'),
  "transferNote": zod.string().min(1).max(markDepositPaidResponseValueDepositTransferNoteMax).describe('The words by which the payment is matched; the number to name in questions.'),
  "payerReference": zod.string().min(1).max(markDepositPaidResponseValueDepositPayerReferenceMax).nullable().describe('The reference of the payment that the member gave, null until it did.'),
  "reportedAt": zod.iso.datetime({"offset":true}).max(markDepositPaidResponseValueDepositReportedAtMax).nullable().describe('When the member said that it has paid, null until it did.'),
  "promotionId": zod.string().min(1).max(markDepositPaidResponseValueDepositPromotionIdMax).nullable().describe('The promotion joined with it, null without one.'),
  "promotionRefusal": zod.string().min(1).max(markDepositPaidResponseValueDepositPromotionRefusalMax).nullable().describe('Why that promotion gave nothing when the deposit was credited, in the language of the request; null unless it did.'),
  "failure": zod.string().min(1).max(markDepositPaidResponseValueDepositFailureMax).nullable().describe('Why it failed or was reversed, in the language of the request; null unless it did or was.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(markDepositPaidResponseValueDepositCreatedAtMax).describe('When it was asked for.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(markDepositPaidResponseValueDepositExpiresAtMax).nullable().describe('Until when the payment is waited for; null once the member has said that it has paid.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(markDepositPaidResponseValueDepositCreditedAtMax).nullable().describe('When it was credited, null if it is not.')
}).describe('A deposit.'),
  "instruction": zod.union([zod.strictObject({
  "kind": zod.enum(['bank_transfer', 'e_wallet_qr', 'card']).describe('A bank transfer with a reference, an e-wallet by QR code, a card through a hosted page.'),
  "payable": zod.string().max(markDepositPaidResponseValueInstructionOnePayableMax).regex(markDepositPaidResponseValueInstructionOnePayableRegExp).describe('What has to be paid, to the cent.'),
  "bankName": zod.string().min(1).max(markDepositPaidResponseValueInstructionOneBankNameMax).nullable().describe('Bank transfer: the bank to pay to; else null.'),
  "accountNumber": zod.string().min(1).max(markDepositPaidResponseValueInstructionOneAccountNumberMax).nullable().describe('Bank transfer: the account to pay to; else null.'),
  "accountName": zod.string().min(1).max(markDepositPaidResponseValueInstructionOneAccountNameMax).nullable().describe('Bank transfer and QR: the name that the payer sees; else null.'),
  "transferNote": zod.string().min(1).max(markDepositPaidResponseValueInstructionOneTransferNoteMax).nullable().describe('Bank transfer: the words that must stand in the transfer, by which it is matched; else null.'),
  "qrContent": zod.string().min(1).max(markDepositPaidResponseValueInstructionOneQrContentMax).nullable().describe('QR: what the code says. Bank transfer: the VietQR of NAPAS that fills in the transfer, where the account is in dong at a bank of Vietnam and the amount has no fraction. Else null.'),
  "redirectUrl": zod.url().max(markDepositPaidResponseValueInstructionOneRedirectUrlMax).nullable().describe('Card: the hosted page of the provider; else null.')
}).describe('How to pay. Which fields are there goes by `kind`; the others are null.'),zod.null()]).describe('How to pay, while the deposit is `pending`; else null.'),
  "timeline": zod.array(zod.strictObject({
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(markDepositPaidResponseValueTimelineItemAtMax).describe('When it was reached.'),
  "by": zod.enum(['member', 'provider', 'operator', 'system']).describe('Who brought it about.'),
  "note": zod.string().min(1).max(markDepositPaidResponseValueTimelineItemNoteMax).nullable().describe('Words about it in the language of the request, null where there are none.')
}).describe('A step of a deposit.')).max(markDepositPaidResponseValueTimelineMax).describe('The steps so far, the first one first.'),
  "balanceAfter": zod.union([zod.string().max(markDepositPaidResponseValueBalanceAfterOneMax).regex(markDepositPaidResponseValueBalanceAfterOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The main wallet after it was credited, null before.')
}).describe('A deposit with its payment and its steps.')
}).describe('The answer of `markDepositPaid`.')

export const markDepositPaid = {
  response: MarkDepositPaidResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'idempotency_conflict', 'conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
