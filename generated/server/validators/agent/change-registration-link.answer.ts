// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const changeRegistrationLinkResponseValueLinkIdMax = 40;

export const changeRegistrationLinkResponseValueCodeMax = 16;

export const changeRegistrationLinkResponseValueCodeRegExp = new RegExp('^[A-Z0-9]{4,16}$');

export const changeRegistrationLinkResponseValueRebateMin = 0;

export const changeRegistrationLinkResponseValueRebateMax = 10000;

export const changeRegistrationLinkResponseValueNoteMax = 80;

export const changeRegistrationLinkResponseValueUrlMax = 2048;

export const changeRegistrationLinkResponseValueQrCodeUrlMax = 2048;

export const changeRegistrationLinkResponseValueVisitsMin = 0;

export const changeRegistrationLinkResponseValueVisitsMax = 100000000;

export const changeRegistrationLinkResponseValueRegistrationsMin = 0;

export const changeRegistrationLinkResponseValueRegistrationsMax = 100000000;

export const changeRegistrationLinkResponseValueCreatedAtMax = 30;

export const changeRegistrationLinkResponseValueUpdatedAtMax = 30;

export const ChangeRegistrationLinkResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "linkId": zod.string().min(1).max(changeRegistrationLinkResponseValueLinkIdMax).describe('Its id.'),
  "code": zod.string().max(changeRegistrationLinkResponseValueCodeMax).regex(changeRegistrationLinkResponseValueCodeRegExp).describe('The affiliate code of a link, unique on the site.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rebate": zod.int().min(changeRegistrationLinkResponseValueRebateMin).max(changeRegistrationLinkResponseValueRebateMax).describe('A rebate on turnover in basis points.'),
  "note": zod.string().max(changeRegistrationLinkResponseValueNoteMax).nullable().describe('The agent\'s own words about it, never shown to those who register; null where it wrote none.'),
  "url": zod.url().min(1).max(changeRegistrationLinkResponseValueUrlMax).describe('Where it leads.'),
  "qrCodeUrl": zod.url().min(1).max(changeRegistrationLinkResponseValueQrCodeUrlMax).describe('What its QR code says; an address that tells scans from clicks.'),
  "enabled": zod.boolean().describe('Whether its code is accepted now.'),
  "visits": zod.int().min(changeRegistrationLinkResponseValueVisitsMin).max(changeRegistrationLinkResponseValueVisitsMax).describe('How often it was opened.'),
  "registrations": zod.int().min(changeRegistrationLinkResponseValueRegistrationsMin).max(changeRegistrationLinkResponseValueRegistrationsMax).describe('How many registered by it.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(changeRegistrationLinkResponseValueCreatedAtMax).describe('When it was made.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(changeRegistrationLinkResponseValueUpdatedAtMax).describe('When it was last changed.')
}).describe('A link that registers people directly below the agent, with a type and a rebate settled beforehand.')
}).describe('The answer of `changeRegistrationLink`.')

export const changeRegistrationLink = {
  response: ChangeRegistrationLinkResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'not_found', 'payload_too_large', 'unsupported_media_type', 'rebate_too_high', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
