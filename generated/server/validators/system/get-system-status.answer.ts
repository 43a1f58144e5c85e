// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getSystemStatusResponseValueIpMax = 45;

export const getSystemStatusResponseValueCountryMax = 2;

export const getSystemStatusResponseValueCountryRegExp = new RegExp('^[A-Z]{2}$');

export const getSystemStatusResponseValueMaintenanceUntilMax = 30;

export const GetSystemStatusResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "status": zod.enum({
  Normal: 0,
  Maintenance: 1,
  RegionRestricted: 2,
}).describe('The state of the site, 0 normal, 1 maintenance, 2 region restricted.'),
  "ip": zod.string().max(getSystemStatusResponseValueIpMax).describe('The visitor\'s address as the server sees it.'),
  "country": zod.string().max(getSystemStatusResponseValueCountryMax).regex(getSystemStatusResponseValueCountryRegExp).nullable().describe('The visitor\'s country (ISO 3166-1 alpha-2), null when it is not known.'),
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(getSystemStatusResponseValueMaintenanceUntilMax).nullable().describe('When the maintenance is expected to end; null outside of one or when nobody knows.')
}).describe('The state of the site for this visitor.')
}).describe('The answer of `getSystemStatus`.')

export const getSystemStatus = {
  response: GetSystemStatusResponse,
  errors: ['validation_failed', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
