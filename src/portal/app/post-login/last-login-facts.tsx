import { useTranslation } from 'react-i18next';
import type { LastLogin } from '#generated/model/index.ts';
import { useDates } from '../../access/use-dates.ts';
import { deviceName } from '../../entities/session/device-name.ts';
import { useLanguage } from '../../i18n/use-language.ts';

type LastLoginFactsProps = {
  readonly last: LastLogin;
  /** The member reports an unknown login. */
  readonly onNotMe: () => void;
};

/** Time, location and device of the previous login, for the member to recognise. */
export function LastLoginFacts({ last, onNotMe }: LastLoginFactsProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const dates = useDates();
  const country = last.country && new Intl.DisplayNames(locale, { type: 'region' }).of(last.country);
  const facts = [
    { label: t('postLogin.last'), value: dates.write(Date.parse(last.at)) },
    { label: t('postLogin.place'), value: country || last.ip || t('postLogin.unknown') },
    { label: t('postLogin.device'), value: deviceName(t, last.device) },
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-surface-2 pr-4">
      <dl className="flex flex-wrap divide-line sm:divide-x">
        {facts.map(({ label, value }) => (
          <div key={label} className="px-4 py-2.5">
            <dt className="text-xs text-text-3">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        onClick={onNotMe}
        className="target px-4 pb-3 text-sm font-semibold text-brand-text underline-offset-2 hover:underline sm:p-0"
      >
        {t('postLogin.notYou')}
      </button>
    </div>
  );
}
