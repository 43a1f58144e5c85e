import { useEffect, useLayoutEffect, useState } from 'react';
import type { InhouseRound } from '#generated/model/index.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';
import { useMediaQuery } from '../../lib/browser-state.ts';

interface Motion {
  /** Animates an element that is shown. */
  readonly animate: (element: Element | null, frames: Keyframe[], timing: KeyframeAnimationOptions) => void;
  /** Does something at a time, in ms from the beginning. */
  readonly at: (time: number, action: () => void) => void;
}

/**
 * Begins to move when an outcome plays out, and ends when it has: then the elements show their own state again. With
 * reduced motion nothing moves.
 */
export function useMotion(running: boolean, start: (motion: Motion) => void) {
  const moves = !useStill() && running;
  const begin = useStableCallback(start);
  useLayoutEffect(() => {
    if (!moves) return;
    const animations: Animation[] = [];
    const timers: ReturnType<typeof setTimeout>[] = [];
    begin({
      animate: (element, frames, timing) => {
        if (element) animations.push(element.animate(frames, timing));
      },
      at: (time, action) => timers.push(setTimeout(action, time)),
    });
    return () => {
      for (const animation of animations) animation.cancel();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [moves, begin]);
}

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
