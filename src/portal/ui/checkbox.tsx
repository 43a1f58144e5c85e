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
