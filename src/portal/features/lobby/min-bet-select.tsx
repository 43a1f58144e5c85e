import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../access/site.ts';
import { useMoney } from '../../access/use-money.ts';

type MinBetSelectProps = {
  readonly value: string | undefined;
  readonly onChange: (minBet: string | undefined) => void;
};

/** The filter for games with at most this minimum stake, by the steps of the currency. */
export const MinBetSelect = memo(function MinBetSelect({ value, onChange }: MinBetSelectProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const steps = useSite()?.brand.currency.minBets ?? [];
  // An address may name another stake.
  const offered = value === undefined || steps.includes(value) ? steps : [...steps, value];
  if (offered.length === 0) return null;
  return (
    <label className="relative flex h-9 flex-none items-center gap-2 rounded-sm text-sm whitespace-nowrap text-text-2 touch:h-touch">
      {t('lobby.minBet')}
      <select
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        className="h-full cursor-pointer appearance-none [field-sizing:content] rounded-sm bg-surface-0 pr-6 font-semibold text-text-1"
      >
        <option value="">{t('lobby.anyBet')}</option>
        {offered.map((bet) => (
          <option key={bet} value={bet}>
            {write(bet)}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" className="pointer-events-none absolute right-0" />
    </label>
  );
});
