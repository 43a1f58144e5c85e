import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LotteryGameDetail, LotteryLinePayload, PlayType } from '#generated/model/index.ts';
import { useMoneyUnit } from '#portal/entities/money/amount.tsx';
import { useLanguage } from '#portal/i18n/language.ts';
import { cn } from '#portal/lib/cn.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Button } from '#portal/ui/button.tsx';
import { Segmented } from '#portal/ui/segmented.tsx';
import { addAmounts, compareAmounts } from '#shared/money/amount.ts';
import { figuresOf } from './play.ts';

type StakeBarProps = {
  readonly play: PlayType;
  readonly detail: LotteryGameDetail;
  /** What the picks make; none while they make no combination. */
  readonly entries: readonly LotteryLinePayload[];
  readonly unit: string;
  readonly multiple: number;
  readonly onUnit: (unit: string) => void;
  readonly onMultiple: (multiple: number) => void;
  /** Puts the entries into the slip; undefined where the game takes no bets now. */
  readonly onAdd: (() => void) | undefined;
};

/** Unit and multiple, and what the picks cost and can win. */
export function StakeBar({ play, detail, entries, unit, multiple, onUnit, onMultiple, onAdd }: StakeBarProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { decimals, write } = useMoneyUnit();
  const figures = entries.flatMap((line) => figuresOf(play, line, decimals) ?? []);
  const lines = figures.reduce((sum, one) => sum + one.lines, 0);
  const combinations = figures.reduce((sum, one) => sum + one.combinations, 0);
  const stake = figures.reduce((sum, one) => addAmounts(sum, one.stake), '0.00');
  const best = [...figures].sort((one, other) => compareAmounts(other.payout, one.payout))[0];
  const count = (number: number) => formatNumber(number, locale);
  const tooMany = lines > detail.maxLines;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3 border-t border-line bg-surface-1 px-5 py-3 lg:sticky lg:bottom-0 lg:z-raised">
      <div className="flex items-center gap-2">
        <span aria-hidden="true" className="text-sm text-text-2">
          {t('betting.unit')}
        </span>
        <Segmented
          size="sm"
          label={t('betting.unit')}
          options={detail.units.map((value) => ({ value, label: <span className="num">{write(value)}</span> }))}
          value={unit}
          onChange={onUnit}
        />
      </div>
      <Stepper
        size="sm"
        label={t('betting.multiple')}
        value={multiple}
        min={1}
        max={mostMultiple(play, detail, unit)}
        onChange={onMultiple}
      />
      <div className="flex grow flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <p aria-live="polite" className="text-right text-xs/4 text-text-2">
          <span className="num block text-[15px]/4.5 font-semibold text-text-1">{write(stake)}</span>
          <span className="num block">
            {lines !== combinations &&
              `${t('betting.combinations', { count: combinations, shown: count(combinations) })}, `}
            {t('betting.lines', { count: lines, shown: count(lines) })}
          </span>
          {best && (
            <span className="num block">
              {t(play.paysPerHit ? 'betting.winHit' : 'betting.win', { amount: write(best.payout) })}
              {best.isCut && ` ${t('betting.cut')}`}
            </span>
          )}
        </p>
        {onAdd && (
          <Button onClick={onAdd} disabled={entries.length === 0 || tooMany} className="px-3!">
            <Plus size={18} aria-hidden="true" />
            {t('betting.add')}
          </Button>
        )}
      </div>
      {tooMany && (
        <p role="alert" className="basis-full text-sm text-danger">
          {t('betting.excess.lines', { max: count(detail.maxLines) })}
        </p>
      )}
    </div>
  );
}

/** The greatest multiple that the limits of the game and of a line allow. */
export function mostMultiple(play: PlayType, { maxMultiple }: LotteryGameDetail, unit: string): number {
  // Amounts of few digits: the quotient is exact enough to be rounded down.
  const byStake = Math.floor(Number(play.maxStakePerLine) / Number(unit) + 1e-9);
  return Math.max(1, Math.min(maxMultiple, byStake));
}

type StepperProps = {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** How the number is written, where it is not plain, and how such a text is read. */
  readonly text?: { readonly write: (value: number) => string; readonly read: (text: string) => number | undefined };
  readonly size?: 'sm' | 'md';
};

const BUTTON =
  'grid flex-none place-items-center text-text-2 hover:text-text-1 aria-disabled:opacity-40 touch:size-touch';

const plain = {
  write: String,
  read: (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : undefined),
};

/** A whole number to type, with buttons that go one up and down. */
export function Stepper({
  label,
  labelHidden = false,
  value,
  min,
  max,
  onChange,
  text = plain,
  size = 'md',
}: StepperProps) {
  const { t } = useTranslation();
  const id = useId();
  // While it is typed the text may be no number in the limits.
  const [typed, setTyped] = useState<string>();
  const step = (by: number) => {
    setTyped(undefined);
    onChange(Math.min(max, Math.max(min, value + by)));
  };
  const type = (next: string) => {
    setTyped(next);
    const number = text.read(next);
    if (number !== undefined && number >= min && number <= max) onChange(number);
  };
  const isWrong = typed !== undefined && text.read(typed) !== value;
  const button = cn(BUTTON, size === 'sm' ? 'h-8.5 w-7' : 'size-8.5');
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm text-text-2'}>
        {label}
      </label>
      <div
        className={cn(
          'flex items-center rounded-md bg-surface-2 light:bg-surface-3',
          'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus',
        )}
      >
        <button
          type="button"
          aria-label={t('betting.less', { name: label })}
          aria-disabled={value <= min}
          onClick={() => step(-1)}
          className={button}
        >
          <Minus size={16} aria-hidden="true" />
        </button>
        <input
          id={id}
          type="text"
          inputMode={text === plain ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={typed ?? text.write(value)}
          onChange={(event) => type(event.target.value.trim())}
          onBlur={() => setTyped(undefined)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-limits` : undefined}
          className={cn(
            'num h-8.5 bg-transparent touch:h-touch touch:min-w-touch text-center text-sm outline-none touch:text-lg',
            text === plain ? (size === 'sm' ? 'w-7.5' : 'w-10') : 'w-16',
            isWrong && 'text-danger',
          )}
        />
        <button
          type="button"
          aria-label={t('betting.more', { name: label })}
          aria-disabled={value >= max}
          onClick={() => step(1)}
          className={button}
        >
          <Plus size={16} aria-hidden="true" />
        </button>
      </div>
      {isWrong && (
        <span id={`${id}-limits`} role="alert" className="num text-xs text-danger">
          {t('betting.between', { min: text.write(min), max: text.write(max) })}
        </span>
      )}
    </div>
  );
}
