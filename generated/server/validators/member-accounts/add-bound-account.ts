// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const addBoundAccountHeaderMerchantMax = 32;

export const addBoundAccountHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const addBoundAccountHeaderXRequestIdMax = 64;

export const addBoundAccountHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const AddBoundAccountHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(addBoundAccountHeaderMerchantMax).regex(addBoundAccountHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(addBoundAccountHeaderXRequestIdMax).regex(addBoundAccountHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const addBoundAccountBodyOneBankCodeMax = 20;

export const addBoundAccountBodyOneBankCodeRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const addBoundAccountBodyOneAccountNumberMin = 4;

export const addBoundAccountBodyOneAccountNumberMax = 40;

export const addBoundAccountBodyOneAccountNumberRegExp = new RegExp('^[A-Za-z0-9@._+-]+$');

export const addBoundAccountBodyOneBranchMax = 80;

export const addBoundAccountBodyOneBranchRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const addBoundAccountBodyOnePaymentPasswordMin = 6;

export const addBoundAccountBodyOnePaymentPasswordMax = 64;

export const addBoundAccountBodyTwoPayloadMin = 20;

export const addBoundAccountBodyTwoPayloadMax = 65536;

export const addBoundAccountBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const AddBoundAccountBody = zod.union([zod.strictObject({
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankCode": zod.string().max(addBoundAccountBodyOneBankCodeMax).regex(addBoundAccountBodyOneBankCodeRegExp).describe('The code of a bank or of a provider of e-wallets.'),
  "accountNumber": zod.string().min(addBoundAccountBodyOneAccountNumberMin).max(addBoundAccountBodyOneAccountNumberMax).regex(addBoundAccountBodyOneAccountNumberRegExp).describe('The account number, or the name of the e-wallet with its provider.'),
  "branch": zod.string().min(1).max(addBoundAccountBodyOneBranchMax).regex(addBoundAccountBodyOneBranchRegExp).optional().describe('The branch, where the bank needs one.'),
  "isDefault": zod.boolean().optional().describe('Whether it becomes the default. The first account always does.'),
  "paymentPassword": zod.string().min(addBoundAccountBodyOnePaymentPasswordMin).max(addBoundAccountBodyOnePaymentPasswordMax).describe('The payment password.')
}).describe('An account to bind. Its holder is the `payeeName` of the profile.'),zod.strictObject({
  "payload": zod.string().min(addBoundAccountBodyTwoPayloadMin).max(addBoundAccountBodyTwoPayloadMax).regex(addBoundAccountBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n')]).describe('The body of `addBoundAccount`, plain or encrypted.')

export const addBoundAccount = {
  header: AddBoundAccountHeader,
  params: undefined,
  query: undefined,
  body: AddBoundAccountBody.options[0],
};
