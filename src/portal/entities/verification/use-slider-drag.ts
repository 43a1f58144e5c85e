import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { SliderChallenge, SliderDrag } from '#generated/model/index.ts';
import { sliderKeys } from '#shared/validation/slider-keys.ts';
import { now } from '../../lib/clock.ts';
import { SliderTrack } from './slider-track.ts';

/** The position of the puzzle piece, and its recorded track. */
type Drag = { readonly of: string; readonly x: number; readonly track: SliderTrack };

type Options = {
  readonly challenge: SliderChallenge | undefined;
  /** Screen pixels per picture pixel. */
  readonly scale: () => number;
  readonly onDone: (track: SliderDrag['track']) => void;
};

/** Moves the puzzle piece by pointer or keys, and records the track. */
export function useSliderDrag({ challenge, scale, onDone }: Options) {
  const [shown, setShown] = useState<Drag>();
  const drag = useRef<Drag>(undefined);
  const hold = useRef<{ readonly id: number; readonly x: number; readonly y: number; readonly from: number }>(
    undefined,
  );
  const most = challenge ? challenge.width - challenge.pieceWidth : 0;
  const x = shown && shown.of === challenge?.challengeId ? shown.x : 0;

  /** The drag of this puzzle; the next puzzle starts a new one. */
  function current({ challengeId }: SliderChallenge): Drag {
    if (drag.current?.of !== challengeId) drag.current = { of: challengeId, x: 0, track: new SliderTrack(now()) };
    return drag.current;
  }

  function moveTo(target: number, y = 0): void {
    if (!challenge) return;
    const next = { ...current(challenge), x: Math.round(Math.max(0, Math.min(target, most))) };
    next.track.add(next.x, y, now());
    drag.current = next;
    setShown(next);
  }

  function reset(): void {
    hold.current = undefined;
    drag.current = undefined;
    setShown(undefined);
  }

  function finish(): void {
    hold.current = undefined;
    if (drag.current && drag.current.x > 0) onDone(drag.current.track.points());
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!challenge || event.button !== 0 || hold.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      hold.current = { id: event.pointerId, x: event.clientX, y: event.clientY, from: current(challenge).x };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = hold.current;
      if (held?.id !== event.pointerId) return;
      const size = scale();
      moveTo(held.from + (event.clientX - held.x) / size, (event.clientY - held.y) / size);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (hold.current?.id === event.pointerId) finish();
    },
    onPointerCancel: reset,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (!challenge) return;
      const { leap } = sliderKeys;
      const step = event.shiftKey ? leap : sliderKeys.step;
      const targets: Readonly<Record<string, number>> = {
        ArrowRight: x + step,
        ArrowUp: x + step,
        ArrowLeft: x - step,
        ArrowDown: x - step,
        PageUp: x + leap,
        PageDown: x - leap,
        Home: 0,
        End: most,
      };
      const target = targets[event.key];
      if (target !== undefined) moveTo(target);
      else if (event.key === 'Enter' || event.key === ' ') finish();
      else return;
      event.preventDefault();
    },
  };
  return { x, most, handlers };
}
