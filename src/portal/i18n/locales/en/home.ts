export const home = {
  title: 'Home',
  offers: 'Offers',
  slide: 'Slide {{number}}',
  pause: 'Pause the slides',
  resume: 'Resume the slides',
  categories: 'Game categories',
  hotNow: 'Hot right now',
  scrollBack: 'Scroll back',
  scrollOn: 'Scroll on',
  failedTitle: 'Games did not load',
  failedBody: 'The connection dropped. Your balance is not affected.',
} as const;
