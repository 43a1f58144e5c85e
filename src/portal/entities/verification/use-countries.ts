import { useMemo } from 'react';
import { useListCountryCodes } from '../../../../generated/client/system/system.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { DialCountry } from '../../ui/dial-code-box.tsx';

/** The countries of accepted numbers, in the server's order, which starts with the visitor's own (LOGIN-13). */
export function useCountries(): readonly DialCountry[] {
  const { locale } = useLanguage();
  const { data } = useListCountryCodes({ query: { staleTime: Number.POSITIVE_INFINITY } });
  return useMemo(() => {
    let names: Intl.DisplayNames | undefined;
    return (data ?? []).map(({ countryCode, countryDialingCode }) => ({
      code: countryCode,
      // Names are resolved lazily, because the first one makes the browser load all its locale data.
      get name() {
        names ??= new Intl.DisplayNames(locale, { type: 'region' });
        return names.of(countryCode) ?? countryCode;
      },
      dialingCode: countryDialingCode,
    }));
  }, [data, locale]);
}

/** The chosen code, else that of the first country. Empty until the countries are known. */
export function dialingCodeOf(countries: readonly DialCountry[], chosen: string): string {
  return chosen || (countries[0]?.dialingCode ?? '');
}
