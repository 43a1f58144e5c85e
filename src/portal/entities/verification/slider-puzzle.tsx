import { ArrowRight } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SliderChallenge, SliderDrag } from '#generated/model/index.ts';
import { cn } from '../../lib/cn.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSliderDrag } from './use-slider-drag.ts';

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
