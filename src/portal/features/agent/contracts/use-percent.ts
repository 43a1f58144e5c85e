import { useCallback } from 'react';
import { useLanguage } from '#portal/i18n/use-language.ts';

/** Of a whole. */
export const BASIS_POINTS = 10_000;

/** Writes basis points as percent with two decimals: 30 is `0.30%`, in Vietnamese `0,30%`. */
export function usePercent(): (basisPoints: number) => string {
  const { locale } = useLanguage();
  return useCallback(
    (basisPoints) =>
      new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 }).format(basisPoints / BASIS_POINTS),
    [locale],
  );
}
