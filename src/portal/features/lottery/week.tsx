import { useTranslation } from 'react-i18next';
import type { DrawWeekday } from '../../../../generated/client/model/index.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Card } from '../../ui/card.tsx';

/** Which stations draw on which day of the week. */
export function Week({ days }: { readonly days: readonly DrawWeekday[] }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return (
    <Card className="px-5 py-3.5">
      <h2 className="title mb-1.5">{t('lottery.week')}</h2>
      <ul>
        {days.map(({ weekday, localTime, stations }) => (
          <li key={weekday} className="flex min-h-10 items-center gap-3 border-t border-line text-sm first:border-t-0">
            {/* 5 January 1970 was a Monday. */}
            <span className="w-24 flex-none font-medium">{name.format(Date.UTC(1970, 0, 4 + weekday))}</span>
            <span className="flex-1 text-text-2">{stations.map((station) => station.name).join(', ')}</span>
            <span className="num text-text-2">{localTime}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-xs text-text-2">{t('lottery.weekZone')}</p>
    </Card>
  );
}
