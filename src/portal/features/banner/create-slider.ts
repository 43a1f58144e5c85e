import Swiper from 'swiper';

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
