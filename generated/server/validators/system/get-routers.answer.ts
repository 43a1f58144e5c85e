// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getRoutersResponseDomainListItemDomainMax = 255;

export const getRoutersResponseDomainListItemDomainRegExp = new RegExp('^[a-z0-9.:\\[\\]_-]+$');

export const getRoutersResponseDomainListItemPriorityMax = 100;

export const getRoutersResponseDomainListMax = 100;

export const getRoutersResponseResourcesItemUrlMax = 2048;

export const getRoutersResponseResourcesItemQrCodeUrlMax = 2048;

export const getRoutersResponseResourcesItemLabelNameEnMax = 100;

export const getRoutersResponseResourcesMax = 40;

export const GetRoutersResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "domainList": zod.array(zod.strictObject({
  "domain": zod.string().min(1).max(getRoutersResponseDomainListItemDomainMax).regex(getRoutersResponseDomainListItemDomainRegExp).describe('The host, with its port if it has one.'),
  "site": zod.enum(['member', 'agent']).describe('Whether players or agents log in there.'),
  "priority": zod.int().min(1).max(getRoutersResponseDomainListItemPriorityMax).describe('Its place in the order of the site\'s domains, 1 the first.')
}).describe('A domain at which the brand\'s site answers.')).max(getRoutersResponseDomainListMax).describe('Every domain of the brand, by site and in order.'),
  "resources": zod.array(zod.strictObject({
  "resourceType": zod.enum(['AFFILIATELINK', 'TELEGRAM', 'Android', 'MOBILECONFIG', 'YOUTUBE', 'INSTAGRAM', 'FACEBOOK', 'TWITTER', 'TIKTOK', 'LINE']).describe('What a resource link leads to.'),
  "url": zod.url().min(1).max(getRoutersResponseResourcesItemUrlMax).describe('Where it leads.'),
  "qrCodeUrl": zod.url().max(getRoutersResponseResourcesItemQrCodeUrlMax).nullable().describe('What its QR code says, where that differs from `url`; else null.'),
  "labelNameEn": zod.string().max(getRoutersResponseResourcesItemLabelNameEnMax).describe('Its name in English.')
}).describe('A link out of the site. A type without a resource is not shown anywhere.')).max(getRoutersResponseResourcesMax).describe('The links out of the site, at most one of a type.')
}).describe('The answer of `getRouters`.')

export const getRouters = {
  response: GetRoutersResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
