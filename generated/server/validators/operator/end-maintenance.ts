// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const endMaintenancePathMaintenanceIdMax = 40;

export const endMaintenancePathMaintenanceIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const EndMaintenanceParams = zod.object({
  "maintenanceId": zod.string().max(endMaintenancePathMaintenanceIdMax).regex(endMaintenancePathMaintenanceIdRegExp).describe('The maintenance.')
})

export const endMaintenanceHeaderMerchantMax = 32;

export const endMaintenanceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const endMaintenanceHeaderXRequestIdMax = 64;

export const endMaintenanceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const EndMaintenanceHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(endMaintenanceHeaderMerchantMax).regex(endMaintenanceHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(endMaintenanceHeaderXRequestIdMax).regex(endMaintenanceHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const endMaintenance = {
  header: EndMaintenanceHeader,
  params: EndMaintenanceParams,
  query: undefined,
  body: undefined,
};
