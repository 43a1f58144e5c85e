// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const lockVaultHeaderMerchantMax = 32;

export const lockVaultHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const lockVaultHeaderXRequestIdMax = 64;

export const lockVaultHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const lockVaultHeaderIdempotencyKeyMax = 64;

export const lockVaultHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const LockVaultHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(lockVaultHeaderMerchantMax).regex(lockVaultHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(lockVaultHeaderXRequestIdMax).regex(lockVaultHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(lockVaultHeaderIdempotencyKeyMax).regex(lockVaultHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const lockVaultBodyAmountMax = 24;

export const lockVaultBodyAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');

export const lockVaultBodyHoursMax = 8760;

export const LockVaultBody = zod.strictObject({
  "amount": zod.string().max(lockVaultBodyAmountMax).regex(lockVaultBodyAmountRegExp).describe('The amount.'),
  "hours": zod.int().min(1).max(lockVaultBodyHoursMax).describe('How long, one of the `hours` of `getVault`.')
}).describe('What is locked and for how long.')

export const lockVault = {
  header: LockVaultHeader,
  params: undefined,
  query: undefined,
  body: LockVaultBody,
};
