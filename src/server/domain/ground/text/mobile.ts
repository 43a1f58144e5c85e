import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Brand } from '#server/config/brand.ts';
import { Failure } from '#server/shared/failure.ts';
import { brokenRule, normalized } from '#shared/validation/field-rule.ts';

/** A mobile number as stored: digits only, without the national leading zero. */
export interface MobileNumber {
  readonly dialingCode: string;
  readonly mobileNum: string;
}

/**
 * Reads a typed number: `0901234567`, `901234567` and, with code 84, `84901234567` are equal. `mobile_number_invalid`
 * when it breaks the brand's rule (VALID-24), or is no number of a country that the brand accepts.
 */
export function mobileOf(
  { countries, register }: Pick<Brand, 'countries' | 'register'>,
  countryDialingCode: string,
  typed: string,
): MobileNumber {
  const digits = normalized(typed);
  const rule = { ...register.rules.mobileNum, enabled: true, required: true };
  const number =
    brokenRule(rule, digits) === undefined ? numberIn({ countries }, countryDialingCode, digits) : undefined;
  if (number === undefined) throw new Failure('mobile_number_invalid');
  return number;
}

/**
 * The number that a text means under a dialling code of the brand: digits, after a `+` where they begin with the code.
 * Undefined where it is none.
 */
export function numberIn(
  { countries }: Pick<Brand, 'countries'>,
  dialingCode: string,
  dialled: string,
): MobileNumber | undefined {
  const country = countries.find((one) => one.countryDialingCode === dialingCode)?.countryCode;
  if (country === undefined || !isSupportedCountry(country)) return undefined;
  const number = parsePhoneNumberFromString(dialled, { defaultCountry: country, extract: false });
  if (number?.countryCallingCode !== dialingCode || !number.isValid()) return undefined;
  return { dialingCode, mobileNum: number.nationalNumber };
}

/** The number in international form, digits only. */
export function wholeNumber({ dialingCode, mobileNum }: MobileNumber): string {
  return dialingCode + mobileNum;
}

/** Masks a number; only the last digits stay visible. */
export function maskedNumber({ mobileNum }: Pick<MobileNumber, 'mobileNum'>): string {
  return `******${mobileNum.slice(-4)}`;
}
