// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getGetMemberInfoResponseMock } from '#generated/client/member/member.faker.ts';
import { getGetMemberInfoMockHandler } from '#generated/client/member/member.msw.ts';
import { getGetBalanceResponseMock } from '#generated/client/wallet/wallet.faker.ts';
import { getGetBalanceMockHandler } from '#generated/client/wallet/wallet.msw.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '../../i18n/language.ts';
import { openFrame } from '../../testing/frame.tsx';
import { changeSite, switchOff, withPortal } from '../../testing/portal.tsx';

withPortal();
afterEach(() => vi.useRealTimers());

const header = () => within(screen.getByRole('banner'));

describe('the header of a guest', () => {
  test.each([
    ['EN', 'Switch to light theme', 'Switch to dark theme'],
    ['VI', 'Chuyển sang giao diện sáng', 'Chuyển sang giao diện tối'],
  ] as const)(
    'HEADER-01 THEME-01 THEME-03 in %s switches between dark and light and keeps the choice',
    async (...given) => {
      const [language, light, dark] = given;
      await showLanguage(language);
      const { user } = openFrame('/index');
      await user.click(await screen.findByRole('button', { name: light }));
      expect(document.documentElement.dataset['theme']).toBe('light');
      expect(window.localStorage.getItem('theme')).toBe('light');
      await user.click(screen.getByRole('button', { name: dark }));
      expect(document.documentElement.dataset['theme']).toBe('dark');
    },
  );

  test('HEADER-02 HEADER-03 HEADER-06 HEADER-09 shows the login and the registration, which open, and nothing for members', async () => {
    const { user, router, address } = openFrame('/rng');
    await screen.findByRole('button', { name: 'Log in' });
    for (const [name, modal] of [
      ['Log in', 'login'],
      ['Create account', 'register'],
    ] as const) {
      await user.click(await header().findByRole('button', { name }));
      await waitFor(() => expect(address()).toBe(`/rng?modal=${modal}`));
      await act(() => router.navigate('/rng'));
    }
    expect(header().queryByRole('group', { name: 'Balance' })).toBeNull();
    expect(header().queryByRole('button', { name: 'Account menu' })).toBeNull();
  });

  test('HEADER-04 ROLE-05 has a demo, which begins at once', async () => {
    const { user } = openFrame('/index');
    await user.click(await screen.findByRole('button', { name: 'Try demo' }));
    const banner = screen.getByRole('banner');
    expect(await within(banner).findByRole('group', { name: 'Balance' })).toBeDefined();
    // The frame around the page stays: it is not built anew.
    expect(screen.getByRole('banner')).toBe(banner);
  });

  test('HEADER-01 HEADER-02 HEADER-03 HEADER-04 is not that of members, who have only the theme of it', async () => {
    openFrame('/index', { loggedIn: true });
    expect(await screen.findByRole('group', { name: 'Balance' })).toBeDefined();
    expect(header().queryByRole('button', { name: /^(Try demo|Log in|Create account)$/ })).toBeNull();
    expect(header().getByRole('button', { name: 'Switch to light theme' })).toBeDefined();
  });

  test.each([
    ['whom it is not offered', false],
    ['who is a member', true],
  ])('HEADER-04 ROLE-05 the drawer of a phone has no demo for a visitor %s', async (_, loggedIn) => {
    if (!loggedIn) switchOff('FREEPLAY3');
    const { user } = openFrame('/rng', { loggedIn, width: 390 });
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Main menu' }));
    expect(await drawer.findByRole('button', { name: 'Switch to light theme' })).toBeDefined();
    expect(drawer.queryByRole('button', { name: 'Try demo' })).toBeNull();
  });

  test('HEADER-04 FLAG-03 ROLE-05 has no demo while FREEPLAY3 is off', async () => {
    switchOff('FREEPLAY3');
    openFrame('/index');
    expect(await screen.findByRole('contentinfo')).toBeDefined();
    expect(header().queryByRole('button', { name: 'Try demo' })).toBeNull();
  });

  test('NOTICE-05 shows the newest headline on one line', async () => {
    openFrame('/index');
    const headline = await screen.findByText('VN North draw closes at 18:00 today');
    expect(header().getByText(headline.textContent)).toBe(headline);
  });
});

