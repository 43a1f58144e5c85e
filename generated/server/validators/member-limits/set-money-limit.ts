// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const setMoneyLimitHeaderMerchantMax = 32;

export const setMoneyLimitHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const setMoneyLimitHeaderXRequestIdMax = 64;

export const setMoneyLimitHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const SetMoneyLimitHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(setMoneyLimitHeaderMerchantMax).regex(setMoneyLimitHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(setMoneyLimitHeaderXRequestIdMax).regex(setMoneyLimitHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const setMoneyLimitBodyAmountOneMax = 24;

export const setMoneyLimitBodyAmountOneRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');

export const SetMoneyLimitBody = zod.strictObject({
  "kind": zod.enum(['deposit', 'loss']).describe('What a limit of money is about: deposits, or the loss, which is stakes less payouts of the real-money bets settled in\nthe period, the stakes of all open ones, and what was transferred to vendors with wallets of their own in the period\nand has not come back.\n'),
  "period": zod.enum(['day', 'week', 'month']).describe('A calendar day, week (from Monday) or month in the brand\'s time zone.'),
  "amount": zod.union([zod.string().max(setMoneyLimitBodyAmountOneMax).regex(setMoneyLimitBodyAmountOneRegExp).describe('An amount above zero, written as `Money`. It has no more decimals than the currency.'),zod.null()]).describe('The limit, null for none.')
}).describe('A limit of money to set.')

export const setMoneyLimit = {
  header: SetMoneyLimitHeader,
  params: undefined,
  query: undefined,
  body: SetMoneyLimitBody,
};
