import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed' | 'type'> & {
  readonly selected: boolean;
  /** Icon of 14 px. */
  readonly icon?: ReactNode | undefined;
  readonly count?: number | string | undefined;
};

/** A filter that is on or off. Selected is inverse ink, not brand: a filter is not the next step. */
export function Chip({ selected, icon, count, className, children, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={selected}
      className={cn(
        'target inline-flex h-8.5 flex-none items-center gap-1.5 rounded-full border px-3 text-sm whitespace-nowrap transition-colors',
        selected
          ? 'border-transparent bg-text-1 font-semibold text-surface-0'
          : 'border-line bg-surface-1 font-medium text-text-2 hover:border-line-strong hover:text-text-1',
        className,
      )}
    >
      {icon}
      {children}
      {count !== undefined && (
        <>
          {/* keeps label and count apart where they are spoken */}{' '}
          <span className={cn('num text-xs font-medium', selected ? 'opacity-70' : 'text-text-3')}>{count}</span>
        </>
      )}
    </button>
  );
}
