// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getApplicationImageResponseValueImageIdMax = 40;

export const getApplicationImageResponseValueDataMax = 6990508;

export const GetApplicationImageResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "imageId": zod.string().min(1).max(getApplicationImageResponseValueImageIdMax).describe('Its id.'),
  "contentType": zod.enum(['image/png', 'image/jpeg']).describe('The content type of a picture.'),
  "data": zod.string().min(1).max(getApplicationImageResponseValueDataMax).describe('The picture, in base64.')
}).describe('A picture that came with an application.')
}).describe('The answer of `getApplicationImage`.')

export const getApplicationImage = {
  response: GetApplicationImageResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
