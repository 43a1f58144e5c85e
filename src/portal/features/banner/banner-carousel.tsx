import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAnnouncements } from '#generated/client/notices/notices.ts';
import type { Banner, BannerGroup } from '#generated/model/index.ts';
import { useAutoplay } from '../../entities/carousel/use-autoplay.ts';
import { noticeParams } from '../../entities/notice/notice-query.ts';
import { useMediaQuery } from '../../lib/browser-state.ts';
import { cn } from '../../lib/cn.ts';
import { optionalPart, whenIdle } from '../../lib/loading.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { type BannerSize, BannerSlide, bannerMeasures } from './banner-slide.tsx';
import type { movingParts, Slider } from './moving-parts.tsx';

/** The banners of a group (BANNER-04): nothing where it has none, one that stands still, or a carousel. */
export function BannerCarousel({ group }: { readonly group: BannerGroup }) {
  const { data, isPending } = useListAnnouncements(noticeParams);
  const size = group === 'w_home' ? 'tall' : 'slim';
  const measures = bannerMeasures[size];
  if (isPending) {
    return (
      <div className={measures.frame}>
        <Skeleton className={cn('mx-auto h-full rounded-xl', measures.slide)} />
      </div>
    );
  }
  const banners = data?.banners.filter((banner) => banner.groupName === group) ?? [];
  const [first] = banners;
  if (!first) return null;
  if (banners.length > 1) return <Carousel key={group} banners={banners} size={size} />;
  return (
    <div className={measures.frame}>
      <div className={cn('mx-auto h-full', measures.slide)}>
        <BannerSlide banner={first} size={size} first />
      </div>
    </div>
  );
}

type CarouselProps = {
  /** More than one. */
  readonly banners: readonly Banner[];
  readonly size: BannerSize;
};

/**
 * Banners that loop and move on by themselves (BANNER-05 to BANNER-08). The plain markup has them at the carousel's own
 * positions, so nothing moves when the carousel takes over.
 */
function Carousel({ banners, size }: CarouselProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { moving, index } = useSlider(root, isCalm);
  const slider = moving?.slider;
  const onNext = useCallback(() => slider?.next(), [slider]);
  const autoplay = useAutoplay({ enabled: slider !== undefined && !isCalm, index, onNext });

  const slides = repeated(banners);
  const count = banners.length;
  const measures = bannerMeasures[size];
  const goTo = (banner: number) => slider?.goTo(nearestCopy(banner, index, count, slides.length));

  return (
    <section
      aria-roledescription={t('home.carousel')}
      aria-label={t('home.offers')}
      className={cn('out-of-sight relative overflow-hidden', measures.frame)}
      {...autoplay.pausers}
    >
      <div ref={root} className="group/carousel h-full touch-pan-y">
        <div
          aria-live={autoplay.playing ? 'off' : 'polite'}
          className={cn('swiper-wrapper relative flex h-full ease-standard', measures.firstInTheMiddle)}
        >
          {slides.map(({ banner, key }, position) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
            <div
              key={key}
              role="group"
              aria-roledescription={t('home.slideRole')}
              aria-label={t('home.slide', { number: (position % count) + 1 })}
              inert={position !== index}
              className={cn(
                'swiper-slide mr-4 h-full group-data-live/carousel:mr-0 shrink-0 transition-opacity duration-slow [&[inert]]:opacity-60',
                measures.slide,
                // Before the first, whose position does not wait for the last to arrive.
                position === slides.length - 1 && 'absolute right-full group-data-live/carousel:static',
              )}
            >
              <BannerSlide banner={banner} size={size} first={position === 0} />
            </div>
          ))}
        </div>
      </div>
      {moving && (
        <moving.Controls
          size={size}
          count={count}
          current={index % count}
          paused={autoplay.paused}
          onTogglePaused={isCalm ? undefined : autoplay.togglePaused}
          onGoTo={goTo}
          onNext={moving.slider.next}
          onPrevious={moving.slider.previous}
        />
      )}
    </section>
  );
}

const SPEED_MS = 600;

type Moving = { readonly slider: Slider; readonly Controls: typeof movingParts.Controls };

/**
 * Lets the carousel take over the slides of an element once the browser is idle after the first image. Before that, and
 * if its code fails to load, there are no controls and the first slide stands still.
 */
function useSlider(container: RefObject<HTMLElement | null>, isCalm: boolean) {
  const [moving, setMoving] = useState<Moving>();
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const root = container.current;
    if (!root) return;
    let gone = false;
    let created: Slider | undefined;
    const stopWaiting = afterFirstPicture(root, async () => {
      const parts = (await optionalPart(() => import('./moving-parts.tsx')))?.movingParts;
      if (gone || !parts) return;
      created = parts.createSlider(root, isCalm ? 0 : SPEED_MS, setIndex);
      setMoving({ slider: created, Controls: parts.Controls });
    });
    return () => {
      gone = true;
      stopWaiting();
      created?.destroy();
      setMoving(undefined);
      setIndex(0);
    };
  }, [container, isCalm]);

  return { moving, index };
}

/** Runs when the first image has loaded or failed and the browser is idle. Returns the function that cancels it. */
function afterFirstPicture(root: HTMLElement, run: () => void): () => void {
  const picture = root.querySelector('img');
  let cancelIdle = () => {};
  let begun = false;
  const ready = () => {
    // A complete image may still fire its load event.
    if (begun) return;
    begun = true;
    cancelIdle = whenIdle(run);
  };
  if (!picture || picture.complete) ready();
  picture?.addEventListener('load', ready, { once: true });
  picture?.addEventListener('error', ready, { once: true });
  return () => {
    cancelIdle();
    picture?.removeEventListener('load', ready);
    picture?.removeEventListener('error', ready);
  };
}

/** An endless row needs some slides on both sides of the middle one, so few banners are repeated. */
const FEWEST_SLIDES = 6;

function repeated(banners: readonly Banner[]) {
  const copies = Math.ceil(FEWEST_SLIDES / banners.length);
  return Array.from({ length: copies }, (_, copy) =>
    banners.map((banner) => ({ banner, key: `${banner.bannerId} ${copy}` })),
  ).flat();
}

/** The position of the copy of a banner that is the shortest way from where the carousel stands. */
function nearestCopy(banner: number, position: number, count: number, length: number): number {
  const forward = (banner - (position % count) + count) % count;
  const steps = forward > count / 2 ? forward - count : forward;
  return (position + steps + length) % length;
}
