import { cn } from '../lib/cn.ts';

type SkeletonProps = {
  readonly className?: string | undefined;
  /** Without the sheen, which costs rendering time in every frame. */
  readonly still?: boolean;
};

/**
 * A placeholder for loading content; size it with classes. It appears after 200 ms, so that fast answers do not
 * flicker.
 */
export function Skeleton({ className, still }: SkeletonProps) {
  return <span aria-hidden="true" data-still={still} className={cn('skeleton block', className)} />;
}

type SpinnerProps = {
  /** Spoken as a status; without it the ring is decoration beside something that speaks. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
};

/** A ring of 16 px in the current colour. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })} className={className}>
      <span className={cn('block size-4 animate-spin rounded-full border-2 border-current border-t-transparent')} />
    </span>
  );
}
