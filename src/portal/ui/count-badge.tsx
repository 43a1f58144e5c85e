import { cn } from '../lib/cn.ts';

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
        'num inline-block h-4.5 min-w-4.5 rounded-full bg-danger px-1 text-center text-[11px]/4.5 font-bold text-danger-contrast',
        className,
      )}
    >
      {count > max ? `${max}+` : count}
    </span>
  );
}
