// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const CompleteSocialLoginParams = zod.object({
  "provider": zod.enum(['google', 'facebook']).describe('Who signs in.')
})

export const completeSocialLoginHeaderMerchantMax = 32;

export const completeSocialLoginHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const completeSocialLoginHeaderXRequestIdMax = 64;

export const completeSocialLoginHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const CompleteSocialLoginHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(completeSocialLoginHeaderMerchantMax).regex(completeSocialLoginHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(completeSocialLoginHeaderXRequestIdMax).regex(completeSocialLoginHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const completeSocialLoginBodyOneStateMax = 128;

export const completeSocialLoginBodyOneBrowserKeyMax = 64;

export const completeSocialLoginBodyOneBrowserKeyRegExp = new RegExp('^[A-Za-z0-9_-]{32,64}$');

export const completeSocialLoginBodyOneCodeMax = 2048;

export const completeSocialLoginBodyTwoStateMax = 128;

export const completeSocialLoginBodyTwoBrowserKeyMax = 64;

export const completeSocialLoginBodyTwoBrowserKeyRegExp = new RegExp('^[A-Za-z0-9_-]{32,64}$');

export const completeSocialLoginBodyTwoErrorMax = 60;

export const completeSocialLoginBodyTwoErrorRegExp = new RegExp('^[a-z_]{1,60}$');

export const completeSocialLoginBodyThreeVerificationTicketMax = 128;

export const completeSocialLoginBodyThreeTwoStepCodeMin = 6;

export const completeSocialLoginBodyThreeTwoStepCodeMax = 9;

export const completeSocialLoginBodyThreeTwoStepCodeRegExp = new RegExp('^([0-9]{6}|[A-Z2-9]{4}-[A-Z2-9]{4})$');

export const CompleteSocialLoginBody = zod.union([zod.strictObject({
  "state": zod.string().min(1).max(completeSocialLoginBodyOneStateMax).describe('The state that the provider has returned.'),
  "browserKey": zod.string().max(completeSocialLoginBodyOneBrowserKeyMax).regex(completeSocialLoginBodyOneBrowserKeyRegExp).describe('The key whose hash began the sign-in, at least 24 random bytes in base64url; the text itself is hashed.'),
  "code": zod.string().min(1).max(completeSocialLoginBodyOneCodeMax).describe('The provider\'s authorization code.')
}).describe('The provider has signed the person in.'),zod.strictObject({
  "state": zod.string().min(1).max(completeSocialLoginBodyTwoStateMax).describe('The state that the provider has returned.'),
  "browserKey": zod.string().max(completeSocialLoginBodyTwoBrowserKeyMax).regex(completeSocialLoginBodyTwoBrowserKeyRegExp).describe('The key whose hash began the sign-in, at least 24 random bytes in base64url; the text itself is hashed.'),
  "error": zod.string().max(completeSocialLoginBodyTwoErrorMax).regex(completeSocialLoginBodyTwoErrorRegExp).describe('The provider\'s `error` (RFC 6749), or `access_denied` where the window was closed.')
}).describe('The provider has not signed the person in.'),zod.strictObject({
  "verificationTicket": zod.string().min(1).max(completeSocialLoginBodyThreeVerificationTicketMax).describe('The ticket that came with `two_step_required`.'),
  "twoStepCode": zod.string().min(completeSocialLoginBodyThreeTwoStepCodeMin).max(completeSocialLoginBodyThreeTwoStepCodeMax).regex(completeSocialLoginBodyThreeTwoStepCodeRegExp).describe('The second step of a login: a code of the authenticator app, or a recovery code.')
}).describe('The second step of a login whose first step cannot be repeated; the ticket stands for it.')]).describe('The body of `completeSocialLogin`, by the way that was taken.')

export const completeSocialLogin = {
  header: CompleteSocialLoginHeader,
  params: CompleteSocialLoginParams,
  query: undefined,
  body: CompleteSocialLoginBody,
};
