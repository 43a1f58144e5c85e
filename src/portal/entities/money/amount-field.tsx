import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { cn } from '../../lib/cn.ts';
import { AmountInput } from './amount-input.tsx';
import { amountText, quickAmounts } from './amount-text.ts';
import { type AmountLimits, type AmountUnit, isOutOfReach } from './use-amount.ts';

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
        {...{ id, text, unit, onChange, onLeave }}
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
