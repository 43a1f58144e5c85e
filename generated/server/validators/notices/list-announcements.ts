// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listAnnouncementsQueryTypesDefault = `B,PL,PU,PR,H`;

export const listAnnouncementsQueryTypesMax = 14;

export const listAnnouncementsQueryTypesRegExp = new RegExp('^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$');

export const listAnnouncementsQueryPlatformDefault = `W`;

export const listAnnouncementsQueryExecutionDefault = `B`;

export const ListAnnouncementsQueryParams = zod.object({
  "types": zod.string().max(listAnnouncementsQueryTypesMax).regex(listAnnouncementsQueryTypesRegExp).default(listAnnouncementsQueryTypesDefault).describe('The wanted types, joined by commas.'),
  "platform": zod.enum(['W']).default(listAnnouncementsQueryPlatformDefault).describe('The platform, always the web.'),
  "execution": zod.enum(['B']).default(listAnnouncementsQueryExecutionDefault).describe('When they are shown, always before and after login.')
})

export const listAnnouncementsHeaderMerchantMax = 32;

export const listAnnouncementsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listAnnouncementsHeaderXRequestIdMax = 64;

export const listAnnouncementsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListAnnouncementsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listAnnouncementsHeaderMerchantMax).regex(listAnnouncementsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listAnnouncementsHeaderXRequestIdMax).regex(listAnnouncementsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listAnnouncements = {
  header: ListAnnouncementsHeader,
  params: undefined,
  query: ListAnnouncementsQueryParams,
  body: undefined,
};
