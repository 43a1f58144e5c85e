// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const createRegistrationLinkResponseValueLinkIdMax = 40;

export const createRegistrationLinkResponseValueCodeMax = 16;

export const createRegistrationLinkResponseValueCodeRegExp = new RegExp('^[A-Z0-9]{4,16}$');

export const createRegistrationLinkResponseValueRebateMin = 0;

export const createRegistrationLinkResponseValueRebateMax = 10000;

export const createRegistrationLinkResponseValueNoteMax = 80;

export const createRegistrationLinkResponseValueUrlMax = 2048;

export const createRegistrationLinkResponseValueQrCodeUrlMax = 2048;

export const createRegistrationLinkResponseValueVisitsMin = 0;

export const createRegistrationLinkResponseValueVisitsMax = 100000000;

export const createRegistrationLinkResponseValueRegistrationsMin = 0;

export const createRegistrationLinkResponseValueRegistrationsMax = 100000000;

export const createRegistrationLinkResponseValueCreatedAtMax = 30;

export const createRegistrationLinkResponseValueUpdatedAtMax = 30;

export const CreateRegistrationLinkResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "linkId": zod.string().min(1).max(createRegistrationLinkResponseValueLinkIdMax).describe('Its id.'),
  "code": zod.string().max(createRegistrationLinkResponseValueCodeMax).regex(createRegistrationLinkResponseValueCodeRegExp).describe('The affiliate code of a link, unique on the site.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rebate": zod.int().min(createRegistrationLinkResponseValueRebateMin).max(createRegistrationLinkResponseValueRebateMax).describe('A rebate on turnover in basis points.'),
  "note": zod.string().max(createRegistrationLinkResponseValueNoteMax).nullable().describe('The agent\'s own words about it, never shown to those who register; null where it wrote none.'),
  "url": zod.url().min(1).max(createRegistrationLinkResponseValueUrlMax).describe('Where it leads.'),
  "qrCodeUrl": zod.url().min(1).max(createRegistrationLinkResponseValueQrCodeUrlMax).describe('What its QR code says; an address that tells scans from clicks.'),
  "enabled": zod.boolean().describe('Whether its code is accepted now.'),
  "visits": zod.int().min(createRegistrationLinkResponseValueVisitsMin).max(createRegistrationLinkResponseValueVisitsMax).describe('How often it was opened.'),
  "registrations": zod.int().min(createRegistrationLinkResponseValueRegistrationsMin).max(createRegistrationLinkResponseValueRegistrationsMax).describe('How many registered by it.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(createRegistrationLinkResponseValueCreatedAtMax).describe('When it was made.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(createRegistrationLinkResponseValueUpdatedAtMax).describe('When it was last changed.')
}).describe('A link that registers people directly below the agent, with a type and a rebate settled beforehand.')
}).describe('The answer of `createRegistrationLink`.')

export const createRegistrationLink = {
  response: CreateRegistrationLinkResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'conflict', 'payload_too_large', 'unsupported_media_type', 'account_type_not_allowed', 'rebate_too_high', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
