// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listBlocksResponseValueContentItemBlockIdMax = 40;

export const listBlocksResponseValueContentItemNetworkOneMin = 2;

export const listBlocksResponseValueContentItemNetworkOneMax = 49;

export const listBlocksResponseValueContentItemNetworkOneRegExp = new RegExp('^([0-9]{1,3}(\\.[0-9]{1,3}){3}(/([0-9]|[12][0-9]|3[0-2]))?|[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*(/([0-9]|[1-9][0-9]|1[01][0-9]|12[0-8]))?)$');

export const listBlocksResponseValueContentItemCountryOneMax = 2;

export const listBlocksResponseValueContentItemCountryOneRegExp = new RegExp('^[A-Z]{2}$');

export const listBlocksResponseValueContentItemEndsAtMax = 30;

export const listBlocksResponseValueContentItemReasonMax = 300;

export const listBlocksResponseValueContentItemCreatedAtMax = 30;

export const listBlocksResponseValueContentItemCreatedByMax = 64;

export const listBlocksResponseValueContentItemLiftedAtMax = 30;

export const listBlocksResponseValueContentItemLiftedByMax = 64;

export const listBlocksResponseValueContentMax = 100;

export const listBlocksResponseValueTotalPagesMin = 0;

export const listBlocksResponseValueTotalPagesMax = 1000000;

export const listBlocksResponseValueTotalElementsMin = 0;

export const listBlocksResponseValueTotalElementsMax = 100000000;

export const ListBlocksResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "blockId": zod.string().min(1).max(listBlocksResponseValueContentItemBlockIdMax).describe('Its id.'),
  "kind": zod.enum(['ip', 'region']).describe('Addresses, or a country.'),
  "network": zod.union([zod.string().min(listBlocksResponseValueContentItemNetworkOneMin).max(listBlocksResponseValueContentItemNetworkOneMax).regex(listBlocksResponseValueContentItemNetworkOneRegExp).describe('An address or a network in CIDR notation, IPv4 or IPv6. What the pattern lets through and is no network is refused with 400.'),zod.null()]).describe('The addresses; set exactly for `ip`; else null.'),
  "country": zod.union([zod.string().max(listBlocksResponseValueContentItemCountryOneMax).regex(listBlocksResponseValueContentItemCountryOneRegExp).describe('A country, ISO 3166-1 alpha-2.'),zod.null()]).describe('The country; set exactly for `region`; else null.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(listBlocksResponseValueContentItemEndsAtMax).nullable().describe('Until when it holds, not included; null, and until it is lifted.'),
  "reason": zod.string().min(1).max(listBlocksResponseValueContentItemReasonMax).describe('Why, for other operators.'),
  "state": zod.enum(['active', 'ended']).describe('`active -> ended` at its end or when it is lifted.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(listBlocksResponseValueContentItemCreatedAtMax).describe('When it was set.'),
  "createdBy": zod.string().min(1).max(listBlocksResponseValueContentItemCreatedByMax).describe('The operator who set it.'),
  "liftedAt": zod.iso.datetime({"offset":true}).max(listBlocksResponseValueContentItemLiftedAtMax).nullable().describe('When it was lifted, null where it was not.'),
  "liftedBy": zod.string().min(1).max(listBlocksResponseValueContentItemLiftedByMax).nullable().describe('The operator who lifted it; null where nobody did.')
}).describe('Visitors who may not use the site.')).max(listBlocksResponseValueContentMax).describe('The blocks of the page, active ones first, then the newest.'),
  "totalPages": zod.int().min(listBlocksResponseValueTotalPagesMin).max(listBlocksResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listBlocksResponseValueTotalElementsMin).max(listBlocksResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of the list.')
}).describe('The answer of `listBlocks`.')

export const listBlocks = {
  response: ListBlocksResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
