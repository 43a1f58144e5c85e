import { useMemo, useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import { type DateStyle, formatDate, formatOffset } from '../lib/format.ts';
import { useSite } from './site.ts';

const never = () => () => undefined;
const visitorZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone of the brand's clocks, by which its days, limits and draws go. */
export function useBrandZone(): string {
  return useSite()?.brand.timeZone ?? 'UTC';
}

/**
 * Writes moments in one zone, the visitor's. The server does not know it: it writes in the brand's, and so does the first
 * render in the browser, so that both agree.
 */
export function useDates() {
  const { locale } = useLanguage();
  const brandZone = useBrandZone();
  const zone = useSyncExternalStore(never, visitorZone, () => brandZone);
  return useMemo(
    () => ({
      zone,
      write: (time: number, style?: DateStyle) => formatDate(time, locale, style, zone),
      /** The zone in words, as it is at the moment: `GMT+7`. */
      zoneAt: (time: number) => formatOffset(time, locale, zone),
      /** The time of day on the brand's clocks, undefined where the visitor's show the same. */
      brandTime: (time: number) =>
        formatOffset(time, locale, zone) === formatOffset(time, locale, brandZone)
          ? undefined
          : formatDate(time, locale, 'time', brandZone),
    }),
    [zone, brandZone, locale],
  );
}
