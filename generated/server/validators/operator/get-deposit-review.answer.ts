// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getDepositReviewResponseValueDepositIdMax = 40;

export const getDepositReviewResponseValueMemberIdMax = 40;

export const getDepositReviewResponseValueMemberAccountMax = 64;

export const getDepositReviewResponseValueMemberNicknameMax = 64;

export const getDepositReviewResponseValueMemberRankLevelMin = 0;

export const getDepositReviewResponseValueMemberRankLevelMax = 20;

export const getDepositReviewResponseValueMethodNameMax = 60;

export const getDepositReviewResponseValueAmountMax = 25;

export const getDepositReviewResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getDepositReviewResponseValueTransferNoteMax = 40;

export const getDepositReviewResponseValuePayerReferenceMax = 60;

export const getDepositReviewResponseValueCreatedAtMax = 30;

export const getDepositReviewResponseValueExpiresAtMax = 30;

export const getDepositReviewResponseValueFeeMax = 25;

export const getDepositReviewResponseValueFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getDepositReviewResponseValueCurrencyMax = 5;

export const getDepositReviewResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const getDepositReviewResponseValuePayerNameMax = 80;

export const getDepositReviewResponseValueReceivedAmountOneMax = 25;

export const getDepositReviewResponseValueReceivedAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getDepositReviewResponseValueBankReferenceMax = 80;

export const getDepositReviewResponseValueCreditedAmountOneMax = 25;

export const getDepositReviewResponseValueCreditedAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getDepositReviewResponseValuePaidAtMax = 30;

export const getDepositReviewResponseValueCreditedAtMax = 30;

export const getDepositReviewResponseValueReasonMax = 300;

export const getDepositReviewResponseValueStepsItemAtMax = 30;

export const getDepositReviewResponseValueStepsItemByMax = 64;

export const getDepositReviewResponseValueStepsItemNoteMax = 500;

export const getDepositReviewResponseValueStepsMax = 50;

export const GetDepositReviewResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "depositId": zod.string().min(1).max(getDepositReviewResponseValueDepositIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(getDepositReviewResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(getDepositReviewResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(getDepositReviewResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(getDepositReviewResponseValueMemberRankLevelMin).max(getDepositReviewResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "methodName": zod.string().min(1).max(getDepositReviewResponseValueMethodNameMax).describe('The method that the member chose.'),
  "amount": zod.string().max(getDepositReviewResponseValueAmountMax).regex(getDepositReviewResponseValueAmountRegExp).describe('What the member said to pay.'),
  "transferNote": zod.string().min(1).max(getDepositReviewResponseValueTransferNoteMax).nullable().describe('The words that the transfer must bear, unique among open deposits; null where the method matches by itself.'),
  "payerReference": zod.string().min(1).max(getDepositReviewResponseValuePayerReferenceMax).nullable().describe('The reference of the payment that the member gave, null until it did.'),
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n'),
  "createdAt": zod.iso.datetime({"offset":true}).max(getDepositReviewResponseValueCreatedAtMax).describe('When it was asked for.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(getDepositReviewResponseValueExpiresAtMax).nullable().describe('Until when it waits for the money; null where it does not end.'),
  "fee": zod.string().max(getDepositReviewResponseValueFeeMax).regex(getDepositReviewResponseValueFeeRegExp).describe('The fee of the method, taken from what arrives.'),
  "currency": zod.string().max(getDepositReviewResponseValueCurrencyMax).regex(getDepositReviewResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "payerName": zod.string().min(1).max(getDepositReviewResponseValuePayerNameMax).nullable().describe('The name that the money must come from; null where any will do.'),
  "receivedAmount": zod.union([zod.string().max(getDepositReviewResponseValueReceivedAmountOneMax).regex(getDepositReviewResponseValueReceivedAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What arrived, once it is known; null until then.'),
  "bankReference": zod.string().min(1).max(getDepositReviewResponseValueBankReferenceMax).nullable().describe('The bank\'s reference of what arrived; null until something does.'),
  "creditedAmount": zod.union([zod.string().max(getDepositReviewResponseValueCreditedAmountOneMax).regex(getDepositReviewResponseValueCreditedAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What was credited, `receivedAmount` less the fee; null until then.'),
  "paidAt": zod.iso.datetime({"offset":true}).max(getDepositReviewResponseValuePaidAtMax).nullable().describe('When it became `paid`; null until then.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(getDepositReviewResponseValueCreditedAtMax).nullable().describe('When it was credited; null until then.'),
  "reason": zod.string().min(1).max(getDepositReviewResponseValueReasonMax).nullable().describe('Why it failed or was reversed, for the member; null unless it did or was.'),
  "steps": zod.array(zod.strictObject({
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(getDepositReviewResponseValueStepsItemAtMax).describe('When.'),
  "by": zod.string().min(1).max(getDepositReviewResponseValueStepsItemByMax).describe('The operator, or `member`, `provider`, `system`.'),
  "note": zod.string().min(1).max(getDepositReviewResponseValueStepsItemNoteMax).nullable().describe('What was said to it; null where nothing was.')
}).describe('A change of state.')).max(getDepositReviewResponseValueStepsMax).describe('The changes of state, the oldest first.')
}).describe('A deposit with everything that confirming it needs.')
}).describe('The answer of `getDepositReview`.')

export const getDepositReview = {
  response: GetDepositReviewResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
