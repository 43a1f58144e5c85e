// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const addFavouriteResponseValueItemMax = 12;

export const addFavouriteResponseValueItemRegExp = new RegExp('^[0-9]{1,12}$');

export const addFavouriteResponseValueMax = 1000;

export const AddFavouriteResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.string().max(addFavouriteResponseValueItemMax).regex(addFavouriteResponseValueItemRegExp).describe('The place of a game in the catalogue; unique.')).max(addFavouriteResponseValueMax).describe('The favourites after it, the newest first.')
}).describe('The answer of `addFavourite`.')

export const addFavourite = {
  response: AddFavouriteResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
