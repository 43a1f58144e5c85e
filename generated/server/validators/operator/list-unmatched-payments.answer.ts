// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listUnmatchedPaymentsResponseValueContentItemPaymentIdMax = 40;

export const listUnmatchedPaymentsResponseValueContentItemAmountMax = 24;

export const listUnmatchedPaymentsResponseValueContentItemAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');

export const listUnmatchedPaymentsResponseValueContentItemCurrencyMax = 5;

export const listUnmatchedPaymentsResponseValueContentItemCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const listUnmatchedPaymentsResponseValueContentItemReferenceMax = 80;

export const listUnmatchedPaymentsResponseValueContentItemPayerNameMax = 80;

export const listUnmatchedPaymentsResponseValueContentItemDepositIdMax = 40;

export const listUnmatchedPaymentsResponseValueContentItemMemberOneIdMax = 40;

export const listUnmatchedPaymentsResponseValueContentItemMemberOneAccountMax = 64;

export const listUnmatchedPaymentsResponseValueContentItemMemberOneNicknameMax = 64;

export const listUnmatchedPaymentsResponseValueContentItemMemberOneRankLevelMin = 0;

export const listUnmatchedPaymentsResponseValueContentItemMemberOneRankLevelMax = 20;

export const listUnmatchedPaymentsResponseValueContentItemArrivedAtMax = 30;

export const listUnmatchedPaymentsResponseValueContentItemNoteMax = 500;

export const listUnmatchedPaymentsResponseValueContentItemCreditedDepositIdMax = 40;

export const listUnmatchedPaymentsResponseValueContentItemReturnReferenceMax = 80;

export const listUnmatchedPaymentsResponseValueContentItemReasonMax = 300;

export const listUnmatchedPaymentsResponseValueContentItemResolvedByMax = 64;

export const listUnmatchedPaymentsResponseValueContentItemResolvedAtMax = 30;

export const listUnmatchedPaymentsResponseValueContentMax = 100;

export const listUnmatchedPaymentsResponseValueTotalPagesMin = 0;

export const listUnmatchedPaymentsResponseValueTotalPagesMax = 1000000;

export const listUnmatchedPaymentsResponseValueTotalElementsMin = 0;

export const listUnmatchedPaymentsResponseValueTotalElementsMax = 100000000;

export const ListUnmatchedPaymentsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "paymentId": zod.string().min(1).max(listUnmatchedPaymentsResponseValueContentItemPaymentIdMax).describe('Its id.'),
  "state": zod.enum(['open', 'credited', 'returned', 'reversed']).describe('The state of an unmatched payment. `open`: it waits for an operator. `credited`: it paid a deposit, whose credit\nfollows. `returned`: it was sent back. `reversed`: its provider took it back before it was credited. A credited one is `open` again where an operator fails the deposit before its\ncredit.\n'),
  "cause": zod.enum(['no_deposit', 'second_payment', 'deposit_failed', 'other_amount', 'other_currency', 'refused']).describe('Why a payment is no deposit\'s. `no_deposit`: it names none that there is. `second_payment`: the deposit that it names\nhas its money. `deposit_failed`: an operator had failed that deposit. `other_amount`: a provider reports more or less\nthan the deposit asks for. `other_currency`: it is in another currency. `refused`: an operator failed the deposit that\nit had paid.\n'),
  "source": zod.enum(['provider', 'operator']).describe('Who told of a payment: the report of a payment provider, or an operator.'),
  "amount": zod.string().max(listUnmatchedPaymentsResponseValueContentItemAmountMax).regex(listUnmatchedPaymentsResponseValueContentItemAmountRegExp).describe('An amount above zero in the currency of a payment, which need not be that of the brand, as a decimal string with at least two decimals. Never a float.'),
  "currency": zod.string().max(listUnmatchedPaymentsResponseValueContentItemCurrencyMax).regex(listUnmatchedPaymentsResponseValueContentItemCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "reference": zod.string().min(1).max(listUnmatchedPaymentsResponseValueContentItemReferenceMax).describe('The reference of the bank or the provider, which no other payment has.'),
  "payerName": zod.string().min(1).max(listUnmatchedPaymentsResponseValueContentItemPayerNameMax).nullable().describe('Who paid, as far as it is known; else null.'),
  "depositId": zod.string().min(1).max(listUnmatchedPaymentsResponseValueContentItemDepositIdMax).nullable().describe('The deposit that it names; null where there is none.'),
  "member": zod.union([zod.strictObject({
  "id": zod.string().min(1).max(listUnmatchedPaymentsResponseValueContentItemMemberOneIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(listUnmatchedPaymentsResponseValueContentItemMemberOneAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(listUnmatchedPaymentsResponseValueContentItemMemberOneNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(listUnmatchedPaymentsResponseValueContentItemMemberOneRankLevelMin).max(listUnmatchedPaymentsResponseValueContentItemMemberOneRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),zod.null()]).describe('Whose deposit it names or has paid; null where neither.'),
  "arrivedAt": zod.iso.datetime({"offset":true}).max(listUnmatchedPaymentsResponseValueContentItemArrivedAtMax).describe('When the server learned of it.'),
  "note": zod.string().min(1).max(listUnmatchedPaymentsResponseValueContentItemNoteMax).nullable().describe('A note for operators; null where there is none.'),
  "creditedDepositId": zod.string().min(1).max(listUnmatchedPaymentsResponseValueContentItemCreditedDepositIdMax).nullable().describe('The deposit that it paid; null unless it is `credited`.'),
  "returnReference": zod.string().min(1).max(listUnmatchedPaymentsResponseValueContentItemReturnReferenceMax).nullable().describe('The bank\'s reference of the payment back; null unless it is `returned`.'),
  "reason": zod.string().min(1).max(listUnmatchedPaymentsResponseValueContentItemReasonMax).nullable().describe('Why it was returned, for the member; null unless it was.'),
  "resolvedBy": zod.string().min(1).max(listUnmatchedPaymentsResponseValueContentItemResolvedByMax).nullable().describe('The operator who decided; null while it is `open`.'),
  "resolvedAt": zod.iso.datetime({"offset":true}).max(listUnmatchedPaymentsResponseValueContentItemResolvedAtMax).nullable().describe('When; null while it is `open`.')
}).describe('A payment that arrived and is no deposit\'s.')).max(listUnmatchedPaymentsResponseValueContentMax).describe('The payments, the one that waits longest first.'),
  "totalPages": zod.int().min(listUnmatchedPaymentsResponseValueTotalPagesMin).max(listUnmatchedPaymentsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listUnmatchedPaymentsResponseValueTotalElementsMin).max(listUnmatchedPaymentsResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of unmatched payments.')
}).describe('The answer of `listUnmatchedPayments`.')

export const listUnmatchedPayments = {
  response: ListUnmatchedPaymentsResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
