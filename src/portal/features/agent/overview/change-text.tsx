import { useTranslation } from 'react-i18next';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { cn } from '#portal/lib/cn.ts';
import { changeOf } from './change-of.ts';

type ChangeTextProps = {
  readonly value: string;
  readonly previous: string;
  /** The figure of the period before in words. */
  readonly before: string;
  /** More is neither good nor bad. */
  readonly isNeutral?: boolean | undefined;
};

/** The change against the period before in percent; where that had nothing, its figure. */
export function ChangeText({ value, previous, before, isNeutral = false }: ChangeTextProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const change = changeOf(value, previous);
  const words = t('team.before', { value: before });
  if (change === undefined) return <span className="text-xs text-text-3">{words}</span>;
  return (
    <span
      title={words}
      className={cn(
        'num text-xs sm:text-sm',
        isNeutral || change === 0 ? 'text-text-2' : change > 0 ? 'text-success' : 'text-danger',
      )}
    >
      {percentOf(change, locale)}
      <span className="sr-only">, {words}</span>
    </span>
  );
}

/** With its sign and one decimal: `+12.4%`, in Vietnamese `+12,4%`. */
function percentOf(share: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    ...{ style: 'percent', signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 },
  });
  return format.format(share).replace('-', '\u2212');
}
