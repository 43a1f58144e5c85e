import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { dialledNumber } from '#shared/validation/digits.ts';
import type { DialCountry } from '../../ui/dial-code-box.tsx';

/** A mobile number and its country's dialling code, digits only. */
export type WholeNumber = { readonly dialingCode: string; readonly mobileNum: string };

type Country = Pick<DialCountry, 'code' | 'dialingCode'>;

/**
 * The number and the country in a text that names its country: `+84 901 234 567`, `0084 901…`, or `84901…` unless that
 * is a number of the chosen country. Undefined for any other text, and for countries that are not in the list.
 */
export function wholeNumberIn(typed: string, chosen: string, countries: readonly Country[]): WholeNumber | undefined {
  const dialled = dialledNumber(typed);
  if (dialled === undefined) return undefined;
  const isWhole = dialled.startsWith('+');
  if (!isWhole && nationalNumber(dialled, chosen, countries) !== undefined) return undefined;
  const number = parsePhoneNumberFromString(isWhole ? dialled : `+${dialled}`, { extract: false });
  const isListed = countries.some(({ dialingCode }) => dialingCode === number?.countryCallingCode);
  if (!number?.isValid() || !isListed) return undefined;
  return { dialingCode: number.countryCallingCode, mobileNum: number.nationalNumber };
}

/** The number of the chosen country without leading zero or country code; undefined if the text is none. */
function nationalNumber(dialled: string, chosen: string, countries: readonly Country[]): string | undefined {
  const country = countries.find(({ dialingCode }) => dialingCode === chosen)?.code;
  if (country === undefined || !isSupportedCountry(country)) return undefined;
  const number = parsePhoneNumberFromString(dialled, { defaultCountry: country, extract: false });
  return number?.countryCallingCode === chosen && number.isValid() ? number.nationalNumber : undefined;
}
