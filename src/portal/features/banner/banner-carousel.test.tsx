// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getListAnnouncementsMockHandler } from '#generated/client/notices/notices.msw.ts';
import type { Banner, BannerGroup } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { withServer } from '#mocks/with-server.ts';
import { clearSession, setToken } from '../../api/token.ts';
import { renderInPortal } from '../../entities/testing/render-in-portal.tsx';
import { media, withLayout } from '../../entities/testing/with-layout.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { movingParts } from './moving-parts.tsx';

function banner(bannerId: string, wanted: Partial<Banner> = {}): Banner {
  return {
    bannerId,
    groupName: 'w_home',
    url: `/art/banner/${bannerId}.svg`,
    linkageType: null,
    linkage: null,
    kicker: null,
    title: `Title ${bannerId}`,
    text: null,
    actionLabel: null,
    terms: null,
    ...wanted,
  };
}

function setUp(banners: Banner[], group: BannerGroup = 'w_home') {
  server.use(
    getListAnnouncementsMockHandler({
      success: true,
      value: { banners, playerList: [], popup: [], promotion: [], headline: [] },
    }),
  );
  return renderInPortal(<BannerCarousel group={group} />, '/index');
}

/** Waits until the carousel has taken over from the first slide, which it does when that slide's picture is there. */
async function takeOver() {
  await screen.findAllByText('Title 1');
  const picture = document.querySelector('img');
  if (picture) fireEvent.load(picture);
  await screen.findByRole('button', { name: 'Slide 1' });
}

const dots = () => screen.getAllByRole('button', { name: /^Slide / });
const current = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1;

