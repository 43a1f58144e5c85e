// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const updateMaintenancePathMaintenanceIdMax = 40;

export const updateMaintenancePathMaintenanceIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const UpdateMaintenanceParams = zod.object({
  "maintenanceId": zod.string().max(updateMaintenancePathMaintenanceIdMax).regex(updateMaintenancePathMaintenanceIdRegExp).describe('The maintenance.')
})

export const updateMaintenanceHeaderMerchantMax = 32;

export const updateMaintenanceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const updateMaintenanceHeaderXRequestIdMax = 64;

export const updateMaintenanceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const UpdateMaintenanceHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(updateMaintenanceHeaderMerchantMax).regex(updateMaintenanceHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(updateMaintenanceHeaderXRequestIdMax).regex(updateMaintenanceHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const updateMaintenanceBodyEndsAtMax = 30;

export const UpdateMaintenanceBody = zod.strictObject({
  "endsAt": zod.iso.datetime({"offset":true}).max(updateMaintenanceBodyEndsAtMax).nullable().describe('When it is expected to end; null, and nobody knows.'),
  "endsByItself": zod.boolean().describe('Whether it ends then without an operator; needs `endsAt`.')
}).describe('The end of a maintenance, as it is expected now.')

export const updateMaintenance = {
  header: UpdateMaintenanceHeader,
  params: UpdateMaintenanceParams,
  query: undefined,
  body: UpdateMaintenanceBody,
};
