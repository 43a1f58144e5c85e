// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const redeemPointsHeaderMerchantMax = 32;

export const redeemPointsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const redeemPointsHeaderXRequestIdMax = 64;

export const redeemPointsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const redeemPointsHeaderIdempotencyKeyMax = 64;

export const redeemPointsHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const RedeemPointsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(redeemPointsHeaderMerchantMax).regex(redeemPointsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(redeemPointsHeaderXRequestIdMax).regex(redeemPointsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(redeemPointsHeaderIdempotencyKeyMax).regex(redeemPointsHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const redeemPointsBodyOneRewardIdMax = 40;

export const redeemPointsBodyOneQuantityMax = 100;

export const redeemPointsBodyOnePaymentPasswordMin = 6;

export const redeemPointsBodyOnePaymentPasswordMax = 64;

export const redeemPointsBodyOneAddressRecipientMax = 80;

export const redeemPointsBodyOneAddressRecipientRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const redeemPointsBodyOneAddressMobileNumMax = 20;

export const redeemPointsBodyOneAddressMobileNumRegExp = new RegExp('^[0-9]{6,15}$');

export const redeemPointsBodyOneAddressCountryDialingCodeMax = 5;

export const redeemPointsBodyOneAddressCountryDialingCodeRegExp = new RegExp('^[0-9]{1,4}$');

export const redeemPointsBodyOneAddressStreetMax = 160;

export const redeemPointsBodyOneAddressStreetRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const redeemPointsBodyOneAddressCityMax = 80;

export const redeemPointsBodyOneAddressCityRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const redeemPointsBodyOneAddressRegionMax = 80;

export const redeemPointsBodyOneAddressPostalCodeMax = 20;

export const redeemPointsBodyOneAddressCountryMax = 2;

export const redeemPointsBodyOneAddressCountryRegExp = new RegExp('^[A-Z]{2}$');

export const redeemPointsBodyTwoPayloadMin = 20;

export const redeemPointsBodyTwoPayloadMax = 65536;

export const redeemPointsBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const RedeemPointsBody = zod.union([zod.strictObject({
  "rewardId": zod.string().min(1).max(redeemPointsBodyOneRewardIdMax).describe('The reward.'),
  "quantity": zod.int().min(1).max(redeemPointsBodyOneQuantityMax).describe('How many, at most the `maxQuantity` of the reward.'),
  "paymentPassword": zod.string().min(redeemPointsBodyOnePaymentPasswordMin).max(redeemPointsBodyOnePaymentPasswordMax).describe('The payment password of the member.'),
  "address": zod.strictObject({
  "recipient": zod.string().min(1).max(redeemPointsBodyOneAddressRecipientMax).regex(redeemPointsBodyOneAddressRecipientRegExp).describe('Who receives them.'),
  "mobileNum": zod.string().max(redeemPointsBodyOneAddressMobileNumMax).regex(redeemPointsBodyOneAddressMobileNumRegExp).describe('The number that the courier calls, digits only.'),
  "countryDialingCode": zod.string().max(redeemPointsBodyOneAddressCountryDialingCodeMax).regex(redeemPointsBodyOneAddressCountryDialingCodeRegExp).describe('Its dialling code.'),
  "street": zod.string().min(1).max(redeemPointsBodyOneAddressStreetMax).regex(redeemPointsBodyOneAddressStreetRegExp).describe('Street and number.'),
  "city": zod.string().min(1).max(redeemPointsBodyOneAddressCityMax).regex(redeemPointsBodyOneAddressCityRegExp).describe('City or district.'),
  "region": zod.string().max(redeemPointsBodyOneAddressRegionMax).describe('Province or state, empty where there is none.'),
  "postalCode": zod.string().max(redeemPointsBodyOneAddressPostalCodeMax).describe('Postal code, empty where there is none.'),
  "country": zod.string().max(redeemPointsBodyOneAddressCountryMax).regex(redeemPointsBodyOneAddressCountryRegExp).describe('The country, ISO 3166-1 alpha-2.')
}).optional().describe('Where goods are sent.')
}).describe('What is redeemed.'),zod.strictObject({
  "payload": zod.string().min(redeemPointsBodyTwoPayloadMin).max(redeemPointsBodyTwoPayloadMax).regex(redeemPointsBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n')]).describe('The body of `redeemPoints`, plain or encrypted.')

export const redeemPoints = {
  header: RedeemPointsHeader,
  params: undefined,
  query: undefined,
  body: RedeemPointsBody.options[0],
};
