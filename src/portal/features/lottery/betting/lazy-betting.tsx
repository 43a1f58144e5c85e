import { Suspense } from 'react';
import { lazyPart } from '#portal/i18n/lazy-part.ts';
import { useHydrated } from '#portal/lib/browser-state.ts';
import type { BettingProps } from './betting.tsx';
import { BettingSkeleton } from './betting-skeleton.tsx';

const Betting = lazyPart<BettingProps>(() => import('./betting.tsx').then((part) => part.Betting), 'betting', 'money');

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
