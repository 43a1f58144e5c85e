import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { cn } from '../../lib/cn.ts';
import { formatNumber } from '../../lib/format.ts';

type PointsProps = { readonly count: number; readonly className?: string | undefined };

/** A number of points. The number comes first in both languages. */
export function Points({ count, className }: PointsProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <p className={cn('text-sm text-text-2', className)}>
      <span className="num text-lg text-text-1">{formatNumber(count, locale)}</span> {t('mall.points', { count })}
    </p>
  );
}
