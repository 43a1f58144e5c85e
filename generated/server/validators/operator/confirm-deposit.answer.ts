// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const confirmDepositResponseValueDepositIdMax = 40;

export const confirmDepositResponseValueMemberIdMax = 40;

export const confirmDepositResponseValueMemberAccountMax = 64;

export const confirmDepositResponseValueMemberNicknameMax = 64;

export const confirmDepositResponseValueMemberRankLevelMin = 0;

export const confirmDepositResponseValueMemberRankLevelMax = 20;

export const confirmDepositResponseValueMethodNameMax = 60;

export const confirmDepositResponseValueAmountMax = 25;

export const confirmDepositResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const confirmDepositResponseValueTransferNoteMax = 40;

export const confirmDepositResponseValuePayerReferenceMax = 60;

export const confirmDepositResponseValueCreatedAtMax = 30;

export const confirmDepositResponseValueExpiresAtMax = 30;

export const confirmDepositResponseValueFeeMax = 25;

export const confirmDepositResponseValueFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const confirmDepositResponseValueCurrencyMax = 5;

export const confirmDepositResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const confirmDepositResponseValuePayerNameMax = 80;

export const confirmDepositResponseValueReceivedAmountOneMax = 25;

export const confirmDepositResponseValueReceivedAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const confirmDepositResponseValueBankReferenceMax = 80;

export const confirmDepositResponseValueCreditedAmountOneMax = 25;

export const confirmDepositResponseValueCreditedAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const confirmDepositResponseValuePaidAtMax = 30;

export const confirmDepositResponseValueCreditedAtMax = 30;

export const confirmDepositResponseValueReasonMax = 300;

export const confirmDepositResponseValueStepsItemAtMax = 30;

export const confirmDepositResponseValueStepsItemByMax = 64;

export const confirmDepositResponseValueStepsItemNoteMax = 500;

export const confirmDepositResponseValueStepsMax = 50;

export const ConfirmDepositResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "depositId": zod.string().min(1).max(confirmDepositResponseValueDepositIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(confirmDepositResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(confirmDepositResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(confirmDepositResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(confirmDepositResponseValueMemberRankLevelMin).max(confirmDepositResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "methodName": zod.string().min(1).max(confirmDepositResponseValueMethodNameMax).describe('The method that the member chose.'),
  "amount": zod.string().max(confirmDepositResponseValueAmountMax).regex(confirmDepositResponseValueAmountRegExp).describe('What the member said to pay.'),
  "transferNote": zod.string().min(1).max(confirmDepositResponseValueTransferNoteMax).nullable().describe('The words that the transfer must bear, unique among open deposits; null where the method matches by itself.'),
  "payerReference": zod.string().min(1).max(confirmDepositResponseValuePayerReferenceMax).nullable().describe('The reference of the payment that the member gave, null until it did.'),
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n'),
  "createdAt": zod.iso.datetime({"offset":true}).max(confirmDepositResponseValueCreatedAtMax).describe('When it was asked for.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(confirmDepositResponseValueExpiresAtMax).nullable().describe('Until when it waits for the money; null where it does not end.'),
  "fee": zod.string().max(confirmDepositResponseValueFeeMax).regex(confirmDepositResponseValueFeeRegExp).describe('The fee of the method, taken from what arrives.'),
  "currency": zod.string().max(confirmDepositResponseValueCurrencyMax).regex(confirmDepositResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "payerName": zod.string().min(1).max(confirmDepositResponseValuePayerNameMax).nullable().describe('The name that the money must come from; null where any will do.'),
  "receivedAmount": zod.union([zod.string().max(confirmDepositResponseValueReceivedAmountOneMax).regex(confirmDepositResponseValueReceivedAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What arrived, once it is known; null until then.'),
  "bankReference": zod.string().min(1).max(confirmDepositResponseValueBankReferenceMax).nullable().describe('The bank\'s reference of what arrived; null until something does.'),
  "creditedAmount": zod.union([zod.string().max(confirmDepositResponseValueCreditedAmountOneMax).regex(confirmDepositResponseValueCreditedAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What was credited, `receivedAmount` less the fee; null until then.'),
  "paidAt": zod.iso.datetime({"offset":true}).max(confirmDepositResponseValuePaidAtMax).nullable().describe('When it became `paid`; null until then.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(confirmDepositResponseValueCreditedAtMax).nullable().describe('When it was credited; null until then.'),
  "reason": zod.string().min(1).max(confirmDepositResponseValueReasonMax).nullable().describe('Why it failed or was reversed, for the member; null unless it did or was.'),
  "steps": zod.array(zod.strictObject({
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(confirmDepositResponseValueStepsItemAtMax).describe('When.'),
  "by": zod.string().min(1).max(confirmDepositResponseValueStepsItemByMax).describe('The operator, or `member`, `provider`, `system`.'),
  "note": zod.string().min(1).max(confirmDepositResponseValueStepsItemNoteMax).nullable().describe('What was said to it; null where nothing was.')
}).describe('A change of state.')).max(confirmDepositResponseValueStepsMax).describe('The changes of state, the oldest first.')
}).describe('A deposit with everything that confirming it needs.')
}).describe('The answer of `confirmDeposit`.')

export const confirmDeposit = {
  response: ConfirmDepositResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
