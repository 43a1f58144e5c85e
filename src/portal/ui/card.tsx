import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

/** A surface with a thin border. At most one card inside another. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cn('rounded-lg border border-line bg-surface-1 light:shadow-1', className)} />;
}
