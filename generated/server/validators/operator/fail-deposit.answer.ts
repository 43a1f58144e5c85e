// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const failDepositResponseValueDepositIdMax = 40;

export const failDepositResponseValueMemberIdMax = 40;

export const failDepositResponseValueMemberAccountMax = 64;

export const failDepositResponseValueMemberNicknameMax = 64;

export const failDepositResponseValueMemberRankLevelMin = 0;

export const failDepositResponseValueMemberRankLevelMax = 20;

export const failDepositResponseValueMethodNameMax = 60;

export const failDepositResponseValueAmountMax = 25;

export const failDepositResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const failDepositResponseValueTransferNoteMax = 40;

export const failDepositResponseValuePayerReferenceMax = 60;

export const failDepositResponseValueCreatedAtMax = 30;

export const failDepositResponseValueExpiresAtMax = 30;

export const failDepositResponseValueFeeMax = 25;

export const failDepositResponseValueFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const failDepositResponseValueCurrencyMax = 5;

export const failDepositResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const failDepositResponseValuePayerNameMax = 80;

export const failDepositResponseValueReceivedAmountOneMax = 25;

export const failDepositResponseValueReceivedAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const failDepositResponseValueBankReferenceMax = 80;

export const failDepositResponseValueCreditedAmountOneMax = 25;

export const failDepositResponseValueCreditedAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const failDepositResponseValuePaidAtMax = 30;

export const failDepositResponseValueCreditedAtMax = 30;

export const failDepositResponseValueReasonMax = 300;

export const failDepositResponseValueStepsItemAtMax = 30;

export const failDepositResponseValueStepsItemByMax = 64;

export const failDepositResponseValueStepsItemNoteMax = 500;

export const failDepositResponseValueStepsMax = 50;

export const FailDepositResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "depositId": zod.string().min(1).max(failDepositResponseValueDepositIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(failDepositResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(failDepositResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(failDepositResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(failDepositResponseValueMemberRankLevelMin).max(failDepositResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "methodName": zod.string().min(1).max(failDepositResponseValueMethodNameMax).describe('The method that the member chose.'),
  "amount": zod.string().max(failDepositResponseValueAmountMax).regex(failDepositResponseValueAmountRegExp).describe('What the member said to pay.'),
  "transferNote": zod.string().min(1).max(failDepositResponseValueTransferNoteMax).nullable().describe('The words that the transfer must bear, unique among open deposits; null where the method matches by itself.'),
  "payerReference": zod.string().min(1).max(failDepositResponseValuePayerReferenceMax).nullable().describe('The reference of the payment that the member gave, null until it did.'),
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n'),
  "createdAt": zod.iso.datetime({"offset":true}).max(failDepositResponseValueCreatedAtMax).describe('When it was asked for.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(failDepositResponseValueExpiresAtMax).nullable().describe('Until when it waits for the money; null where it does not end.'),
  "fee": zod.string().max(failDepositResponseValueFeeMax).regex(failDepositResponseValueFeeRegExp).describe('The fee of the method, taken from what arrives.'),
  "currency": zod.string().max(failDepositResponseValueCurrencyMax).regex(failDepositResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "payerName": zod.string().min(1).max(failDepositResponseValuePayerNameMax).nullable().describe('The name that the money must come from; null where any will do.'),
  "receivedAmount": zod.union([zod.string().max(failDepositResponseValueReceivedAmountOneMax).regex(failDepositResponseValueReceivedAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What arrived, once it is known; null until then.'),
  "bankReference": zod.string().min(1).max(failDepositResponseValueBankReferenceMax).nullable().describe('The bank\'s reference of what arrived; null until something does.'),
  "creditedAmount": zod.union([zod.string().max(failDepositResponseValueCreditedAmountOneMax).regex(failDepositResponseValueCreditedAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What was credited, `receivedAmount` less the fee; null until then.'),
  "paidAt": zod.iso.datetime({"offset":true}).max(failDepositResponseValuePaidAtMax).nullable().describe('When it became `paid`; null until then.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(failDepositResponseValueCreditedAtMax).nullable().describe('When it was credited; null until then.'),
  "reason": zod.string().min(1).max(failDepositResponseValueReasonMax).nullable().describe('Why it failed or was reversed, for the member; null unless it did or was.'),
  "steps": zod.array(zod.strictObject({
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(failDepositResponseValueStepsItemAtMax).describe('When.'),
  "by": zod.string().min(1).max(failDepositResponseValueStepsItemByMax).describe('The operator, or `member`, `provider`, `system`.'),
  "note": zod.string().min(1).max(failDepositResponseValueStepsItemNoteMax).nullable().describe('What was said to it; null where nothing was.')
}).describe('A change of state.')).max(failDepositResponseValueStepsMax).describe('The changes of state, the oldest first.')
}).describe('A deposit with everything that confirming it needs.')
}).describe('The answer of `failDeposit`.')

export const failDeposit = {
  response: FailDepositResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
