// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listVendorTypesResponseValueItemVendorCountMax = 10000;

export const listVendorTypesResponseValueItemGameCountMin = 0;

export const listVendorTypesResponseValueItemGameCountMax = 1000000;

export const listVendorTypesResponseValueMax = 20;

export const ListVendorTypesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "vendorCount": zod.int().min(1).max(listVendorTypesResponseValueItemVendorCountMax).describe('Vendors in it.'),
  "gameCount": zod.int().min(listVendorTypesResponseValueItemGameCountMin).max(listVendorTypesResponseValueItemGameCountMax).describe('Games in it.')
}).describe('A category that has vendors.')).max(listVendorTypesResponseValueMax).describe('The categories in the order of the menu. A category without vendors is missing.')
}).describe('The answer of `listVendorTypes`.')

export const listVendorTypes = {
  response: ListVendorTypesResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
