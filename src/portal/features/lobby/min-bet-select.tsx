import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/money/format-money.ts';
import { useSite } from '../../access/site.ts';
import { minBets } from './lobby-filters.ts';

type MinBetSelectProps = {
  readonly value: string | undefined;
  readonly onChange: (minBet: string | undefined) => void;
};

/** The filter for games with at most this minimum stake. */
export const MinBetSelect = memo(function MinBetSelect({ value, onChange }: MinBetSelectProps) {
  const { t } = useTranslation();
  const currency = useSite()?.brand.currency;
  return (
    <label className="relative flex h-9 flex-none items-center gap-2 rounded-sm text-sm whitespace-nowrap text-text-2 touch:h-touch">
      {t('lobby.minBet')}
      <select
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        className="h-full cursor-pointer appearance-none [field-sizing:content] rounded-sm bg-surface-0 pr-6 font-semibold text-text-1"
      >
        <option value="">{t('lobby.anyBet')}</option>
        {minBets.map((bet) => (
          <option key={bet} value={bet}>
            {formatMoney(bet, { ...(currency && { symbol: currency.symbol }) })}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" className="pointer-events-none absolute right-0" />
    </label>
  );
});
