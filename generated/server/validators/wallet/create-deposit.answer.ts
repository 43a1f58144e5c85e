// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const createDepositResponseValueDepositDepositIdMax = 40;

export const createDepositResponseValueDepositDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const createDepositResponseValueDepositMethodIdMax = 40;

export const createDepositResponseValueDepositMethodIdRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const createDepositResponseValueDepositMethodNameMax = 60;

export const createDepositResponseValueDepositAmountMax = 25;

export const createDepositResponseValueDepositAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const createDepositResponseValueDepositFeeMax = 25;

export const createDepositResponseValueDepositFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const createDepositResponseValueDepositCreditedAmountOneMax = 25;

export const createDepositResponseValueDepositCreditedAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const createDepositResponseValueDepositTransferNoteMax = 40;

export const createDepositResponseValueDepositPayerReferenceMax = 60;

export const createDepositResponseValueDepositReportedAtMax = 30;

export const createDepositResponseValueDepositPromotionIdMax = 40;

export const createDepositResponseValueDepositPromotionRefusalMax = 200;

export const createDepositResponseValueDepositFailureMax = 200;

export const createDepositResponseValueDepositCreatedAtMax = 30;

export const createDepositResponseValueDepositExpiresAtMax = 30;

export const createDepositResponseValueDepositCreditedAtMax = 30;

export const createDepositResponseValueInstructionOnePayableMax = 25;

export const createDepositResponseValueInstructionOnePayableRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const createDepositResponseValueInstructionOneBankNameMax = 80;

export const createDepositResponseValueInstructionOneAccountNumberMax = 40;

export const createDepositResponseValueInstructionOneAccountNameMax = 80;

export const createDepositResponseValueInstructionOneTransferNoteMax = 40;

export const createDepositResponseValueInstructionOneQrContentMax = 1000;

export const createDepositResponseValueInstructionOneRedirectUrlMax = 2048;

export const createDepositResponseValueTimelineItemAtMax = 30;

export const createDepositResponseValueTimelineItemNoteMax = 200;

export const createDepositResponseValueTimelineMax = 20;

export const createDepositResponseValueBalanceAfterOneMax = 25;

export const createDepositResponseValueBalanceAfterOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const CreateDepositResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "deposit": zod.strictObject({
  "depositId": zod.string().max(createDepositResponseValueDepositDepositIdMax).regex(createDepositResponseValueDepositDepositIdRegExp).describe('The id of a deposit.'),
  "methodId": zod.string().max(createDepositResponseValueDepositMethodIdMax).regex(createDepositResponseValueDepositMethodIdRegExp).describe('The id of a way to deposit.'),
  "kind": zod.enum(['bank_transfer', 'e_wallet_qr', 'card']).describe('A bank transfer with a reference, an e-wallet by QR code, a card through a hosted page.'),
  "methodName": zod.string().min(1).max(createDepositResponseValueDepositMethodNameMax).describe('The name of the way, in the language of the request.'),
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n'),
  "amount": zod.string().max(createDepositResponseValueDepositAmountMax).regex(createDepositResponseValueDepositAmountRegExp).describe('What the member said to pay.'),
  "fee": zod.string().max(createDepositResponseValueDepositFeeMax).regex(createDepositResponseValueDepositFeeRegExp).describe('The fee, taken from it.'),
  "creditedAmount": zod.union([zod.string().max(createDepositResponseValueDepositCreditedAmountOneMax).regex(createDepositResponseValueDepositCreditedAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What was credited: what arrived less the fee. Null before.'),
  "transferNote": zod.string().min(1).max(createDepositResponseValueDepositTransferNoteMax).describe('The words by which the payment is matched; the number to name in questions.'),
  "payerReference": zod.string().min(1).max(createDepositResponseValueDepositPayerReferenceMax).nullable().describe('The reference of the payment that the member gave, null until it did.'),
  "reportedAt": zod.iso.datetime({"offset":true}).max(createDepositResponseValueDepositReportedAtMax).nullable().describe('When the member said that it has paid, null until it did.'),
  "promotionId": zod.string().min(1).max(createDepositResponseValueDepositPromotionIdMax).nullable().describe('The promotion joined with it, null without one.'),
  "promotionRefusal": zod.string().min(1).max(createDepositResponseValueDepositPromotionRefusalMax).nullable().describe('Why that promotion gave nothing when the deposit was credited, in the language of the request; null unless it did.'),
  "failure": zod.string().min(1).max(createDepositResponseValueDepositFailureMax).nullable().describe('Why it failed or was reversed, in the language of the request; null unless it did or was.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(createDepositResponseValueDepositCreatedAtMax).describe('When it was asked for.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(createDepositResponseValueDepositExpiresAtMax).nullable().describe('Until when the payment is waited for; null once the member has said that it has paid.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(createDepositResponseValueDepositCreditedAtMax).nullable().describe('When it was credited, null if it is not.')
}).describe('A deposit.'),
  "instruction": zod.union([zod.strictObject({
  "kind": zod.enum(['bank_transfer', 'e_wallet_qr', 'card']).describe('A bank transfer with a reference, an e-wallet by QR code, a card through a hosted page.'),
  "payable": zod.string().max(createDepositResponseValueInstructionOnePayableMax).regex(createDepositResponseValueInstructionOnePayableRegExp).describe('What has to be paid, to the cent.'),
  "bankName": zod.string().min(1).max(createDepositResponseValueInstructionOneBankNameMax).nullable().describe('Bank transfer: the bank to pay to; else null.'),
  "accountNumber": zod.string().min(1).max(createDepositResponseValueInstructionOneAccountNumberMax).nullable().describe('Bank transfer: the account to pay to; else null.'),
  "accountName": zod.string().min(1).max(createDepositResponseValueInstructionOneAccountNameMax).nullable().describe('Bank transfer and QR: the name that the payer sees; else null.'),
  "transferNote": zod.string().min(1).max(createDepositResponseValueInstructionOneTransferNoteMax).nullable().describe('Bank transfer: the words that must stand in the transfer, by which it is matched; else null.'),
  "qrContent": zod.string().min(1).max(createDepositResponseValueInstructionOneQrContentMax).nullable().describe('QR: what the code says. Bank transfer: the VietQR of NAPAS that fills in the transfer, where the account is in dong at a bank of Vietnam and the amount has no fraction. Else null.'),
  "redirectUrl": zod.url().max(createDepositResponseValueInstructionOneRedirectUrlMax).nullable().describe('Card: the hosted page of the provider; else null.')
}).describe('How to pay. Which fields are there goes by `kind`; the others are null.'),zod.null()]).describe('How to pay, while the deposit is `pending`; else null.'),
  "timeline": zod.array(zod.strictObject({
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(createDepositResponseValueTimelineItemAtMax).describe('When it was reached.'),
  "by": zod.enum(['member', 'provider', 'operator', 'system']).describe('Who brought it about.'),
  "note": zod.string().min(1).max(createDepositResponseValueTimelineItemNoteMax).nullable().describe('Words about it in the language of the request, null where there are none.')
}).describe('A step of a deposit.')).max(createDepositResponseValueTimelineMax).describe('The steps so far, the first one first.'),
  "balanceAfter": zod.union([zod.string().max(createDepositResponseValueBalanceAfterOneMax).regex(createDepositResponseValueBalanceAfterOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The main wallet after it was credited, null before.')
}).describe('A deposit with its payment and its steps.')
}).describe('The answer of `createDeposit`.')

export const createDeposit = {
  response: CreateDepositResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'promotion_already_joined', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'birthday_required', 'age_too_low', 'payee_name_required', 'amount_out_of_range', 'deposit_limit_reached', 'method_unavailable', 'promotion_unavailable', 'promotion_not_eligible', 'promotion_first_deposit_only', 'promotion_first_of_day_only', 'promotion_deposit_too_small', 'promotion_used_up', 'promotion_account_too_new', 'promotion_waiting', 'promotion_one_per_person', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
