import { brokenRule, normalized } from '../../../shared/validation/field-rule.ts';
import type { Brand } from '../../config/brand.ts';
import { Failure } from '../../shared/failure.ts';

/** A mobile number as it is kept: digits only, and without the zero that is dialled inside the country. */
export interface MobileNumber {
  readonly dialingCode: string;
  readonly mobileNum: string;
}

/**
 * The number that somebody typed: `0912345678` and `912345678` are one. `mobile_number_invalid` when it breaks the
 * brand's rule (VALID-24) or is of a country that the brand does not take.
 */
export function mobileOf(
  { countries, register }: Pick<Brand, 'countries' | 'register'>,
  countryDialingCode: string,
  typed: string,
): MobileNumber {
  const mobileNum = normalized(typed);
  const rule = { ...register.rules.mobileNum, enabled: true, required: true };
  const admitted = countries.some((country) => country.countryDialingCode === countryDialingCode);
  if (!admitted || brokenRule(rule, mobileNum) !== undefined) throw new Failure('mobile_number_invalid');
  return { dialingCode: countryDialingCode, mobileNum: mobileNum.replace(/^0/, '') };
}

/** The number as the world dials it, digits only. */
export function wholeNumber({ dialingCode, mobileNum }: MobileNumber): string {
  return dialingCode + mobileNum;
}

/** The number of which only the last digits are told. */
export function maskedNumber({ mobileNum }: Pick<MobileNumber, 'mobileNum'>): string {
  return `******${mobileNum.slice(-4)}`;
}
