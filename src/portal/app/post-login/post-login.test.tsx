// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, test } from 'vitest';
import { getDismissLoginInfoResponseMock } from '#generated/client/member-security/member-security.faker.ts';
import { getDismissLoginInfoMockHandler } from '#generated/client/member-security/member-security.msw.ts';
import { getListAnnouncementsResponseMock } from '#generated/client/notices/notices.faker.ts';
import { getListAnnouncementsMockHandler } from '#generated/client/notices/notices.msw.ts';
import { getLoginResponseMock } from '#generated/client/session/session.faker.ts';
import { getLoginMockHandler } from '#generated/client/session/session.msw.ts';
import { server } from '#mocks/server.ts';
import { openModal, withPortal } from '../../testing/portal.tsx';
import { fillIn, openLogin, submitLogin } from '../../testing/steps.ts';

withPortal();

async function logIn() {
  const { form, ...portal } = await openLogin();
  await fillIn(portal, form);
  await submitLogin(portal, form);
  return portal;
}

const notice = (id: string, title: string, content: string) => ({ id, title, content, timestamp: 1_767_603_600_000 });

function setPopups(...popup: ReturnType<typeof notice>[]) {
  const answer = getListAnnouncementsResponseMock();
  server.use(
    getListAnnouncementsMockHandler(({ request }) => {
      const types = new URL(request.url).searchParams.get('types')?.split(',');
      return { ...answer, value: { ...answer.value, popup: types?.includes('PU') ? popup : [] } };
    }),
  );
}

describe('after a login', () => {
  test('LOGIN-21 LOGIN-32 shows time, location and device of the previous login', async () => {
    const portal = await logIn();
    const modal = within(await screen.findByRole('dialog', { name: 'Welcome back, Minh Khoa' }));
    expect(modal.getByText(/Jan 4, 2026/)).toBeDefined();
    expect(modal.getByText('Vietnam')).toBeDefined();
    expect(modal.getByText('Chrome on Windows')).toBeDefined();
    await portal.user.click(modal.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(portal.address()).toBe('/index'));
  });

  test('LOGIN-32 a member who does not recognise the login can change the password', async () => {
    const portal = await logIn();
    const modal = within(await screen.findByRole('dialog', { name: 'Welcome back, Minh Khoa' }));
    await portal.user.click(modal.getByRole('button', { name: 'Not you?' }));
    const change = within(await screen.findByRole('dialog', { name: 'Set a new password' }));
    // No change is required, so the dialog can be closed.
    await portal.user.click(change.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(portal.address()).toBe('/index'));
  });

  test('LOGIN-32 shows the popup announcements one at a time, cleaned, and records them as seen', async () => {
    setPopups(
      notice('a-1', 'Lantern Race', '<p>Free to <b>enter</b>.</p><p>Ends 30 June.</p><script>x</script>'),
      notice('a-2', 'Night shift', '<p>Maintenance at 3.</p>'),
    );
    const portal = await logIn();
    const notices = within(await screen.findByRole('region', { name: 'Notices' }));
    expect(notices.getByRole('heading', { name: 'Lantern Race' })).toBeDefined();
    expect(notices.getByText('enter').closest('p')?.parentElement?.innerHTML).toBe(
      '<p>Free to <b>enter</b>.</p><p>Ends 30 June.</p>',
    );
    expect(notices.getByText('Notice 1 of 2')).toBeDefined();
    expect(notices.getByRole('button', { name: 'Previous notice' })).toHaveProperty('disabled', true);
    await portal.user.click(notices.getByRole('button', { name: 'Next notice' }));
    expect(notices.getByRole('heading', { name: 'Night shift' })).toBeDefined();
    expect(window.sessionStorage.getItem('index_notice')).toBe('1');
  });

  test('LOGIN-32 tells of failed attempts since the last login, and remembers that it was shown', async () => {
    const info = getDismissLoginInfoResponseMock();
    const shown: unknown[] = [];
    server.use(
      msw.post('*/wps/member/loginInfo/dismiss', async ({ request }) => {
        shown.push(await request.json());
        return HttpResponse.json({ ...info, value: { ...info.value, failedSince: 2 } });
      }),
    );
    await logIn();
    const modal = within(await screen.findByRole('dialog', { name: /^Welcome back/ }));
    expect(await modal.findByText('Since then 2 attempts to log in to your account failed.')).toBeDefined();
    await waitFor(() => expect(shown).toEqual([{ kind: 'after_login' }]));
  });

  test.each([
    [false, false, ['Set a deposit limit', 'Complete your profile']],
    [true, false, ['Complete your profile']],
    [false, true, ['Set a deposit limit']],
    [true, true, []],
  ])(
    'LOGIN-32 the welcome offers what is not done: limit %s, profile %s',
    async (depositLimitSet, profileComplete, offers) => {
      const answer = getLoginResponseMock();
      const info = getDismissLoginInfoResponseMock();
      server.use(
        getLoginMockHandler({ ...answer, value: { ...answer.value, firstTimeLogin: true, lastLogin: null } }),
        getDismissLoginInfoMockHandler({ ...info, value: { ...info.value, depositLimitSet, profileComplete } }),
      );
      await logIn();
      const modal = within(await screen.findByRole('dialog', { name: 'Welcome, Minh Khoa' }));
      await waitFor(() =>
        expect(
          modal
            .getAllByRole('button')
            .flatMap(
              ({ textContent }) => textContent?.match(/^(Set a deposit limit|Complete your profile)/)?.[0] ?? [],
            ),
        ).toEqual(offers),
      );
    },
  );

  test.each([
    [/^Set a deposit limit/, 'profile?limit=deposit-day'],
    [/^Complete your profile/, 'profile'],
  ])('LOGIN-32 an offer of the welcome leads to its page of the member centre: %s', async (name, panel) => {
    const answer = getLoginResponseMock();
    const info = getDismissLoginInfoResponseMock();
    server.use(
      getLoginMockHandler({ ...answer, value: { ...answer.value, firstTimeLogin: true, lastLogin: null } }),
      getDismissLoginInfoMockHandler({
        ...info,
        value: { ...info.value, depositLimitSet: false, profileComplete: false },
      }),
    );
    const portal = await logIn();
    const modal = within(await screen.findByRole('dialog', { name: 'Welcome, Minh Khoa' }));
    await portal.user.click(await modal.findByRole('button', { name }));
    await waitFor(() =>
      expect(portal.address()).toBe(`/index?${new URLSearchParams({ modal: 'memberCenter', panel })}`),
    );
  });

  test('a link to the dialog opens nothing, because it belongs to the login', async () => {
    const { address } = openModal('/index?modal=afterLogin', { loggedIn: true });
    await waitFor(() => expect(address()).toBe('/index'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
