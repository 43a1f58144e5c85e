// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getJwksResponseValueKeysItemXMax = 43;

export const getJwksResponseValueKeysItemXRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');

export const getJwksResponseValueKeysItemYMax = 43;

export const getJwksResponseValueKeysItemYRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');

export const getJwksResponseValueKeysItemKidMax = 64;

export const getJwksResponseValueKeysMax = 5;

export const GetJwksResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "keys": zod.array(zod.strictObject({
  "kty": zod.literal("EC").describe('The key type.'),
  "crv": zod.literal("P-256").describe('The curve.'),
  "x": zod.string().max(getJwksResponseValueKeysItemXMax).regex(getJwksResponseValueKeysItemXRegExp).describe('The first coordinate.'),
  "y": zod.string().max(getJwksResponseValueKeysItemYMax).regex(getJwksResponseValueKeysItemYRegExp).describe('The second coordinate.'),
  "kid": zod.string().min(1).max(getJwksResponseValueKeysItemKidMax).describe('The key\'s id.'),
  "use": zod.literal("enc").describe('It encrypts.'),
  "alg": zod.literal("ECDH-ES+A256KW").describe('The key agreement.')
}).describe('A public key for encrypted bodies (RFC 7517), on the curve P-256.')).max(getJwksResponseValueKeysMax).describe('The keys.'),
  "required": zod.boolean().describe('Whether a plain body of an (E) operation is refused with `encryption_required`.')
}).describe('The keys that the server opens, the current one first. An empty list means that bodies travel plain.')
}).describe('The answer of `getJwks`.')

export const getJwks = {
  response: GetJwksResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
