import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'>;

/** A checkbox; the children are its label. Further props, `ref` among them, go to the input. */
export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <label className={cn('target inline-flex cursor-pointer items-start gap-2.5 text-sm text-text-2', className)}>
      <span className="relative mt-px grid flex-none place-items-center">
        <input
          {...input}
          type="checkbox"
          className="peer relative z-raised size-4.5 appearance-none rounded-[5px] border-[1.5px] border-line-control checked:border-brand checked:bg-brand light:checked:border-brand-line"
        />
        <Check
          size={13}
          strokeWidth={3}
          aria-hidden="true"
          className="pointer-events-none absolute z-raised text-brand-contrast opacity-0 peer-checked:opacity-100"
        />
      </span>
      {children}
    </label>
  );
}

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'>;

/** Something that is on or off at once; the children are its label. On is inverse ink, as for filters. */
export function Switch({ children, className, ...input }: SwitchProps) {
  return (
    <label
      className={cn(
        'target inline-flex items-center gap-3 has-enabled:cursor-pointer has-disabled:text-text-3',
        className,
      )}
    >
      <span className="relative flex-none">
        <input
          {...input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state itself
          role="switch"
          className="peer relative z-raised block h-5.5 w-9.5 appearance-none rounded-full border border-line-control bg-surface-3 transition-colors checked:border-text-1 checked:bg-text-1 disabled:opacity-50"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute z-raised top-[3px] left-[3px] size-4 rounded-full bg-text-2 transition-transform peer-checked:translate-x-4 peer-checked:bg-surface-0 forced-colors:border"
        />
      </span>
      {children}
    </label>
  );
}
