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
