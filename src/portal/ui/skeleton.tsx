import { cn } from '../lib/cn.ts';

/** The shape of what is coming; size it with classes. It appears after 200 ms, so that fast answers do not flicker. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return <span aria-hidden="true" className={cn('skeleton block', className)} />;
}