describe('the balance', () => {
  test.each([
    [1440, 'EN', 'Balance'],
    [1440, 'VI', 'Số dư'],
    [390, 'EN', 'Balance'],
    [390, 'VI', 'Số dư'],
  ] as const)('HEADER-06 WALLET-06 at %i px in %s it has two decimals and commas', async (width, language, name) => {
    await showLanguage(language);
    openFrame('/index', { loggedIn: true, width });
    const balance = within(await screen.findByRole('group', { name }));
    expect(await balance.findByText('$12,480.50')).toBeDefined();
    expect(header().queryByRole('button', { name: /^(Log in|Đăng nhập)$/ })).toBeNull();
  });

  test('HEADER-06 WALLET-05 WALLET-13 is in the currency of the brand, with its symbol and its decimals', async () => {
    const answer = getGetBalanceResponseMock();
    server.use(getGetBalanceMockHandler({ ...answer, value: { ...answer.value, sumBalance: '1250000.00' } }));
    const currency = { code: 'VND', symbol: '₫', decimals: 0 };
    changeSite((info) => ({ ...info, brand: { ...info.brand, currency } }));
    openFrame('/index', { loggedIn: true });
    expect(await screen.findByText('₫1,250,000')).toBeDefined();
  });

  test.each([
    ['EN', 'Balance', 'Trial account$2,000.00', 'Create account'],
    ['VI', 'Số dư', 'Tài khoản dùng thử$2,000.00', 'Đăng ký'],
  ] as const)('HEADER-06 ROLE-02 of a trial account says so in %s, and has the way to a true one', async (...given) => {
    const [language, name, told, register] = given;
    await showLanguage(language);
    window.sessionStorage.setItem('isAgent', '4');
    const answer = getGetBalanceResponseMock();
    const member = getGetMemberInfoResponseMock();
    server.use(
      getGetBalanceMockHandler({ ...answer, value: { ...answer.value, sumBalance: '2000.00' } }),
      getGetMemberInfoMockHandler({ ...member, value: { ...member.value, type: 4 } }),
    );
    const { user, address } = openFrame('/index', { loggedIn: true });
    const balance = await screen.findByRole('group', { name });
    await waitFor(() => expect(balance.textContent).toBe(told));
    await user.click(header().getByRole('button', { name: register }));
    await waitFor(() => expect(address()).toContain('modal=register'));
  });

  test.each([
    ['EN', 1440, 'Hide balance', 'Balance hidden', 'Show balance'],
    ['VI', 390, 'Ẩn số dư', 'Đã ẩn số dư', 'Hiện số dư'],
  ] as const)('HEADER-07 in %s at %i px can be hidden and shown', async (language, width, hide, hidden, show) => {
    await showLanguage(language);
    const { user } = openFrame('/index', { loggedIn: true, width });
    await screen.findByText('$12,480.50');
    await user.click(screen.getByRole('button', { name: hide }));
    expect(screen.queryByText('$12,480.50')).toBeNull();
    expect(screen.getByText(hidden)).toBeDefined();
    await user.click(screen.getByRole('button', { name: show }));
    expect(screen.getByText('$12,480.50')).toBeDefined();
  });

  test('HEADER-08 a press refreshes it and says so', async () => {
    const { user } = openFrame('/index', { loggedIn: true });
    await screen.findByText('$12,480.50');
    const answer = getGetBalanceResponseMock();
    server.use(getGetBalanceMockHandler({ ...answer, value: { ...answer.value, sumBalance: '99.90' } }));
    await user.click(screen.getByRole('button', { name: 'Refresh balance' }));
    expect(await screen.findByText('$99.90')).toBeDefined();
    expect(await screen.findByText('Balance updated')).toBeDefined();
  });

  test('HEADER-07 HEADER-08 each press refreshes it, also while it is hidden', async () => {
    const { user } = openFrame('/index', { loggedIn: true });
    await screen.findByText('$12,480.50');
    for (const sumBalance of ['99.90', '88.80']) {
      const answer = getGetBalanceResponseMock();
      server.use(getGetBalanceMockHandler({ ...answer, value: { ...answer.value, sumBalance } }));
      await user.click(screen.getByRole('button', { name: 'Hide balance' }));
      await user.click(screen.getByRole('button', { name: 'Refresh balance' }));
      await user.click(screen.getByRole('button', { name: 'Show balance' }));
      expect(await screen.findByText(`$${sumBalance}`)).toBeDefined();
    }
  });

  test('HEADER-08 a failed refresh shows the reason, keeps the amount, and can be tried again', async () => {
    const { user } = openFrame('/index', { loggedIn: true });
    await screen.findByText('$12,480.50');
    server.use(refuse('get', '/wps/v2/wallets/balance', 429, 'rate_limited'));
    await user.click(screen.getByRole('button', { name: 'Refresh balance' }));
    expect(await screen.findByText('Words of the server')).toBeDefined();
    expect(screen.getByText('$12,480.50')).toBeDefined();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Refresh balance' }));
    expect(await screen.findByText('Balance updated')).toBeDefined();
  });

  test('API-79 refreshes itself by calls that do not keep an idle session alive', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const marks: (string | null)[] = [];
    server.use(
      msw.get('*/wps/v2/wallets/balance', ({ request }) => {
        marks.push(request.headers.get('X-Background'));
        return HttpResponse.json(getGetBalanceResponseMock());
      }),
    );
    openFrame('/index', { loggedIn: true });
    await screen.findByText('$12,480.50');
    vi.advanceTimersByTime(30_000);
    await vi.waitFor(() => expect(marks).toEqual([null, '1']), { timeout: 60_000 });
  });
});

