import { type ComponentType, lazy, Suspense } from 'react';
import { loadArea } from '../../../i18n/i18n.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import type { BettingProps } from './betting.tsx';
import { BettingSkeleton } from './betting-skeleton.tsx';

const Betting = lazy<ComponentType<BettingProps>>(async () => {
  const [part] = await Promise.all([import('./betting.tsx'), loadArea('betting'), loadArea('money')]);
  return { default: part.Betting };
});

type LazyBettingProps = Omit<BettingProps, 'draws'> & {
  /** Undefined while they load. */
  readonly draws: BettingProps['draws'] | undefined;
};

/** Betting, whose code loads after the results are drawn. */
export function LazyBetting({ draws, ...props }: LazyBettingProps) {
  const isHydrated = useHydrated();
  if (!isHydrated || draws === undefined) return <BettingSkeleton />;
  return (
    <Suspense fallback={<BettingSkeleton />}>
      <Betting {...props} draws={draws} />
    </Suspense>
  );
}
