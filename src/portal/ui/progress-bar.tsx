import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

type ProgressBarProps = Omit<ComponentProps<'progress'>, 'children'> &
  ({ readonly 'aria-label': string } | { readonly 'aria-labelledby': string });

/** A share of a whole as a bar in the brand's colour; browsers would draw it in green. */
export function ProgressBar({ className, ...rest }: ProgressBarProps) {
  return (
    <progress
      {...rest}
      className={cn(
        'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-surface-3 forced-colors:appearance-auto',
        '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-brand-graphic',
        '[&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand-graphic',
        className,
      )}
    />
  );
}