describe('the account menu', () => {
  const open = async () => {
    const portal = openFrame('/index', { loggedIn: true });
    await portal.user.click(await screen.findByRole('button', { name: 'Account menu' }));
    return { ...portal, menu: within(screen.getByRole('group', { name: 'Account menu' })) };
  };

  test('HEADER-09 shows the logged-in account, with the rank, the member centre and the sign out', async () => {
    const { menu } = await open();
    expect(await menu.findByText('Minh Khoa')).toBeDefined();
    expect(await menu.findByText('player01')).toBeDefined();
    expect(menu.getByText('Ember')).toBeDefined();
    expect(menu.getByRole('button', { name: 'Member centre' })).toBeDefined();
    expect(menu.getByRole('button', { name: 'Sign out' })).toBeDefined();
  });

  test('ENTITY-18 has the label of the rank in its own colours, one of the text and one of the ground', async () => {
    const answer = getGetMemberInfoResponseMock();
    const clubLabel = { labelName: 'Reef', color: '#281a01', color2: '#fcbf4d', rankLevel: 2 };
    server.use(getGetMemberInfoMockHandler({ ...answer, value: { ...answer.value, clubLabel } }));
    const { menu } = await open();
    const { color, backgroundColor } = (await menu.findByText('Reef')).style;
    expect([color, backgroundColor]).toEqual(['rgb(40, 26, 1)', 'rgb(252, 191, 77)']);
  });

  test('HEADER-13 ROLE-07 is available to a trial account, labels it and has each entry', async () => {
    window.sessionStorage.setItem('isAgent', '4');
    const answer = getGetMemberInfoResponseMock();
    server.use(getGetMemberInfoMockHandler({ ...answer, value: { ...answer.value, type: 4 } }));
    const { user, menu, address, router } = await open();
    expect(await menu.findByText('Trial account')).toBeDefined();
    const blocked = ['Member centre', 'Deposit', 'Withdraw', 'Account record', 'Betting record', 'Agent centre'];
    const entries = menu.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries).toEqual(['Create account', ...blocked, 'Sign out']);
    for (const name of blocked) {
      const again = screen.queryByRole('group', { name: 'Account menu' });
      if (again === null) await user.click(screen.getByRole('button', { name: 'Account menu' }));
      const shown = within(screen.getByRole('group', { name: 'Account menu' }));
      await user.click(await shown.findByRole('button', { name }));
      await waitFor(() => expect(address()).toBe('/index?modal=trial'));
      await act(() => router.navigate('/index'));
    }
  });

  test('HEADER-12 shows initials if the picture is broken', async () => {
    openFrame('/index', { loggedIn: true });
    const button = await screen.findByRole('button', { name: 'Account menu' });
    await waitFor(() => expect(button.querySelector('img')).not.toBeNull());
    const image = button.querySelector('img') ?? expect.fail('no picture');
    fireEvent.error(image);
    expect(button.querySelector('img')).toBeNull();
    expect(button.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('MK');
  });
});
