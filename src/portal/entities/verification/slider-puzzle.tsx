import { ArrowRight } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SliderChallenge, SliderDrag } from '#generated/model/index.ts';
import {
  solveSliderBodyOneTrackItemTMax,
  solveSliderBodyOneTrackItemXMax,
  solveSliderBodyOneTrackMax,
} from '#generated/zod/verification/verification.ts';
import { sliderKeys } from '#shared/validation/slider-keys.ts';
import { now } from '../../lib/clock.ts';
import { cn } from '../../lib/cn.ts';
import { Skeleton } from '../../ui/loading.tsx';

type SliderPuzzleProps = {
  /** Undefined while a puzzle is loading. */
  readonly challenge: SliderChallenge | undefined;
  readonly busy: boolean;
  readonly thumb: RefObject<HTMLDivElement | null>;
  readonly helpId: string;
  readonly onDone: (track: SliderDrag['track']) => void;
};

/** The picture with its gap, the piece, and the slider that moves it. The slider stays when the picture changes. */
export function SliderPuzzle({ challenge, busy, thumb, helpId, onDone }: SliderPuzzleProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const free = busy ? undefined : challenge;
  const scale = () => (frame.current?.clientWidth || 1) / (challenge?.width ?? 1);
  const { x, most, handlers } = useSliderDrag({ challenge: free, scale, onDone });
  const share = (pixels: number) => `${(100 * pixels) / (challenge?.width ?? 1)}%`;
  // The thumb is centred below the piece.
  const middle = challenge ? share(x + challenge.pieceWidth / 2) : '22px';

  return (
    <>
      <div ref={frame} className="relative overflow-hidden rounded-md bg-surface-3">
        {challenge ? (
          <>
            <img
              src={`data:image/png;base64,${challenge.background}`}
              alt=""
              width={challenge.width}
              height={challenge.height}
              draggable={false}
              className="block w-full select-none"
            />
            <img
              src={`data:image/png;base64,${challenge.piece}`}
              alt=""
              width={challenge.pieceWidth}
              height={challenge.pieceHeight}
              draggable={false}
              className="absolute h-auto select-none"
              style={{
                left: share(x),
                top: `${(100 * challenge.pieceY) / challenge.height}%`,
                width: share(challenge.pieceWidth),
              }}
            />
          </>
        ) : (
          <Skeleton className="aspect-2/1 w-full" />
        )}
      </div>
      <div className="relative flex h-touch items-center justify-end rounded-md border border-line-control bg-surface-2 pr-4 text-sm text-text-3 light:bg-surface-1">
        {x > 0 && (
          <span
            className="absolute inset-y-0 left-0 rounded-l-md bg-brand-soft"
            // The full distance to the middle of the thumb.
            style={{ width: middle }}
          />
        )}
        <span aria-hidden="true" className={cn('transition-opacity', x > 0 && 'opacity-0')}>
          {t('verification.slide')}
        </span>
        <div
          ref={thumb}
          role="slider"
          tabIndex={0}
          aria-label={t('verification.slideLabel')}
          aria-valuemin={0}
          aria-valuemax={most}
          aria-valuenow={x}
          aria-valuetext={t('verification.slid', { x, most })}
          aria-disabled={!free || undefined}
          aria-describedby={helpId}
          {...handlers}
          className={cn(
            'absolute -inset-y-px grid w-11 touch-none place-items-center rounded-md bg-text-1 text-surface-1 shadow-1 select-none',
            free ? 'cursor-grab active:cursor-grabbing' : 'opacity-60',
          )}
          style={{ left: `calc(${middle} - 22px)` }}
        >
          <ArrowRight size={18} aria-hidden="true" />
        </div>
      </div>
    </>
  );
}

/** The position of the puzzle piece, and its recorded track. */
type Drag = { readonly of: string; readonly x: number; readonly track: SliderTrack };

type Options = {
  readonly challenge: SliderChallenge | undefined;
  /** Screen pixels per picture pixel. */
  readonly scale: () => number;
  readonly onDone: (track: SliderDrag['track']) => void;
};

/** Moves the puzzle piece by pointer or keys, and records the track. */
function useSliderDrag({ challenge, scale, onDone }: Options) {
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

type Track = SliderDrag['track'];

/** How far a point may lie from the start, in either direction. */
const FAR = solveSliderBodyOneTrackItemXMax;

/** A recorded drag, in pixels of the picture. It starts at the given time; each move adds a point. */
export class SliderTrack {
  readonly #startedAt: number;
  #points: Track = [{ x: 0, y: 0, t: 0 }];

  constructor(startedAt: number) {
    this.#startedAt = startedAt;
  }

  add(x: number, y: number, at: number): void {
    // A long drag keeps its shape with half of its points.
    if (this.#points.length === solveSliderBodyOneTrackMax)
      this.#points = this.#points.filter((_, index) => index % 2 === 0);
    const t = Math.max(
      this.#points.at(-1)?.t ?? 0,
      Math.min(Math.round(at - this.#startedAt), solveSliderBodyOneTrackItemTMax),
    );
    this.#points.push({ x: within(x), y: within(y), t });
  }

  /** The track, with at least two points. */
  points(): Track {
    const [first] = this.#points;
    return first && this.#points.length === 1 ? [first, first] : this.#points;
  }
}

function within(distance: number): number {
  return Math.max(-FAR, Math.min(Math.round(distance), FAR));
}
