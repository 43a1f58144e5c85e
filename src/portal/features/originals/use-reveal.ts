import { useEffect, useState } from 'react';
import type { InhouseRound } from '#generated/model/index.ts';
import { useMediaQuery } from '../../lib/browser-state.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';

/** Whether the visitor wants no motion. */
export function useStill(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}

/**
 * Whether the outcome of the round may be shown. An ended round is revealed after `ms` of animation; with reduced motion
 * or in a hidden tab, which has no frames, at once. Then `onSettled` runs, once for each round.
 */
export function useReveal(round: InhouseRound | undefined, ms: number, onSettled: () => void): boolean {
  const still = useStill();
  const settle = useStableCallback(onSettled);
  const [revealed, setRevealed] = useState<string>();
  const ended = round !== undefined && round.state !== 'open' ? round.roundId : undefined;
  useEffect(() => {
    if (ended === undefined || ended === revealed) return;
    const reveal = () => {
      setRevealed(ended);
      settle();
    };
    const timer = setTimeout(reveal, still || document.hidden ? 0 : ms);
    const onHide = () => {
      if (!document.hidden) return;
      clearTimeout(timer);
      reveal();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [ended, revealed, still, ms, settle]);
  return ended !== undefined && ended === revealed;
}
