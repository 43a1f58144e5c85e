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
        'num inline-block h-[1.64em] min-w-[1.64em] rounded-full bg-danger px-1 text-center text-[11px]/[1.64] font-bold text-danger-contrast',
        className,
      )}
    >
      {count > max ? `${max}+` : count}
    </span>
  );
}
