// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const exchangeSessionTicketResponseValueAccountMax = 64;

export const exchangeSessionTicketResponseValueSessionTokenMin = 20;

export const exchangeSessionTicketResponseValueSessionTokenMax = 128;

export const exchangeSessionTicketResponseValueSessionExpiresAtMax = 30;

export const exchangeSessionTicketResponseValueSessionIdleMinutesMax = 1440;

export const exchangeSessionTicketResponseValueSessionLastLoginOneAtMax = 30;

export const exchangeSessionTicketResponseValueSessionLastLoginOneIpMax = 45;

export const exchangeSessionTicketResponseValueSessionLastLoginOneCountryMax = 2;

export const exchangeSessionTicketResponseValueSessionLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');

export const exchangeSessionTicketResponseValueSessionLastLoginOneDeviceMax = 120;

export const ExchangeSessionTicketResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "account": zod.string().min(1).max(exchangeSessionTicketResponseValueAccountMax).describe('The account name.'),
  "session": zod.strictObject({
  "token": zod.string().min(exchangeSessionTicketResponseValueSessionTokenMin).max(exchangeSessionTicketResponseValueSessionTokenMax).describe('The session token. The server keeps a hash of it only.'),
  "firstTimeLogin": zod.boolean().describe('Whether the account has never logged in before.'),
  "passwordExpired": zod.boolean().describe('Whether the password is older than the site allows.'),
  "passwordDefault": zod.boolean().describe('Whether the password is the site\'s default one.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(exchangeSessionTicketResponseValueSessionExpiresAtMax).describe('When the session ends at the latest.'),
  "idleMinutes": zod.int().min(1).max(exchangeSessionTicketResponseValueSessionIdleMinutesMax).describe('After how many minutes without a call it ends.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(exchangeSessionTicketResponseValueSessionLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(exchangeSessionTicketResponseValueSessionLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(exchangeSessionTicketResponseValueSessionLastLoginOneCountryMax).regex(exchangeSessionTicketResponseValueSessionLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(exchangeSessionTicketResponseValueSessionLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.')
}).describe('A new session.')
}).describe('A new session and the account that it is for.')
}).describe('The answer of `exchangeSessionTicket`.')

export const exchangeSessionTicket = {
  response: ExchangeSessionTicketResponse,
  errors: ['validation_failed', 'session_ticket_invalid', 'account_locked', 'account_disabled', 'self_excluded', 'error_not_member', 'error_not_agent', 'two_step_required', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'payload_too_large', 'unsupported_media_type', 'verification_code_wrong', 'verification_code_expired', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
