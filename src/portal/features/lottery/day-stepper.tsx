import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatDay } from '../../lib/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useLottery } from './use-lottery.ts';

/** Goes from the shown day to the one before or after. */
export function DayStepper() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { day, earlier, later, showDay } = useLottery();
  return (
    <div className="flex items-center gap-2">
      <IconButton
        variant="box"
        size="sm"
        label={t('lottery.dayBefore')}
        aria-disabled={earlier === undefined}
        onClick={() => earlier && showDay(earlier)}
        className="aria-disabled:opacity-40 print:hidden"
      >
        <ChevronLeft size={18} aria-hidden="true" />
      </IconButton>
      <span aria-live="polite" className="num min-w-26 text-center text-sm font-semibold">
        {formatDay(day, locale)}
      </span>
      <IconButton
        variant="box"
        size="sm"
        label={t('lottery.dayAfter')}
        aria-disabled={later === undefined}
        onClick={() => later && showDay(later)}
        className="aria-disabled:opacity-40 print:hidden"
      >
        <ChevronRight size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
