// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const liftBlockResponseValueBlockIdMax = 40;

export const liftBlockResponseValueNetworkOneMin = 2;

export const liftBlockResponseValueNetworkOneMax = 49;

export const liftBlockResponseValueNetworkOneRegExp = new RegExp('^([0-9]{1,3}(\\.[0-9]{1,3}){3}(/([0-9]|[12][0-9]|3[0-2]))?|[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*(/([0-9]|[1-9][0-9]|1[01][0-9]|12[0-8]))?)$');

export const liftBlockResponseValueCountryOneMax = 2;

export const liftBlockResponseValueCountryOneRegExp = new RegExp('^[A-Z]{2}$');

export const liftBlockResponseValueEndsAtMax = 30;

export const liftBlockResponseValueReasonMax = 300;

export const liftBlockResponseValueCreatedAtMax = 30;

export const liftBlockResponseValueCreatedByMax = 64;

export const liftBlockResponseValueLiftedAtMax = 30;

export const liftBlockResponseValueLiftedByMax = 64;

export const LiftBlockResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "blockId": zod.string().min(1).max(liftBlockResponseValueBlockIdMax).describe('Its id.'),
  "kind": zod.enum(['ip', 'region']).describe('Addresses, or a country.'),
  "network": zod.union([zod.string().min(liftBlockResponseValueNetworkOneMin).max(liftBlockResponseValueNetworkOneMax).regex(liftBlockResponseValueNetworkOneRegExp).describe('An address or a network in CIDR notation, IPv4 or IPv6. What the pattern lets through and is no network is refused with 400.'),zod.null()]).describe('The addresses; set exactly for `ip`; else null.'),
  "country": zod.union([zod.string().max(liftBlockResponseValueCountryOneMax).regex(liftBlockResponseValueCountryOneRegExp).describe('A country, ISO 3166-1 alpha-2.'),zod.null()]).describe('The country; set exactly for `region`; else null.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(liftBlockResponseValueEndsAtMax).nullable().describe('Until when it holds, not included; null, and until it is lifted.'),
  "reason": zod.string().min(1).max(liftBlockResponseValueReasonMax).describe('Why, for other operators.'),
  "state": zod.enum(['active', 'ended']).describe('`active -> ended` at its end or when it is lifted.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(liftBlockResponseValueCreatedAtMax).describe('When it was set.'),
  "createdBy": zod.string().min(1).max(liftBlockResponseValueCreatedByMax).describe('The operator who set it.'),
  "liftedAt": zod.iso.datetime({"offset":true}).max(liftBlockResponseValueLiftedAtMax).nullable().describe('When it was lifted, null where it was not.'),
  "liftedBy": zod.string().min(1).max(liftBlockResponseValueLiftedByMax).nullable().describe('The operator who lifted it; null where nobody did.')
}).describe('Visitors who may not use the site.')
}).describe('The answer of `liftBlock`.')

export const liftBlock = {
  response: LiftBlockResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
