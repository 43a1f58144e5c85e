import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '#portal/lib/cn.ts';

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
