// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const createBlockResponseValueBlockIdMax = 40;

export const createBlockResponseValueNetworkOneMin = 2;

export const createBlockResponseValueNetworkOneMax = 49;

export const createBlockResponseValueNetworkOneRegExp = new RegExp('^([0-9]{1,3}(\\.[0-9]{1,3}){3}(/([0-9]|[12][0-9]|3[0-2]))?|[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*(/([0-9]|[1-9][0-9]|1[01][0-9]|12[0-8]))?)$');

export const createBlockResponseValueCountryOneMax = 2;

export const createBlockResponseValueCountryOneRegExp = new RegExp('^[A-Z]{2}$');

export const createBlockResponseValueEndsAtMax = 30;

export const createBlockResponseValueReasonMax = 300;

export const createBlockResponseValueCreatedAtMax = 30;

export const createBlockResponseValueCreatedByMax = 64;

export const createBlockResponseValueLiftedAtMax = 30;

export const createBlockResponseValueLiftedByMax = 64;

export const CreateBlockResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "blockId": zod.string().min(1).max(createBlockResponseValueBlockIdMax).describe('Its id.'),
  "kind": zod.enum(['ip', 'region']).describe('Addresses, or a country.'),
  "network": zod.union([zod.string().min(createBlockResponseValueNetworkOneMin).max(createBlockResponseValueNetworkOneMax).regex(createBlockResponseValueNetworkOneRegExp).describe('An address or a network in CIDR notation, IPv4 or IPv6. What the pattern lets through and is no network is refused with 400.'),zod.null()]).describe('The addresses; set exactly for `ip`; else null.'),
  "country": zod.union([zod.string().max(createBlockResponseValueCountryOneMax).regex(createBlockResponseValueCountryOneRegExp).describe('A country, ISO 3166-1 alpha-2.'),zod.null()]).describe('The country; set exactly for `region`; else null.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(createBlockResponseValueEndsAtMax).nullable().describe('Until when it holds, not included; null, and until it is lifted.'),
  "reason": zod.string().min(1).max(createBlockResponseValueReasonMax).describe('Why, for other operators.'),
  "state": zod.enum(['active', 'ended']).describe('`active -> ended` at its end or when it is lifted.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(createBlockResponseValueCreatedAtMax).describe('When it was set.'),
  "createdBy": zod.string().min(1).max(createBlockResponseValueCreatedByMax).describe('The operator who set it.'),
  "liftedAt": zod.iso.datetime({"offset":true}).max(createBlockResponseValueLiftedAtMax).nullable().describe('When it was lifted, null where it was not.'),
  "liftedBy": zod.string().min(1).max(createBlockResponseValueLiftedByMax).nullable().describe('The operator who lifted it; null where nobody did.')
}).describe('Visitors who may not use the site.')
}).describe('The answer of `createBlock`.')

export const createBlock = {
  response: CreateBlockResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
