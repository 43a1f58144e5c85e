// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listRegistrationLinksResponseValueContentItemLinkIdMax = 40;

export const listRegistrationLinksResponseValueContentItemCodeMax = 16;

export const listRegistrationLinksResponseValueContentItemCodeRegExp = new RegExp('^[A-Z0-9]{4,16}$');

export const listRegistrationLinksResponseValueContentItemRebateMin = 0;

export const listRegistrationLinksResponseValueContentItemRebateMax = 10000;

export const listRegistrationLinksResponseValueContentItemNoteMax = 80;

export const listRegistrationLinksResponseValueContentItemUrlMax = 2048;

export const listRegistrationLinksResponseValueContentItemQrCodeUrlMax = 2048;

export const listRegistrationLinksResponseValueContentItemVisitsMin = 0;

export const listRegistrationLinksResponseValueContentItemVisitsMax = 100000000;

export const listRegistrationLinksResponseValueContentItemRegistrationsMin = 0;

export const listRegistrationLinksResponseValueContentItemRegistrationsMax = 100000000;

export const listRegistrationLinksResponseValueContentItemCreatedAtMax = 30;

export const listRegistrationLinksResponseValueContentItemUpdatedAtMax = 30;

export const listRegistrationLinksResponseValueContentMax = 100;

export const listRegistrationLinksResponseValueTotalPagesMin = 0;

export const listRegistrationLinksResponseValueTotalPagesMax = 1000000;

export const listRegistrationLinksResponseValueTotalElementsMin = 0;

export const listRegistrationLinksResponseValueTotalElementsMax = 100000000;

export const listRegistrationLinksResponseValueTotalsVisitsMin = 0;

export const listRegistrationLinksResponseValueTotalsVisitsMax = 100000000;

export const listRegistrationLinksResponseValueTotalsRegistrationsMin = 0;

export const listRegistrationLinksResponseValueTotalsRegistrationsMax = 100000000;

export const ListRegistrationLinksResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "linkId": zod.string().min(1).max(listRegistrationLinksResponseValueContentItemLinkIdMax).describe('Its id.'),
  "code": zod.string().max(listRegistrationLinksResponseValueContentItemCodeMax).regex(listRegistrationLinksResponseValueContentItemCodeRegExp).describe('The affiliate code of a link, unique on the site.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rebate": zod.int().min(listRegistrationLinksResponseValueContentItemRebateMin).max(listRegistrationLinksResponseValueContentItemRebateMax).describe('A rebate on turnover in basis points.'),
  "note": zod.string().max(listRegistrationLinksResponseValueContentItemNoteMax).nullable().describe('The agent\'s own words about it, never shown to those who register; null where it wrote none.'),
  "url": zod.url().min(1).max(listRegistrationLinksResponseValueContentItemUrlMax).describe('Where it leads.'),
  "qrCodeUrl": zod.url().min(1).max(listRegistrationLinksResponseValueContentItemQrCodeUrlMax).describe('What its QR code says; an address that tells scans from clicks.'),
  "enabled": zod.boolean().describe('Whether its code is accepted now.'),
  "visits": zod.int().min(listRegistrationLinksResponseValueContentItemVisitsMin).max(listRegistrationLinksResponseValueContentItemVisitsMax).describe('How often it was opened.'),
  "registrations": zod.int().min(listRegistrationLinksResponseValueContentItemRegistrationsMin).max(listRegistrationLinksResponseValueContentItemRegistrationsMax).describe('How many registered by it.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(listRegistrationLinksResponseValueContentItemCreatedAtMax).describe('When it was made.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(listRegistrationLinksResponseValueContentItemUpdatedAtMax).describe('When it was last changed.')
}).describe('A link that registers people directly below the agent, with a type and a rebate settled beforehand.')).max(listRegistrationLinksResponseValueContentMax).describe('The links of the page.'),
  "totalPages": zod.int().min(listRegistrationLinksResponseValueTotalPagesMin).max(listRegistrationLinksResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listRegistrationLinksResponseValueTotalElementsMin).max(listRegistrationLinksResponseValueTotalElementsMax).describe('Rows in all.'),
  "totals": zod.strictObject({
  "visits": zod.int().min(listRegistrationLinksResponseValueTotalsVisitsMin).max(listRegistrationLinksResponseValueTotalsVisitsMax).describe('How often the links were opened.'),
  "registrations": zod.int().min(listRegistrationLinksResponseValueTotalsRegistrationsMin).max(listRegistrationLinksResponseValueTotalsRegistrationsMax).describe('How many registered by them.')
}).describe('The totals of all pages.')
}).describe('A page of links.')
}).describe('The answer of `listRegistrationLinks`.')

export const listRegistrationLinks = {
  response: ListRegistrationLinksResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
