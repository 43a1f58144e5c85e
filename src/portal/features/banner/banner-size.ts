/** Tall on the home page, slim above every other page. */
export type BannerSize = 'tall' | 'slim';

type Measures = {
  /** The same while loading, before and after the carousel takes over: nothing below it may move. */
  readonly frame: string;
  /** Width of a slide, and of the layer that its controls lie in. */
  readonly slide: string;
  /** Shows the first slide in the middle, as the carousel will. */
  readonly firstInTheMiddle: string;
};

/** Centred slides with their neighbours peeking on the home page; one slide of full width elsewhere. */
export const bannerMeasures: Readonly<Record<BannerSize, Measures>> = {
  tall: {
    frame: '-mx-gutter h-51 md:h-60 lg:h-72',
    slide: 'w-[min(920px,100%-2*var(--gutter))]',
    firstInTheMiddle: '[transform:translateX(calc(50%-0.5*min(920px,100%-2*var(--gutter))))]',
  },
  slim: {
    frame: 'h-24 rounded-xl sm:h-32',
    slide: 'w-full',
    firstInTheMiddle: '',
  },
};
