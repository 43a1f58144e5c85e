// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getAnnouncementQueryIdMax = 40;

export const GetAnnouncementQueryParams = zod.object({
  "id": zod.string().min(1).max(getAnnouncementQueryIdMax).describe('The announcement.')
})

export const getAnnouncementHeaderMerchantMax = 32;

export const getAnnouncementHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getAnnouncementHeaderXRequestIdMax = 64;

export const getAnnouncementHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetAnnouncementHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getAnnouncementHeaderMerchantMax).regex(getAnnouncementHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getAnnouncementHeaderXRequestIdMax).regex(getAnnouncementHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getAnnouncement = {
  header: GetAnnouncementHeader,
  params: undefined,
  query: GetAnnouncementQueryParams,
  body: undefined,
};
