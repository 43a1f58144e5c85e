import { type ReactNode, useId } from 'react';
import { cn } from '../lib/cn.ts';

type SegmentedProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** `sm` for the head of a narrow panel. */
  readonly size?: 'sm' | 'md' | undefined;
  readonly className?: string | undefined;
};

/** Two to four peers inside a form, one of them chosen. Radio buttons, so the arrow keys come with the platform. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  size = 'md',
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cn(
        'inline-flex max-w-full flex-wrap gap-0.5 rounded-md bg-surface-2 p-[3px] light:bg-surface-3',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cn(
            'target inline-flex flex-1 cursor-pointer items-center justify-center gap-1.5 rounded-sm text-sm font-medium whitespace-nowrap text-text-2',
            size === 'sm' ? 'h-7 px-2 touch:min-w-touch' : 'h-8.5 px-4',
            'has-checked:bg-surface-3 has-checked:font-semibold has-checked:text-text-1 has-checked:shadow-1 light:has-checked:bg-surface-1',
            'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
