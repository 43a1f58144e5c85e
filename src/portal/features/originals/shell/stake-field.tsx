import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetBalance } from '#generated/client/wallet/wallet.ts';
import type { InhouseRules } from '#generated/model/index.ts';
import { isTrial } from '#portal/access/session.ts';
import { useModals } from '#portal/access/use-modals.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { amountText, useMoneyUnit } from '#portal/entities/money/amount.tsx';
import { AmountInput } from '#portal/entities/money/amount-field.tsx';
import { playableOn } from '#portal/entities/wallet/use-balance.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { cn } from '#portal/lib/cn.ts';
import { Button } from '#portal/ui/button.tsx';
import { compareAmounts, leastAmount, multiplyAmount } from '#shared/money/amount.ts';
import type { RoundNote } from '../round/round-notice.tsx';

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
          id={id}
          text={text}
          unit={unit}
          disabled={disabled}
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

/** What can be played here where it does not cover a stake; undefined where it does, or while either is not known. */
export function useShortage(stake: string | undefined): string | undefined {
  const playable = playableOn(useGetBalance().data, 'INHOUSE');
  if (stake === undefined || playable === undefined) return undefined;
  return compareAmounts(stake, playable) > 0 ? playable : undefined;
}

/** The note of a round, unless it is a refusal in whose place the shortage is told. */
export function unlessShort(note: RoundNote | undefined, short: string | undefined): RoundNote | undefined {
  return note?.kind === 'refused' && short !== undefined ? undefined : note;
}

/** Says that a stake is above what can be played here, with the way to a deposit. Play credit has none. */
export function Shortage({ playable }: { readonly playable: string }) {
  const { t } = useTranslation();
  const write = useMoney();
  const { open } = useModals();
  return (
    <div role="status" className="grid gap-2 rounded-md bg-warn-soft px-3.5 py-2.5 text-sm text-warn">
      <p>{t(isTrial() ? 'originals.shortTrial' : 'originals.short', { amount: write(playable) })}</p>
      {!isTrial() && (
        <Button onClick={() => open('memberCenter', { own: true, panel: 'depositv2' })}>
          {t('originals.deposit')}
        </Button>
      )}
    </div>
  );
}
