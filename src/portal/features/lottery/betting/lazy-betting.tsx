import { type ComponentType, lazy, Suspense } from 'react';
import { loadArea } from '../../../i18n/i18n.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { BettingProps } from './betting.tsx';

const Betting = lazy<ComponentType<BettingProps>>(async () => {
  const [part] = await Promise.all([import('./betting.tsx'), loadArea('betting'), loadArea('money')]);
  return { default: part.Betting };
});

/** Betting, whose code loads after the results are drawn. */
export function LazyBetting(props: BettingProps) {
  const isHydrated = useHydrated();
  const waiting = <Skeleton className="h-150 rounded-lg" />;
  if (!isHydrated) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Betting {...props} />
    </Suspense>
  );
}
