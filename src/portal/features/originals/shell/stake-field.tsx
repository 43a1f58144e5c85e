import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { InhouseRules } from '../../../../../generated/client/model/index.ts';
import { compareAmounts, leastAmount, multiplyAmount } from '../../../../shared/money/amount.ts';
import { amountText } from '../../../entities/money/amount-text.ts';
import { useMoneyUnit } from '../../../entities/money/use-money-unit.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { cn } from '../../../lib/cn.ts';
import { Button } from '../../../ui/button.tsx';

type StakeFieldProps = {
  readonly rules: InhouseRules;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The parsed stake; undefined while the text is no amount. */
  readonly stake: string | undefined;
  readonly error: string | undefined;
  readonly disabled: boolean;
};

/** The stake with its limits, and buttons that halve and double it within them. */
export function StakeField({ rules, text, onText, stake, error, disabled }: StakeFieldProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const unit = useMoneyUnit();
  const id = useId();
  const { minStake, maxStake } = rules;
  const change = (factor: string) => {
    const next = multiplyAmount(stake ?? minStake, factor, unit.decimals);
    const within = leastAmount(maxStake, compareAmounts(next, minStake) < 0 ? minStake : next);
    onText(amountText(within, locale));
  };
  return (
    <div className={cn('grid gap-1.5', disabled && 'opacity-62')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <label htmlFor={id} className="text-sm font-medium text-text-2">
          {t('originals.stake')}
        </label>
        <span id={`${id}-limits`} className="num text-xs text-text-2">
          {t('originals.stakeLimits', { min: unit.write(minStake), max: unit.write(maxStake) })}
        </span>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_48px_48px] gap-2">
        <div
          className={cn(
            'flex h-touch min-w-0 items-center gap-2 rounded-md border bg-surface-2 px-3.5 light:bg-surface-1',
            'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-focus',
            error ? 'border-danger' : 'border-line-control',
          )}
        >
          <span aria-hidden="true" className="num text-sm text-text-3">
            {unit.symbol}
          </span>
          <input
            id={id}
            type="text"
            inputMode={unit.decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            spellCheck={false}
            maxLength={30}
            value={text}
            disabled={disabled}
            onChange={(event) => onText(event.target.value)}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-limits ${id}-error`}
            className="num w-full min-w-0 bg-transparent text-md text-text-1 outline-none touch:text-lg"
          />
        </div>
        <Button className="h-touch! px-0!" disabled={disabled} onClick={() => change('0.50')}>
          <span aria-hidden="true">½</span>
          <span className="sr-only">{t('originals.halve')}</span>
        </Button>
        <Button className="h-touch! px-0!" disabled={disabled} onClick={() => change('2.00')}>
          <span aria-hidden="true">2×</span>
          <span className="sr-only">{t('originals.double')}</span>
        </Button>
      </div>
      <p id={`${id}-error`} role={error ? 'alert' : undefined} className="text-xs text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}
