// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const addFavouriteResponseValueItemMax = 12;

export const addFavouriteResponseValueItemRegExp = new RegExp('^[0-9]{1,12}$');

export const addFavouriteResponseValueMax = 1000;

export const AddFavouriteResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.string().max(addFavouriteResponseValueItemMax).regex(addFavouriteResponseValueItemRegExp).describe('The place of a game in the catalogue; unique.')).max(addFavouriteResponseValueMax).describe('The favourites after it, the newest first.')
}).describe('The answer of `addFavourite`.')
