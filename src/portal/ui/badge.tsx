import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

const TONE = {
  neutral: 'bg-surface-3 text-text-2',
  success: 'bg-success-soft text-success',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  brand: 'bg-brand-soft text-brand-text',
};

type BadgeProps = {
  readonly tone?: keyof typeof TONE | undefined;
  /** A word, because colour alone is not enough. */
  readonly children: ReactNode;
};

/** The state of something, in a word. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex h-5.5 items-center gap-1 rounded-xs px-2 text-2xs font-semibold whitespace-nowrap',
        TONE[tone],
      )}
    >
      {children}
    </span>
  );
}

type CountBadgeProps = {
  readonly count: number;
  /** Larger counts show as `99+`. */
  readonly max?: number | undefined;
  readonly className?: string | undefined;
};

/** The number of waiting items; nothing at zero. */
export function CountBadge({ count, max = 99, className }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={cn(
        'num inline-block h-[1.64em] min-w-[1.64em] rounded-full bg-danger px-1 text-center text-[11px]/[1.64] font-bold text-danger-contrast',
        className,
      )}
    >
      {count > max ? `${max}+` : count}
    </span>
  );
}
