// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const reverseDepositResponseValueDepositIdMax = 40;

export const reverseDepositResponseValueMemberIdMax = 40;

export const reverseDepositResponseValueMemberAccountMax = 64;

export const reverseDepositResponseValueMemberNicknameMax = 64;

export const reverseDepositResponseValueMemberRankLevelMin = 0;

export const reverseDepositResponseValueMemberRankLevelMax = 20;

export const reverseDepositResponseValueMethodNameMax = 60;

export const reverseDepositResponseValueAmountMax = 25;

export const reverseDepositResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const reverseDepositResponseValueTransferNoteMax = 40;

export const reverseDepositResponseValuePayerReferenceMax = 60;

export const reverseDepositResponseValueCreatedAtMax = 30;

export const reverseDepositResponseValueExpiresAtMax = 30;

export const reverseDepositResponseValueFeeMax = 25;

export const reverseDepositResponseValueFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const reverseDepositResponseValueCurrencyMax = 5;

export const reverseDepositResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const reverseDepositResponseValuePayerNameMax = 80;

export const reverseDepositResponseValueReceivedAmountOneMax = 25;

export const reverseDepositResponseValueReceivedAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const reverseDepositResponseValueBankReferenceMax = 80;

export const reverseDepositResponseValueCreditedAmountOneMax = 25;

export const reverseDepositResponseValueCreditedAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const reverseDepositResponseValuePaidAtMax = 30;

export const reverseDepositResponseValueCreditedAtMax = 30;

export const reverseDepositResponseValueReasonMax = 300;

export const reverseDepositResponseValueStepsItemAtMax = 30;

export const reverseDepositResponseValueStepsItemByMax = 64;

export const reverseDepositResponseValueStepsItemNoteMax = 500;

export const reverseDepositResponseValueStepsMax = 50;

export const ReverseDepositResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "depositId": zod.string().min(1).max(reverseDepositResponseValueDepositIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(reverseDepositResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(reverseDepositResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(reverseDepositResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(reverseDepositResponseValueMemberRankLevelMin).max(reverseDepositResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "methodName": zod.string().min(1).max(reverseDepositResponseValueMethodNameMax).describe('The method that the member chose.'),
  "amount": zod.string().max(reverseDepositResponseValueAmountMax).regex(reverseDepositResponseValueAmountRegExp).describe('What the member said to pay.'),
  "transferNote": zod.string().min(1).max(reverseDepositResponseValueTransferNoteMax).nullable().describe('The words that the transfer must bear, unique among open deposits; null where the method matches by itself.'),
  "payerReference": zod.string().min(1).max(reverseDepositResponseValuePayerReferenceMax).nullable().describe('The reference of the payment that the member gave, null until it did.'),
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n'),
  "createdAt": zod.iso.datetime({"offset":true}).max(reverseDepositResponseValueCreatedAtMax).describe('When it was asked for.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(reverseDepositResponseValueExpiresAtMax).nullable().describe('Until when it waits for the money; null where it does not end.'),
  "fee": zod.string().max(reverseDepositResponseValueFeeMax).regex(reverseDepositResponseValueFeeRegExp).describe('The fee of the method, taken from what arrives.'),
  "currency": zod.string().max(reverseDepositResponseValueCurrencyMax).regex(reverseDepositResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "payerName": zod.string().min(1).max(reverseDepositResponseValuePayerNameMax).nullable().describe('The name that the money must come from; null where any will do.'),
  "receivedAmount": zod.union([zod.string().max(reverseDepositResponseValueReceivedAmountOneMax).regex(reverseDepositResponseValueReceivedAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What arrived, once it is known; null until then.'),
  "bankReference": zod.string().min(1).max(reverseDepositResponseValueBankReferenceMax).nullable().describe('The bank\'s reference of what arrived; null until something does.'),
  "creditedAmount": zod.union([zod.string().max(reverseDepositResponseValueCreditedAmountOneMax).regex(reverseDepositResponseValueCreditedAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What was credited, `receivedAmount` less the fee; null until then.'),
  "paidAt": zod.iso.datetime({"offset":true}).max(reverseDepositResponseValuePaidAtMax).nullable().describe('When it became `paid`; null until then.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(reverseDepositResponseValueCreditedAtMax).nullable().describe('When it was credited; null until then.'),
  "reason": zod.string().min(1).max(reverseDepositResponseValueReasonMax).nullable().describe('Why it failed or was reversed, for the member; null unless it did or was.'),
  "steps": zod.array(zod.strictObject({
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(reverseDepositResponseValueStepsItemAtMax).describe('When.'),
  "by": zod.string().min(1).max(reverseDepositResponseValueStepsItemByMax).describe('The operator, or `member`, `provider`, `system`.'),
  "note": zod.string().min(1).max(reverseDepositResponseValueStepsItemNoteMax).nullable().describe('What was said to it; null where nothing was.')
}).describe('A change of state.')).max(reverseDepositResponseValueStepsMax).describe('The changes of state, the oldest first.')
}).describe('A deposit with everything that confirming it needs.')
}).describe('The answer of `reverseDeposit`.')

export const reverseDeposit = {
  response: ReverseDepositResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
