export const home = {
  title: 'Home',
  offers: 'Offers',
  carousel: 'carousel',
  slideRole: 'slide',
  slide: 'Slide {{number}}',
  pause: 'Pause the slides',
  resume: 'Resume the slides',
  categories: 'Game categories',
  /** A name for a small card. */
  live: 'Live Casino',
  hotNow: 'Hot right now',
  scrollBack: 'Scroll back',
  scrollOn: 'Scroll on',
  failedTitle: 'Games did not load',
  failedBody: 'The connection dropped. Your balance is not affected.',
} as const;
