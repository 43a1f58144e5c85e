import { Skeleton } from '#portal/ui/loading.tsx';

/** Betting while it loads, so high that what follows does not move on the screen when it is there. */
export function BettingSkeleton() {
  return (
    <>
      <Skeleton className="h-180 rounded-lg max-lg:min-h-dvh lg:[grid-area:board] xl:h-auto" />
      <Skeleton className="rounded-lg max-lg:hidden lg:[grid-area:slip]" />
    </>
  );
}
