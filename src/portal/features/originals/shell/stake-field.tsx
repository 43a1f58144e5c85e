import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { InhouseRules } from '#generated/model/index.ts';
import { amountText, useMoneyUnit } from '#portal/entities/money/amount.tsx';
import { AmountInput } from '#portal/entities/money/amount-field.tsx';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { cn } from '#portal/lib/cn.ts';
import { Button } from '#portal/ui/button.tsx';
import { compareAmounts, leastAmount, multiplyAmount } from '#shared/money/amount.ts';

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
        <AmountInput
          {...{ id, text, unit, disabled }}
          size="md"
          describedBy={`${id}-limits ${id}-error`}
          invalid={Boolean(error)}
          onChange={onText}
        />
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
