// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listCountryCodesResponseValueItemCountryCodeMax = 2;

export const listCountryCodesResponseValueItemCountryCodeRegExp = new RegExp('^[A-Z]{2}$');

export const listCountryCodesResponseValueItemCountryDialingCodeMax = 5;

export const listCountryCodesResponseValueItemCountryDialingCodeRegExp = new RegExp('^[0-9]+$');

export const listCountryCodesResponseValueMax = 260;

export const ListCountryCodesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.strictObject({
  "countryCode": zod.string().max(listCountryCodesResponseValueItemCountryCodeMax).regex(listCountryCodesResponseValueItemCountryCodeRegExp).describe('The country (ISO 3166-1 alpha-2).'),
  "countryDialingCode": zod.string().min(1).max(listCountryCodesResponseValueItemCountryDialingCodeMax).regex(listCountryCodesResponseValueItemCountryDialingCodeRegExp).describe('The dialling code of a country, digits only.')
}).describe('A country and how its telephone numbers begin.')).min(1).max(listCountryCodesResponseValueMax).describe('The countries.')
}).describe('The answer of `listCountryCodes`.')

export const listCountryCodes = {
  response: ListCountryCodesResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
