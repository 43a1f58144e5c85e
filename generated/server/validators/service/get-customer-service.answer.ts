// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getCustomerServiceResponseValueVersionPathListItemLabelMax = 60;

export const getCustomerServiceResponseValueVersionPathListItemPathMax = 8192;

export const getCustomerServiceResponseValueVersionPathListMax = 20;

export const GetCustomerServiceResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "version": zod.strictObject({
  "pathList": zod.array(zod.strictObject({
  "type": zod.enum(['1', '2', '3']).describe('`1` an address that opens in a new tab, `2` the live chat, whose address `getChatUrl` tells, `3` an encrypted address\nthat opens in a popup window.\n'),
  "label": zod.string().min(1).max(getCustomerServiceResponseValueVersionPathListItemLabelMax).describe('Its name in the language of the request.'),
  "path": zod.string().max(getCustomerServiceResponseValueVersionPathListItemPathMax).nullable().describe('Type `1`: an https address. Type `2`: null. Type `3`: a compact JWE (`dir`, `A256GCM`) of an https address, for\nthe key `pathKey` of `customerService` in the permission payload.\n')
}).describe('A way to reach the customer service.')).max(getCustomerServiceResponseValueVersionPathListMax).describe('The ways to reach it, the preferred one first.')
}).describe('The customer service as this kind of client may use it.')
}).describe('How the customer service is reached.')
}).describe('The answer of `getCustomerService`.')

export const getCustomerService = {
  response: GetCustomerServiceResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
