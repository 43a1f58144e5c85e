import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '../../../lib/cn.ts';

type StepperProps = {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
};

const BUTTON =
  'grid size-8.5 flex-none place-items-center text-text-2 hover:text-text-1 aria-disabled:opacity-40 touch:size-touch';

/** A whole number to type, with buttons that go one up and down. */
export function Stepper({ label, labelHidden = false, value, min, max, onChange }: StepperProps) {
  const { t } = useTranslation();
  const id = useId();
  // While it is typed the text may be no number in the limits.
  const [typed, setTyped] = useState<string>();
  const step = (by: number) => {
    setTyped(undefined);
    onChange(Math.min(max, Math.max(min, value + by)));
  };
  const type = (text: string) => {
    setTyped(text);
    const number = /^\d{1,6}$/.test(text) ? Number(text) : undefined;
    if (number !== undefined && number >= min && number <= max) onChange(number);
  };
  const isWrong = typed !== undefined && typed !== String(value);
  return (
    <div className="flex items-center gap-2.5">
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
          className={BUTTON}
        >
          <Minus size={16} aria-hidden="true" />
        </button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed ?? String(value)}
          onChange={(event) => type(event.target.value.trim())}
          onBlur={() => setTyped(undefined)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-limits` : undefined}
          className={cn(
            'num h-8.5 w-11 bg-transparent touch:h-touch text-center text-sm outline-none',
            isWrong && 'text-danger',
          )}
        />
        <button
          type="button"
          aria-label={t('betting.more', { name: label })}
          aria-disabled={value >= max}
          onClick={() => step(1)}
          className={BUTTON}
        >
          <Plus size={16} aria-hidden="true" />
        </button>
      </div>
      {isWrong && (
        <span id={`${id}-limits`} role="alert" className="num text-xs text-danger">
          {t('betting.between', { min, max })}
        </span>
      )}
    </div>
  );
}
