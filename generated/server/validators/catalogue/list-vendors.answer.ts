// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listVendorsResponseValueDataLanesItemCardsItemVassalageMax = 20;

export const listVendorsResponseValueDataLanesItemCardsItemVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const listVendorsResponseValueDataLanesItemCardsItemVendorNameMax = 60;

export const listVendorsResponseValueDataLanesItemCardsItemSmallIconMax = 2048;

export const listVendorsResponseValueDataLanesItemCardsItemGameCountMin = 0;

export const listVendorsResponseValueDataLanesItemCardsItemGameCountMax = 1000000;

export const listVendorsResponseValueDataLanesItemCardsItemMaintenanceUntilMax = 30;

export const listVendorsResponseValueDataLanesItemCardsMax = 500;

export const listVendorsResponseValueDataLanesMax = 20;

export const ListVendorsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "data": zod.strictObject({
  "lanes": zod.array(zod.strictObject({
  "title": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "cards": zod.array(zod.strictObject({
  "vassalage": zod.string().max(listVendorsResponseValueDataLanesItemCardsItemVassalageMax).regex(listVendorsResponseValueDataLanesItemCardsItemVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "vendorName": zod.string().min(1).max(listVendorsResponseValueDataLanesItemCardsItemVendorNameMax).describe('Its name.'),
  "smallIcon": zod.string().max(listVendorsResponseValueDataLanesItemCardsItemSmallIconMax).describe('Its icon.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "gameCount": zod.int().min(listVendorsResponseValueDataLanesItemCardsItemGameCountMin).max(listVendorsResponseValueDataLanesItemCardsItemGameCountMax).describe('Its games in this category.'),
  "maintenance": zod.boolean().describe('Whether its games cannot be started now.'),
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(listVendorsResponseValueDataLanesItemCardsItemMaintenanceUntilMax).nullable().describe('When that is expected to end; null outside of a maintenance or when nobody knows.')
}).describe('A vendor within a category.')).max(listVendorsResponseValueDataLanesItemCardsMax).describe('Its vendors, hot ones first.')
}).describe('The vendors of one category.')).max(listVendorsResponseValueDataLanesMax).describe('One lane for each category that has vendors, in the order of the menu.')
}).describe('The lanes of the lobby.')
}).describe('The vendors by category.')
}).describe('The answer of `listVendors`.')

export const listVendors = {
  response: ListVendorsResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
