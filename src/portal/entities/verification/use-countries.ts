import { useMemo } from 'react';
import { useListCountryCodes } from '../../../../generated/client/system/system.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { DialCountry } from '../../ui/dial-code-box.tsx';

/** The countries whose numbers the brand takes, in the server's order: the visitor's own first (LOGIN-13). */
export function useCountries(): readonly DialCountry[] {
  const { locale } = useLanguage();
  const { data } = useListCountryCodes({ query: { staleTime: Number.POSITIVE_INFINITY } });
  return useMemo(() => {
    let names: Intl.DisplayNames | undefined;
    return (data ?? []).map(({ countryCode, countryDialingCode }) => ({
      code: countryCode,
      // For the first name the browser looks through all its locales, so they are asked for where one is read.
      get name() {
        names ??= new Intl.DisplayNames(locale, { type: 'region' });
        return names.of(countryCode) ?? countryCode;
      },
      dialingCode: countryDialingCode,
    }));
  }, [data, locale]);
}

/** What was chosen, else the first country's code. Empty until the countries are known. */
export function dialingCodeOf(countries: readonly DialCountry[], chosen: string): string {
  return chosen || (countries[0]?.dialingCode ?? '');
}
