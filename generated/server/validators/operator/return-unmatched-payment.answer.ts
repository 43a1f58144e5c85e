// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const returnUnmatchedPaymentResponseValuePaymentIdMax = 40;

export const returnUnmatchedPaymentResponseValueAmountMax = 24;

export const returnUnmatchedPaymentResponseValueAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');

export const returnUnmatchedPaymentResponseValueCurrencyMax = 5;

export const returnUnmatchedPaymentResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const returnUnmatchedPaymentResponseValueReferenceMax = 80;

export const returnUnmatchedPaymentResponseValuePayerNameMax = 80;

export const returnUnmatchedPaymentResponseValueDepositIdMax = 40;

export const returnUnmatchedPaymentResponseValueMemberOneIdMax = 40;

export const returnUnmatchedPaymentResponseValueMemberOneAccountMax = 64;

export const returnUnmatchedPaymentResponseValueMemberOneNicknameMax = 64;

export const returnUnmatchedPaymentResponseValueMemberOneRankLevelMin = 0;

export const returnUnmatchedPaymentResponseValueMemberOneRankLevelMax = 20;

export const returnUnmatchedPaymentResponseValueArrivedAtMax = 30;

export const returnUnmatchedPaymentResponseValueNoteMax = 500;

export const returnUnmatchedPaymentResponseValueCreditedDepositIdMax = 40;

export const returnUnmatchedPaymentResponseValueReturnReferenceMax = 80;

export const returnUnmatchedPaymentResponseValueReasonMax = 300;

export const returnUnmatchedPaymentResponseValueResolvedByMax = 64;

export const returnUnmatchedPaymentResponseValueResolvedAtMax = 30;

export const ReturnUnmatchedPaymentResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "paymentId": zod.string().min(1).max(returnUnmatchedPaymentResponseValuePaymentIdMax).describe('Its id.'),
  "state": zod.enum(['open', 'credited', 'returned', 'reversed']).describe('The state of an unmatched payment. `open`: it waits for an operator. `credited`: it paid a deposit, whose credit\nfollows. `returned`: it was sent back. `reversed`: its provider took it back before it was credited. A credited one is `open` again where an operator fails the deposit before its\ncredit.\n'),
  "cause": zod.enum(['no_deposit', 'second_payment', 'deposit_failed', 'other_amount', 'other_currency', 'refused']).describe('Why a payment is no deposit\'s. `no_deposit`: it names none that there is. `second_payment`: the deposit that it names\nhas its money. `deposit_failed`: an operator had failed that deposit. `other_amount`: a provider reports more or less\nthan the deposit asks for. `other_currency`: it is in another currency. `refused`: an operator failed the deposit that\nit had paid.\n'),
  "source": zod.enum(['provider', 'operator']).describe('Who told of a payment: the report of a payment provider, or an operator.'),
  "amount": zod.string().max(returnUnmatchedPaymentResponseValueAmountMax).regex(returnUnmatchedPaymentResponseValueAmountRegExp).describe('An amount above zero in the currency of a payment, which need not be that of the brand, as a decimal string with at least two decimals. Never a float.'),
  "currency": zod.string().max(returnUnmatchedPaymentResponseValueCurrencyMax).regex(returnUnmatchedPaymentResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "reference": zod.string().min(1).max(returnUnmatchedPaymentResponseValueReferenceMax).describe('The reference of the bank or the provider, which no other payment has.'),
  "payerName": zod.string().min(1).max(returnUnmatchedPaymentResponseValuePayerNameMax).nullable().describe('Who paid, as far as it is known; else null.'),
  "depositId": zod.string().min(1).max(returnUnmatchedPaymentResponseValueDepositIdMax).nullable().describe('The deposit that it names; null where there is none.'),
  "member": zod.union([zod.strictObject({
  "id": zod.string().min(1).max(returnUnmatchedPaymentResponseValueMemberOneIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(returnUnmatchedPaymentResponseValueMemberOneAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(returnUnmatchedPaymentResponseValueMemberOneNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(returnUnmatchedPaymentResponseValueMemberOneRankLevelMin).max(returnUnmatchedPaymentResponseValueMemberOneRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),zod.null()]).describe('Whose deposit it names or has paid; null where neither.'),
  "arrivedAt": zod.iso.datetime({"offset":true}).max(returnUnmatchedPaymentResponseValueArrivedAtMax).describe('When the server learned of it.'),
  "note": zod.string().min(1).max(returnUnmatchedPaymentResponseValueNoteMax).nullable().describe('A note for operators; null where there is none.'),
  "creditedDepositId": zod.string().min(1).max(returnUnmatchedPaymentResponseValueCreditedDepositIdMax).nullable().describe('The deposit that it paid; null unless it is `credited`.'),
  "returnReference": zod.string().min(1).max(returnUnmatchedPaymentResponseValueReturnReferenceMax).nullable().describe('The bank\'s reference of the payment back; null unless it is `returned`.'),
  "reason": zod.string().min(1).max(returnUnmatchedPaymentResponseValueReasonMax).nullable().describe('Why it was returned, for the member; null unless it was.'),
  "resolvedBy": zod.string().min(1).max(returnUnmatchedPaymentResponseValueResolvedByMax).nullable().describe('The operator who decided; null while it is `open`.'),
  "resolvedAt": zod.iso.datetime({"offset":true}).max(returnUnmatchedPaymentResponseValueResolvedAtMax).nullable().describe('When; null while it is `open`.')
}).describe('A payment that arrived and is no deposit\'s.')
}).describe('The answer of `returnUnmatchedPayment`.')

export const returnUnmatchedPayment = {
  response: ReturnUnmatchedPaymentResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
