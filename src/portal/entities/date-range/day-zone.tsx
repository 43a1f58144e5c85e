import { useTranslation } from 'react-i18next';
import { useBrandZone } from '../../access/use-dates.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { now } from '../../lib/clock.ts';
import { formatOffset } from '../../lib/format.ts';

/** Names the time zone in which days begin, that of the brand. */
export function DayZone() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const offset = formatOffset(now(), locale, useBrandZone());
  return <span className="text-xs text-text-3">{t('lists.range.zone', { offset })}</span>;
}
