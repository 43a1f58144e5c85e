import { useLayoutEffect } from 'react';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';
import { useStill } from '../use-reveal.ts';

export interface Motion {
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
