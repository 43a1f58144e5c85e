import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Swiper from 'swiper';
import { cn } from '../../lib/cn.ts';
import { type BannerSize, bannerMeasures } from './banner-slide.tsx';

/** Everything that a moving carousel needs, loaded as one module. */
export const movingParts = { createSlider, Controls: CarouselControls };

type CarouselControlsProps = {
  readonly size: BannerSize;
  readonly count: number;
  readonly current: number;
  readonly paused: boolean;
  /** Absent where nothing moves by itself. */
  readonly onTogglePaused: (() => void) | undefined;
  readonly onGoTo: (banner: number) => void;
  readonly onNext: () => void;
  readonly onPrevious: () => void;
};

/** Dots and pause at the foot of the slide in the middle, arrows at the sides where there is room. */
function CarouselControls(props: CarouselControlsProps) {
  const { t } = useTranslation();
  const { size, count, current, paused } = props;
  return (
    <>
      <div
        className={cn(
          'pointer-events-none absolute inset-x-0 bottom-0 mx-auto flex items-center justify-end px-3 pb-1.5 touch:pb-0 lg:px-5',
          bannerMeasures[size].slide,
        )}
      >
        {Array.from({ length: count }, (_, banner) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
            key={banner}
            type="button"
            aria-label={t('home.slide', { number: banner + 1 })}
            aria-current={banner === current || undefined}
            onClick={() => props.onGoTo(banner)}
            className={cn(SMALL_TARGET, 'group/dot')}
          >
            <span className="h-1.5 w-1.5 rounded-full bg-on-art/40 transition-[width,background-color] group-aria-[current]/dot:w-5.5 group-aria-[current]/dot:bg-on-art" />
          </button>
        ))}
        {props.onTogglePaused && (
          <button
            type="button"
            aria-label={paused ? t('home.resume') : t('home.pause')}
            onClick={props.onTogglePaused}
            className={cn(SMALL_TARGET, 'text-on-art-2 hover:text-on-art')}
          >
            {paused ? (
              <Play size={12} aria-hidden="true" className="fill-current" />
            ) : (
              <Pause size={12} aria-hidden="true" className="fill-current" />
            )}
          </button>
        )}
      </div>
      {size === 'tall' && (
        <>
          <Arrow label={t('common.previous')} onClick={props.onPrevious} className="left-gutter">
            <ChevronLeft size={20} aria-hidden="true" />
          </Arrow>
          <Arrow label={t('common.next')} onClick={props.onNext} className="right-gutter">
            <ChevronRight size={20} aria-hidden="true" />
          </Arrow>
        </>
      )}
    </>
  );
}

// As tall as a finger and as wide as the row allows; touch users also drag the slides.
const SMALL_TARGET =
  'pointer-events-auto grid h-6 w-6 flex-none place-items-center touch:h-touch touch:content-end touch:pb-3';

type ArrowProps = {
  readonly label: string;
  readonly onClick: () => void;
  readonly className: string;
  readonly children: ReactNode;
};

function Arrow({ label, onClick, className, children }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={cn(
        'absolute top-1/2 hidden size-10 -translate-y-1/2 place-items-center rounded-full border border-line-strong bg-surface-1 text-text-1 shadow-2 transition-colors hover:bg-surface-3 lg:grid',
        className,
      )}
    >
      {children}
    </button>
  );
}

/** Distance between slides; the slides' own margin before the carousel takes over is the same. */
const GAP_PX = 16;

/** The moving part of a carousel. */
export type Slider = {
  readonly next: () => void;
  readonly previous: () => void;
  readonly goTo: (index: number) => void;
  readonly destroy: () => void;
};

/**
 * Takes over slides that are in the page: endless, centred, draggable. This module loads separately, after the first
 * slide is painted. `speedMs` is the time of a change; `onChange` gets the index of the middle slide.
 */
export function createSlider(root: HTMLElement, speedMs: number, onChange: (index: number) => void): Slider {
  // From here on the order of the slides is the carousel's; see `right-full` in the markup.
  root.dataset['live'] = '';
  const swiper = new Swiper(root, {
    loop: true,
    centeredSlides: true,
    slidesPerView: 'auto',
    spaceBetween: GAP_PX,
    speed: speedMs,
    lazyPreload: false,
    on: { realIndexChange: (now) => onChange(now.realIndex) },
  });
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    goTo: (index) => swiper.slideToLoop(index),
    destroy: () => {
      swiper.destroy(true, true);
      delete root.dataset['live'];
    },
  };
}
