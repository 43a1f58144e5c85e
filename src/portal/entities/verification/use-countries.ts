import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getListCountryCodesQueryOptions, useListCountryCodes } from '#generated/client/system/system.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { DialCountry } from '../../ui/dial-code-box.tsx';

const keptForGood = { query: { staleTime: Number.POSITIVE_INFINITY } };

/** The countries of accepted numbers, in the server's order, which starts with the visitor's own (LOGIN-13). */
export function useCountries(): readonly DialCountry[] {
  const { locale } = useLanguage();
  const { data } = useListCountryCodes(keptForGood);
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

/** What `dialingCodeOf` says once the countries are known, which are waited for: a quick hand sends before they are. */
export function useDialingCode(): (chosen: string) => Promise<string> {
  const queries = useQueryClient();
  return async (chosen) => {
    if (chosen) return chosen;
    const [first] = await queries.ensureQueryData(getListCountryCodesQueryOptions(keptForGood));
    return first?.countryDialingCode ?? '';
  };
}
