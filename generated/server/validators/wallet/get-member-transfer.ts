// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getMemberTransferPathTransferIdMax = 40;

export const getMemberTransferPathTransferIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const GetMemberTransferParams = zod.object({
  "transferId": zod.string().max(getMemberTransferPathTransferIdMax).regex(getMemberTransferPathTransferIdRegExp).describe('The id of a transfer.')
})

export const getMemberTransferHeaderMerchantMax = 32;

export const getMemberTransferHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getMemberTransferHeaderXRequestIdMax = 64;

export const getMemberTransferHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetMemberTransferHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getMemberTransferHeaderMerchantMax).regex(getMemberTransferHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getMemberTransferHeaderXRequestIdMax).regex(getMemberTransferHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getMemberTransfer = {
  header: GetMemberTransferHeader,
  params: GetMemberTransferParams,
  query: undefined,
  body: undefined,
};
