import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import * as zod from 'zod';
import { ExclusionPeriod } from '#generated/model/exclusion-period.ts';
import { GetPermissionResponse } from '#generated/server/validators/system/get-permission.answer.ts';
import { GetRegisterSettingsResponse } from '#generated/server/validators/system/get-register-settings.answer.ts';
import { acceptedExpression, type FieldRule } from '#shared/validation/field-rule.ts';

const published = GetPermissionResponse.shape.value.shape.info.shape.register.shape;
const settings = GetRegisterSettingsResponse.shape.value.shape;

const rules = published.rules.required().check((context) => {
  for (const [field, rule] of Object.entries(context.value)) {
    const message = faultOf(rule);
    if (message !== undefined) context.issues.push({ code: 'custom', path: [field], message, input: rule });
  }
});

function faultOf({ minLength, maxLength, acceptedPattern }: FieldRule): string | undefined {
  if (minLength > maxLength) return 'must have a minLength of at most maxLength';
  if (acceptedPattern === '*' || acceptedExpression(acceptedPattern) !== undefined) return undefined;
  return 'must have * or a regular expression as acceptedPattern';
}

/** The registration settings: every field of the registration user has a rule, also a field that is off. */
export const register = zod.strictObject({ rules, smsChannel: published.smsChannel.default('server') });

/** The other content of the form: the agreement, and the amount that the page shows. */
export const registration = zod
  .strictObject({ agreement: settings.agreement, displayAmount: settings.displayAmount })
  .default({ agreement: { minimumAge: 18, url: '/help', isAgree: true }, displayAmount: '' });

/** The least age of a member at its first deposit or bet (VALID-49), computed from its birthday. */
export const playingAge = zod.int().min(18).max(99).default(21);

/** The prefix of account names that the server generates; seven digits follow. */
export const accountPrefix = zod
  .string()
  .regex(/^[a-z][a-z0-9]{0,7}$/, 'must be a letter and up to seven letters and digits, in lower case')
  .default('m');

/** The limits of SMS codes, and the lifetime of a code. */
export const sms = zod
  .strictObject({
    codeMinutes: zod.int().min(1).max(60).default(5),
    /** Per 24 hours. */
    perNumberPerDay: zod.int().min(1).max(1_000).default(10),
    /** Per hour, for all numbers together. */
    perAddressPerHour: zod.int().min(1).max(10_000).default(30),
  })
  .default({ codeMinutes: 5, perNumberPerDay: 10, perAddressPerHour: 30 });

const country = zod
  .strictObject({
    countryCode: zod.string().regex(/^[A-Z]{2}$/),
    countryDialingCode: zod.string().regex(/^[0-9]{1,5}$/),
  })
  .refine(
    ({ countryCode, countryDialingCode }) =>
      isSupportedCountry(countryCode) && getCountryCallingCode(countryCode) === countryDialingCode,
    'must be a country and the dialling code of its numbers',
  );

/** The countries whose mobile numbers are accepted; the first is the forms' default. */
export const countries = zod
  .array(country)
  .min(1)
  .max(260)
  .refine((list) => new Set(list.map((entry) => entry.countryCode)).size === list.length, 'must name a country once');

/** A host as the brand file names it, with a port where it is not the default. */
export const domainName = zod
  .string()
  .max(255)
  .regex(/^[a-z0-9.:[\]_-]+$/, 'must be a host name in lower case');

/** The hosts at which the brand's sites answer, and the countries where they do not. */
export const domains = zod
  .array(
    zod.strictObject({
      domain: domainName,
      site: zod.enum(['member', 'agent']),
      priority: zod.int().min(1).max(100),
      blockedCountries: zod.array(zod.string().regex(/^[A-Z]{2}$/)).default([]),
      inService: zod.boolean().default(true),
    }),
  )
  .max(100)
  .default([]);

const minutes = zod.int().min(0).max(240);

/** What the brand offers for the protection of players (MEMBER-22, FOOTER-09). */
export const protection = zod
  .strictObject({
    /** The interval of the reality check until the member chooses another; 0 is off. */
    realityCheckMinutes: minutes,
    /** The intervals to choose from. Without 0 nobody can switch the check off. */
    realityCheckChoices: zod.array(minutes).min(1).max(10),
    exclusionPeriods: zod.array(zod.enum(ExclusionPeriod)).min(1).max(7),
  })
  .refine(({ realityCheckMinutes, realityCheckChoices }) => realityCheckChoices.includes(realityCheckMinutes), {
    path: ['realityCheckMinutes'],
    message: 'must be one of realityCheckChoices',
  })
  .default({
    realityCheckMinutes: 60,
    realityCheckChoices: [30, 60, 120],
    exclusionPeriods: ['day_1', 'day_7', 'day_30', 'month_6', 'year_1', 'permanent'],
  });
