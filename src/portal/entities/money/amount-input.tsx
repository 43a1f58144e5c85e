import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import type { AmountUnit } from './use-amount.ts';

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
