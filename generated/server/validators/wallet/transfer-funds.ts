// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const transferFundsHeaderMerchantMax = 32;

export const transferFundsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const transferFundsHeaderXRequestIdMax = 64;

export const transferFundsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const transferFundsHeaderIdempotencyKeyMax = 64;

export const transferFundsHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const TransferFundsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(transferFundsHeaderMerchantMax).regex(transferFundsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(transferFundsHeaderXRequestIdMax).regex(transferFundsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(transferFundsHeaderIdempotencyKeyMax).regex(transferFundsHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const transferFundsBodyFromMax = 20;

export const transferFundsBodyFromRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');

export const transferFundsBodyToMax = 20;

export const transferFundsBodyToRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');

export const transferFundsBodyAmountMax = 24;

export const transferFundsBodyAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');

export const TransferFundsBody = zod.strictObject({
  "from": zod.string().max(transferFundsBodyFromMax).regex(transferFundsBodyFromRegExp).describe('The wallet to take from.'),
  "to": zod.string().max(transferFundsBodyToMax).regex(transferFundsBodyToRegExp).describe('The wallet to give to.'),
  "amount": zod.string().max(transferFundsBodyAmountMax).regex(transferFundsBodyAmountRegExp).describe('The amount.')
}).describe('A transfer; one of the two wallets is `main`.')

export const transferFunds = {
  header: TransferFundsHeader,
  params: undefined,
  query: undefined,
  body: TransferFundsBody,
};
