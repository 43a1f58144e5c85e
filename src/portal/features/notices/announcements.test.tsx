// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { getListAnnouncementsResponseMock } from '#generated/client/notices/notices.faker.ts';
import {
  getGetAnnouncementMockHandler,
  getListAnnouncementPageMockHandler,
  getListAnnouncementsMockHandler,
} from '#generated/client/notices/notices.msw.ts';
import type { Announcement } from '#generated/model/index.ts';
import { refuse, unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { preloadModal } from '../../app/modals/modal-layer.tsx';
import { setClock } from '../../lib/clock.ts';
import { openFrame } from '../../testing/frame.tsx';
import { openModal, withPortal } from '../../testing/portal.tsx';
import { noticeTime } from './announcements.tsx';

withPortal();

const TIME = 1_767_603_600_000;
const PAGE = '/wps/relay/MCSFE_announcementList';
const notice = (number: number): Announcement => ({
  id: `a-${number}`,
  title: `Notice ${number}`,
  content: `<p>Words of ${number}.</p><img src="x" onerror="steal()"><a href="javascript:steal()">go</a>`,
  timestamp: TIME - number,
});

/** Serves `count` announcements; `asked` records the requested pages. */
function withNotices(count: number) {
  const asked: string[] = [];
  const all = Array.from({ length: count }, (_, index) => notice(index + 1));
  server.use(
    getListAnnouncementPageMockHandler(({ request }) => {
      const { searchParams } = new URL(request.url);
      const [page, size] = [Number(searchParams.get('pageNo')), Number(searchParams.get('pageSize'))];
      asked.push(`${page}/${size}`);
      const content = all.slice((page - 1) * size, page * size).map(({ content: words, ...line }) => ({
        ...line,
        summary: words.slice(3, 12),
      }));
      const value = { content, totalPages: Math.ceil(count / size), totalElements: count };
      return { success: true, value };
    }),
    getGetAnnouncementMockHandler(({ request }) => {
      const id = new URL(request.url).searchParams.get('id');
      return { success: true, value: all.find((one) => one.id === id) ?? notice(0) };
    }),
  );
  return asked;
}

function withHeadlines(headline: readonly Announcement[], popup: readonly Announcement[] = []) {
  const answer = getListAnnouncementsResponseMock();
  const value = { ...answer.value, headline: [...headline], popup: [...popup] };
  server.use(getListAnnouncementsMockHandler({ ...answer, value }));
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Announcements' }));

describe('the announcements', () => {
  test('NOTICE-01 NOTICE-02 NOTICE-03 NOTICE-04 NOTICE-06 show 9 on a page, with one of them open beside the list, cleaned', async () => {
    const asked = withNotices(20);
    const { user, address } = openModal('/index?modal=announcements');
    const modal = await dialog();
    expect(await modal.findAllByRole('button', { name: /Notice \d/ })).toHaveLength(9);
    expect(modal.getByText('1 to 9 of 20')).toBeDefined();
    expect(await modal.findByRole('heading', { name: 'Notice 1' })).toBeDefined();
    expect(modal.getByText('Words of 1.').parentElement?.innerHTML).toBe('<p>Words of 1.</p>go');
    await user.click(modal.getByRole('button', { name: 'Page 3' }));
    expect(await modal.findByText('19 to 20 of 20')).toBeDefined();
    expect(asked).toEqual(['1/9', '3/9']);
    expect(address()).toBe('/index?modal=announcements&announcements.page=3');
    expect(await modal.findByRole('heading', { name: 'Notice 19' })).toBeDefined();
  });

  test('NOTICE-03 Back leads from the detail to the list, and closing it leaves the page unchanged', async () => {
    withNotices(3);
    const { user, router, address } = openModal('/rng', { width: 600 });
    await act(() => router.navigate('/rng?modal=announcements', { state: { opened: 'announcements', own: true } }));
    const modal = await dialog();
    await user.click(await modal.findByRole('button', { name: /Notice 2/ }));
    expect(await modal.findByRole('heading', { name: 'Notice 2' })).toBeDefined();
    expect(modal.queryByRole('button', { name: /Notice 1/ })).toBeNull();
    expect(document.activeElement).toBe(modal.getByRole('button', { name: 'All announcements' }));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe('/rng?modal=announcements'));
    await user.click(await modal.findByRole('button', { name: /Notice 3/ }));
    await user.click(await modal.findByRole('button', { name: 'All announcements' }));
    expect(document.activeElement).toBe(await modal.findByRole('button', { name: /Notice 3/ }));
    await user.click(modal.getByRole('button', { name: /Notice 1/ }));
    await user.click(modal.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/rng'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('NOTICE-04 the content has its headings, lists and tables', async () => {
    withNotices(3);
    const content = '<h2>Fees</h2><ul><li>None by bank</li></ul><table><tr><td>Two minutes</td></tr></table>';
    server.use(getGetAnnouncementMockHandler({ success: true, value: { ...notice(2), content } }));
    openModal('/index?modal=announcements&announcements=a-2');
    const modal = await dialog();
    expect(await modal.findByRole('heading', { name: 'Fees' })).toBeDefined();
    expect(modal.getByText('None by bank').tagName).toBe('LI');
    expect(modal.getByRole('cell', { name: 'Two minutes' })).toBeDefined();
  });

  test('NOTICE-04 a link in an announcement leads on inside the portal', async () => {
    withNotices(3);
    const content = '<p>See <a href="/help#withdrawals">how a withdrawal works</a>.</p>';
    server.use(getGetAnnouncementMockHandler({ success: true, value: { ...notice(2), content } }));
    const { user, router } = openFrame('/rng?modal=announcements&announcements=a-2', { own: ['/help'] });
    await user.click(await (await dialog()).findByRole('link', { name: 'how a withdrawal works' }));
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/help', hash: '#withdrawals' }));
    expect(await screen.findByRole('dialog', { name: 'How long does a withdrawal take?' })).toBeDefined();
  });

  test('a read announcement stays read', async () => {
    withNotices(3);
    const { user } = openModal('/index?modal=announcements&announcements=a-2');
    const modal = await dialog();
    expect(await modal.findByRole('heading', { name: 'Notice 2' })).toBeDefined();
    await waitFor(() => expect(modal.getAllByText('Unread')).toHaveLength(2));
    await user.click(modal.getByRole('button', { name: 'Mark all read' }));
    expect(modal.queryByText('Unread')).toBeNull();
    expect(modal.queryByRole('button', { name: 'Mark all read' })).toBeNull();
  });

  test.each([
    ['announcements.page=99', '&announcements.page=3'],
    ['announcements.page=-1', '&announcements.page=-1'],
    ['announcements.page=1e3', '&announcements.page=1e3'],
  ])('a page number out of range shows an existing page: %s', async (query, left) => {
    withNotices(20);
    const { address } = openModal(`/index?modal=announcements&${query}`);
    const modal = await dialog();
    expect(await modal.findByText(/^(1 to 9|19 to 20) of 20$/)).toBeDefined();
    await waitFor(() => expect(address()).toBe(`/index?modal=announcements${left}`));
  });

  test.each([404, 400])('a missing announcement says so: %i', async (status) => {
    withNotices(3);
    server.use(
      refuse('get', '/wps/relay/MCSFE_announcementDetail', status, status === 404 ? 'not_found' : 'validation_failed'),
    );
    openModal('/index?modal=announcements&announcements=nonsense');
    const modal = await dialog();
    expect(await modal.findByText('This announcement is no longer here')).toBeDefined();
    expect(modal.getByRole('button', { name: /Notice 1/ })).toBeDefined();
  });

  test('a list that fails to load says so, and loads on retry', async () => {
    server.use(unreachable('get', PAGE));
    const { user } = openModal('/index?modal=announcements');
    const modal = await dialog();
    expect(await modal.findByText('Announcements did not load')).toBeDefined();
    server.resetHandlers();
    await user.click(modal.getByRole('button', { name: 'Try again' }));
    expect(await modal.findByRole('button', { name: /Withdrawals are paid/ })).toBeDefined();
  });

  test('a site without announcements says so', async () => {
    withNotices(0);
    openModal('/index?modal=announcements');
    expect(await (await dialog()).findByText('Nothing to announce')).toBeDefined();
  });

  test('MODAL-03 MODAL-04 MODAL-07 MODAL-08 the public modal shows the cleaned HTML of any announcement by its id', async () => {
    withNotices(3);
    const { user, address, router } = openModal('/rng?modal=publicNotice&publicNotice=a-3');
    const opened = () => screen.findByRole('dialog', { name: 'Announcement' });
    const modal = within(await opened());
    expect(await modal.findByRole('heading', { name: 'Notice 3' })).toBeDefined();
    expect(modal.getByText('Words of 3.').parentElement?.innerHTML).toBe('<p>Words of 3.</p>go');
    for (const close of [
      () => user.click(modal.getByRole('button', { name: 'Close' })),
      () => user.keyboard('{Escape}'),
      async () => user.click(await opened()),
    ]) {
      await act(() => router.navigate('/rng?modal=publicNotice&publicNotice=a-3'));
      await opened();
      await close();
      await waitFor(() => expect(address()).toBe('/rng'));
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });
});

describe('the headlines', () => {
  test('NOTICE-05 type H stands in the header, can be paused, and opens its announcement', async () => {
    withNotices(3);
    withHeadlines([notice(1), notice(2)]);
    const { user, address } = openFrame('/rng');
    const ticker = within(await screen.findByRole('region', { name: 'Headlines' }));
    await user.click(ticker.getByRole('button', { name: 'Pause headlines' }));
    expect(ticker.getByRole('button', { name: 'Resume headlines' })).toBeDefined();
    await user.click(ticker.getByRole('button', { name: 'Notice 1' }));
    expect(await (await dialog()).findByRole('heading', { name: 'Notice 1' })).toBeDefined();
    expect(address()).toBe('/rng?modal=announcements&announcements=a-1');
  });

  test('NOTICE-05 a single headline does not rotate', async () => {
    withHeadlines([notice(1)]);
    openFrame('/rng');
    const ticker = within(await screen.findByRole('region', { name: 'Headlines' }));
    expect(ticker.getAllByRole('button')).toHaveLength(1);
  });
});

describe('the popup announcements', () => {
  test('NOTICE-05 STORE-08 open once per session on the home page, and on no other page', async () => {
    withHeadlines([notice(2)], [notice(1)]);
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    const { user, address, router } = openFrame('/vip', { own: ['/index'] });
    expect(await screen.findByRole('heading', { name: 'The page /vip' })).toBeDefined();
    expect(await screen.findByRole('region', { name: 'Headlines' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.sessionStorage.getItem('index_notice')).toBeNull();
    await act(() => router.navigate('/index'));
    const modal = within(await screen.findByRole('dialog', { name: 'News from Lumo' }));
    expect(modal.getByText('Words of 1.')).toBeDefined();
    await waitFor(() => expect(window.sessionStorage.getItem('index_notice')).toBe('1'));
    await user.click(modal.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(address()).toBe('/index'));
    await act(() => router.navigate('/rng'));
    await act(() => router.navigate('/index'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['typed', ({ user }: ReturnType<typeof openFrame>) => user.keyboard('d')],
    ['pressed something', ({ user }: ReturnType<typeof openFrame>) => user.click(screen.getByRole('main'))],
    [
      'opened a dialog',
      async ({ router }: ReturnType<typeof openFrame>) => {
        await act(() => router.navigate('/index?modal=publicNotice'));
        await act(() => router.navigate(-1));
      },
    ],
  ])(
    'BANNER-12 NOTICE-05 wait for the next visit of the home page where somebody has %s before they come',
    async (_, begin) => {
      const idle: (() => void)[] = [];
      vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
      vi.stubGlobal('cancelIdleCallback', () => undefined);
      const answer = getListAnnouncementsResponseMock();
      const value = { ...answer.value, headline: [], popup: [notice(1)] };
      const { promise, resolve } = Promise.withResolvers<void>();
      const asked: string[] = [];
      server.use(
        getListAnnouncementsMockHandler(async ({ request }) => {
          const types = new URL(request.url).searchParams.get('types') ?? '';
          asked.push(types);
          if (types.includes('PU')) await promise;
          return { ...answer, value };
        }),
      );
      const portal = openFrame('/index', { own: ['/index'] });
      // They are asked for once, with the banners and headlines.
      await waitFor(() => expect(asked).toEqual(['B,H,PU']));
      expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeDefined();
      // What is begun before the part that opens them has loaded counts too.
      await begin(portal);
      vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
      await act(() => {
        for (const run of idle) run();
      });
      resolve();
      await waitFor(() => expect(portal.queries.isFetching()).toBe(0));
      // Whoever opens them has loaded them by then.
      await act(() => preloadModal('popups'));
      expect(portal.address()).toBe('/index');
      await act(() => portal.router.navigate('/vip'));
      await act(() => portal.router.navigate('/index'));
      expect(await screen.findByRole('dialog', { name: 'News from Lumo' })).toBeDefined();
    },
  );

  test('NOTICE-05 stay hidden for the rest of the day on request', async () => {
    withHeadlines([], [notice(1)]);
    const midnight = new Date(TIME).setHours(24, 0, 0, 0);
    onTestFinished(setClock(() => TIME));
    const { user, address } = openFrame('/index', { own: ['/index'] });
    const modal = within(await screen.findByRole('dialog', { name: 'News from Lumo' }));
    await user.click(modal.getByRole('checkbox', { name: 'Do not show these again today' }));
    await user.click(modal.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(address()).toBe('/index'));
    expect(window.localStorage.getItem('popupsOff')).toBe(String(midnight));
  });

  test('NOTICE-05 the modal is removed from the address if there is none to show', async () => {
    const { address } = openModal('/rng?modal=popups');
    await waitFor(() => expect(address()).toBe('/rng'));
  });
});

const at = (day: number, hour: number, month = 5, year = 2026) => Date.UTC(year, month, day, hour, 5);
const now = at(22, 10);

describe('when an announcement was published', () => {
  test('is a time today, a word yesterday, and a date before', () => {
    expect(noticeTime(at(22, 9), now, 'en', 'UTC')).toBe('09:05');
    expect(noticeTime(at(21, 23), now, 'en', 'UTC')).toBe('yesterday');
    expect(noticeTime(at(21, 23), now, 'vi', 'UTC')).toBe('Hôm qua');
    expect(noticeTime(at(19, 9), now, 'en', 'UTC')).toBe('Jun 19');
    expect(noticeTime(at(19, 9), now, 'vi', 'UTC')).toBe('19 thg 6');
  });

  test('says the year where it is another one', () => {
    expect(noticeTime(at(31, 9, 11, 2025), now, 'en', 'UTC')).toBe('Dec 31, 2025');
  });

  test('counts days on the clocks of the zone', () => {
    expect(noticeTime(at(21, 23), now, 'en', 'Asia/Ho_Chi_Minh')).toBe('06:05');
    expect(noticeTime(at(22, 9), at(22, 17), 'en', 'Asia/Ho_Chi_Minh')).toBe('yesterday');
    expect(noticeTime(at(22, 1), now, 'en', 'America/New_York')).toBe('yesterday');
  });
});