withServer();
withLayout();
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', undefined);
  // The width of a slide, which the carousel reads from the style.
  document.head.innerHTML = '<style>.swiper-slide { width: 920px; box-sizing: border-box }</style>';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('BannerCarousel', () => {
  test('BANNER-04 shows the banners of its group and no others', async () => {
    setUp([banner('1', { groupName: 'w_rng' }), banner('2')], 'w_rng');
    expect(await screen.findByText('Title 1')).toBeDefined();
    expect(screen.queryByText('Title 2')).toBeNull();
  });

  test('BANNER-07 BANNER-08 one banner stands still: nothing to choose, nothing to pause, nothing repeated', async () => {
    setUp([banner('1')]);
    await screen.findByText('Title 1');
    vi.useFakeTimers();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(screen.getAllByText('Title 1')).toHaveLength(1);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  test('the first picture is fetched at once and first, the others when they are needed', async () => {
    setUp([banner('1'), banner('2')]);
    await screen.findAllByText('Title 1');
    const [first, second] = document.querySelectorAll('img');
    expect([first?.getAttribute('loading'), first?.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
    expect([second?.getAttribute('loading'), second?.getAttribute('fetchpriority')]).toEqual(['lazy', 'low']);
  });

  test('BANNER-05 has a named dot for each banner, and each dot goes to it', async () => {
    const { user } = setUp([banner('1'), banner('2'), banner('3')]);
    await takeOver();
    expect(dots()).toHaveLength(3);
    expect(current()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Slide 3' }));
    await waitFor(() => expect(current()).toBe(3));
  });

  test('BANNER-06 the slide in the middle is the one to read, its neighbours are inert', async () => {
    setUp([banner('1'), banner('2')]);
    await takeOver();
    const slides = [...document.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];
    const readable = slides.filter((slide) => !slide.hasAttribute('inert'));
    expect(readable.map((slide) => slide.textContent)).toEqual(['Title 1']);
  });

  test('BANNER-07 after the last banner comes the first, before the first the last', async () => {
    const { user } = setUp([banner('1'), banner('2')]);
    await takeOver();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(current()).toBe(2));
    arrive();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(current()).toBe(1));
  });

  test('BANNER-08 moves on every 5000 ms', async () => {
    setUp([banner('1'), banner('2'), banner('3')]);
    await takeOver();
    vi.useFakeTimers();
    restartWait();
    await act(() => vi.advanceTimersByTimeAsync(4999));
    expect(current()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(current()).toBe(2);
    arrive();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(current()).toBe(3);
  });

  test('BANNER-08 waits while the pointer or the focus is on it, and when it is paused', async () => {
    setUp([banner('1'), banner('2')]);
    await takeOver();
    vi.useFakeTimers();
    const region = screen.getByRole('region', { name: 'Offers' });

    fireEvent.pointerEnter(region);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(current()).toBe(1);
    fireEvent.pointerLeave(region);

    act(() => within(region).getByRole('button', { name: 'Slide 1' }).focus());
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(current()).toBe(1);
    act(() => within(region).getByRole('button', { name: 'Slide 1' }).blur());

    fireEvent.click(screen.getByRole('button', { name: 'Pause the slides' }));
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(current()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Resume the slides' }));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(current()).toBe(2);
  });

  test('BANNER-08 does not move in a hidden tab', async () => {
    setUp([banner('1'), banner('2')]);
    await takeOver();
    vi.useFakeTimers();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(current()).toBe(1);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(current()).toBe(2);
  });

  test('does not move by itself when the visitor asked for reduced motion', async () => {
    media.matching.add('(prefers-reduced-motion: reduce)');
    setUp([banner('1'), banner('2')]);
    await takeOver();
    vi.useFakeTimers();
    restartWait();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(current()).toBe(1);
    expect(screen.queryByRole('button', { name: 'Pause the slides' })).toBeNull();
  });

  test('BANNER-07 takes over once, even if the first image had loaded before its load event', async () => {
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const createSlider = vi.spyOn(movingParts, 'createSlider');
    setUp([banner('1'), banner('2')]);
    await screen.findByRole('button', { name: 'Slide 1' });
    for (const picture of document.querySelectorAll('img')) fireEvent.load(picture);
    // The parts come once more if they are asked for once more.
    await act(() => import('./moving-parts.tsx'));
    expect(createSlider).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  test('BANNER-09 a banner keeps its text and its link when its image is missing, and the others go on', async () => {
    const link = { linkageType: 'ROUTE', linkage: '/rng', actionLabel: 'See the games' } as const;
    setUp([banner('1', { text: 'Every day', ...link }), banner('2')]);
    await screen.findAllByText('Title 1');
    const picture = document.querySelector('img') ?? expect.fail('no picture');
    expect(picture.getAttribute('src')).toBe('/art/banner/1.svg');
    fireEvent.error(picture);
    expect(picture.getAttribute('src')).toMatch(/^data:image/);
    expect(screen.getAllByText('Every day').length).toBeGreaterThan(0);
    expect(screen.getAllByRole('link', { name: 'See the games' })[0]?.getAttribute('href')).toBe('/rng');
    expect(await screen.findByRole('button', { name: 'Slide 2' })).toBeDefined();
  });
});

// The home page shows tall banners, the other pages slim ones.
describe.each(['w_home', 'w_rng'] as const)('a linked banner of the group %s', (groupName) => {
  const setUpLinked = (wanted: Partial<Banner>) => setUp([banner('1', { ...wanted, groupName })], groupName);

  test('BANNER-09 BANNER-10 BANNER-11 a banner with a path opens that page', async () => {
    const { user, address } = setUpLinked({ linkageType: 'ROUTE', linkage: '/rng', actionLabel: 'See the games' });
    await user.click(await screen.findByRole('link', { name: 'See the games' }));
    expect(address()).toBe('/rng');
  });

  test('BANNER-09 BANNER-10 BANNER-11 a banner with an address opens it in a new tab that cannot reach back', async () => {
    setUpLinked({ linkageType: 'URL', linkage: 'https://example.com/offer' });
    const link = await screen.findByRole('link', { name: 'Title 1' });
    expect(link.getAttribute('href')).toBe('https://example.com/offer');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
  });

  test('BANNER-09 BANNER-10 BANNER-11 a banner opens its promotion, its game, or the lobby of its vendor', async () => {
    setToken('pt_session');
    for (const [linkageType, linkage, role, target] of [
      ['PROMOTION', 'p-102', 'link', '/promotions/p-102'],
      ['GAME', 'SAF/20001', 'button', '/seamless?vassalage=SAF&nodeId=20001'],
      ['GAME', 'VEL', 'button', '/seamless?vassalage=VEL'],
    ] as const) {
      const { user, address } = setUpLinked({ linkageType, linkage });
      await user.click(await screen.findByRole(role, { name: 'Title 1' }));
      expect(address()).toBe(target);
      cleanup();
    }
    act(clearSession);
  });

  test('BANNER-09 a banner without linkage cannot be clicked', async () => {
    setUpLinked({ actionLabel: 'Go' });
    await screen.findByText('Title 1');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

/** jsdom runs no transitions; the carousel waits for their end before it moves on. */
function arrive() {
  const wrapper = document.querySelector('.swiper-wrapper');
  if (wrapper) fireEvent.transitionEnd(wrapper);
}

/** The wait began under the real clock; leaving with the pointer begins it again under the faked one. */
function restartWait() {
  const region = screen.getByRole('region', { name: 'Offers' });
  fireEvent.pointerEnter(region);
  fireEvent.pointerLeave(region);
}
