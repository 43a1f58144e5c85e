// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listFavouriteIdsResponseValueItemMax = 12;

export const listFavouriteIdsResponseValueItemRegExp = new RegExp('^[0-9]{1,12}$');

export const listFavouriteIdsResponseValueMax = 1000;

export const ListFavouriteIdsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.string().max(listFavouriteIdsResponseValueItemMax).regex(listFavouriteIdsResponseValueItemRegExp).describe('The place of a game in the catalogue; unique.')).max(listFavouriteIdsResponseValueMax).describe('The `nodeId` of each favourite, the newest first.')
}).describe('The answer of `listFavouriteIds`.')

export const listFavouriteIds = {
  response: ListFavouriteIdsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
