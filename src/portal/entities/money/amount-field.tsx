import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { cn } from '../../lib/cn.ts';
import { type AmountLimits, type AmountUnit, amountText, isOutOfReach, quickAmounts } from './amount.tsx';

type AmountFieldProps = {
  readonly label: string;
  readonly text: string;
  readonly unit: AmountUnit;
  readonly limits: AmountLimits;
  /** The parsed amount; undefined while the text is no amount. */
  readonly amount: string | undefined;
  /** Shown after the field lost the focus or the form was submitted. */
  readonly error: string | undefined;
  /** Additional facts, such as a fee or the rest of the daily limit. */
  readonly hint?: string | undefined;
  /** The amounts of the buttons; round ones within the limits where none are given. */
  readonly presets?: readonly string[] | undefined;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
};

/** An amount field with its limits and buttons for round amounts. It stays text, so no input is rewritten. */
export function AmountField(props: AmountFieldProps) {
  const { label, text, unit, limits, amount, error, hint, presets, onChange, onLeave } = props;
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const id = useId();
  const range = { min: unit.write(limits.min), max: unit.write(limits.max) };
  const outOfReach = isOutOfReach(limits);
  const quick = presets ?? quickAmounts(limits.min, limits.max);
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-medium text-text-2">
        {label}
      </label>
      <AmountInput
        id={id}
        text={text}
        unit={unit}
        onChange={onChange}
        onLeave={onLeave}
        size="lg"
        describedBy={`${id}-limits ${id}-help`}
        invalid={Boolean(error)}
      >
        <span id={`${id}-limits`} className="text-sm text-text-3">
          {outOfReach ? t('money.least', range) : t('money.limits', range)}
        </span>
      </AmountInput>
      <p
        id={`${id}-help`}
        role={error ? 'alert' : undefined}
        className={cn('flex min-h-5 items-center gap-1.5 text-xs', error ? 'text-danger' : 'text-text-3')}
      >
        {error ? (
          <>
            <CircleAlert size={14} aria-hidden="true" />
            {error}
          </>
        ) : outOfReach ? (
          t('money.problem.outOfReach', range)
        ) : (
          [amount && t('money.readAs', { amount: unit.write(amount) }), hint].filter(Boolean).join(' ')
        )}
      </p>
      {quick.length > 0 && (
        <fieldset aria-label={t('money.quick')} className="grid grid-cols-[repeat(auto-fit,minmax(84px,1fr))] gap-2">
          {quick.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === amount}
              onClick={() => onChange(amountText(value, locale))}
              className={cn(
                'num h-10 rounded-md border px-2 text-sm touch:h-touch',
                value === amount
                  ? 'border-transparent bg-text-1 text-surface-0'
                  : 'border-line bg-surface-1 text-text-1 hover:bg-surface-3',
              )}
            >
              {unit.write(value)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

type AmountInputProps = {
  readonly id: string;
  readonly text: string;
  readonly unit: Pick<AmountUnit, 'decimals' | 'symbol'>;
  /** `lg` where the amount is the subject of the form. */
  readonly size: 'md' | 'lg';
  readonly describedBy: string;
  readonly invalid: boolean;
  readonly disabled?: boolean;
  readonly onChange: (text: string) => void;
  readonly onLeave?: () => void;
  /** Beside the amount, as far as there is room. */
  readonly children?: ReactNode;
};

const sizes = {
  md: { frame: 'h-touch gap-2 px-3.5', symbol: 'text-sm', input: 'w-full min-w-0 text-md touch:text-lg' },
  lg: {
    frame: 'min-h-16 flex-wrap gap-x-3 px-4.5 py-2',
    symbol: 'text-xl',
    input: 'min-w-24 flex-1 text-[26px]/8',
  },
} as const;

/** An input of an amount behind the symbol of its unit. It stays text, so no input is rewritten. */
export function AmountInput(props: AmountInputProps) {
  const { id, text, unit, size, describedBy, invalid, disabled, onChange, onLeave, children } = props;
  const look = sizes[size];
  return (
    <div
      className={cn(
        'flex min-w-0 items-center rounded-md border bg-surface-2 light:bg-surface-1',
        'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-focus',
        look.frame,
        invalid ? 'border-danger' : 'border-line-control',
      )}
    >
      {unit.symbol && (
        <span aria-hidden="true" className={cn('num text-text-3', look.symbol)}>
          {unit.symbol}
        </span>
      )}
      <input
        id={id}
        type="text"
        inputMode={unit.decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        spellCheck={false}
        value={text}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        className={cn('num bg-transparent text-text-1 outline-none', look.input)}
      />
      {children}
    </div>
  );
}
