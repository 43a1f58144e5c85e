import { cn } from '#portal/lib/cn.ts';

type WindowRingProps = {
  /** From 0 to 1. */
  readonly share: number;
  readonly className?: string | undefined;
};

/** How much of the window has passed. The text beside it says the same. */
export function WindowRing({ share, className }: WindowRingProps) {
  return (
    <svg viewBox="0 0 48 48" className={cn('-rotate-90', className)} aria-hidden="true">
      <circle cx="24" cy="24" r="21" fill="none" strokeWidth="5" className="stroke-surface-3" />
      <circle
        {...{ cx: 24, cy: 24, r: 21, fill: 'none', strokeWidth: 5, strokeLinecap: 'round', pathLength: 1 }}
        strokeDasharray={`${share} 1`}
        className="stroke-brand-graphic"
      />
    </svg>
  );
}
