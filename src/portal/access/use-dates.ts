import { useMemo, useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/language.ts';
import { type DateStyle, formatDate, formatOffset } from '../lib/format.ts';
import { useSite } from './site.ts';

const never = () => () => undefined;
const visitorZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The brand's time zone, which defines its days, limits and draws. */
export function useBrandZone(): string {
  return useSite()?.brand.timeZone ?? 'UTC';
}

/**
 * Formats times in the visitor's zone. The server does not know that zone and uses the brand's. The first render in the
 * browser does too, so both match.
 */
export function useDates() {
  const { locale } = useLanguage();
  const brandZone = useBrandZone();
  const zone = useSyncExternalStore(never, visitorZone, () => brandZone);
  return useMemo(
    () => ({
      zone,
      write: (time: number, style?: DateStyle) => formatDate(time, locale, style, zone),
      /** The zone's current offset as text: `GMT+7`. */
      zoneAt: (time: number) => formatOffset(time, locale, zone),
      /** The time of day in the brand's zone; undefined if the visitor's zone shows the same. */
      brandTime: (time: number) =>
        formatOffset(time, locale, zone) === formatOffset(time, locale, brandZone)
          ? undefined
          : formatDate(time, locale, 'time', brandZone),
    }),
    [zone, brandZone, locale],
  );
}
