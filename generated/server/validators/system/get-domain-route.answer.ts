// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getDomainRouteResponseValueItemDomainMax = 255;

export const getDomainRouteResponseValueItemDomainRegExp = new RegExp('^[a-z0-9.:\\[\\]_-]+$');

export const getDomainRouteResponseValueItemPriorityMax = 100;

export const getDomainRouteResponseValueMax = 50;

export const GetDomainRouteResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.strictObject({
  "domain": zod.string().min(1).max(getDomainRouteResponseValueItemDomainMax).regex(getDomainRouteResponseValueItemDomainRegExp).describe('The host, with its port if it has one.'),
  "site": zod.enum(['member', 'agent']).describe('Whether players or agents log in there.'),
  "priority": zod.int().min(1).max(getDomainRouteResponseValueItemPriorityMax).describe('Its place in the order of the site\'s domains, 1 the first.')
}).describe('A domain at which the brand\'s site answers.')).max(getDomainRouteResponseValueMax).describe('The domains of this site that serve the visitor, in order.')
}).describe('The answer of `getDomainRoute`.')

export const getDomainRoute = {
  response: GetDomainRouteResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
