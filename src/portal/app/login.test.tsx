// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { getLoginResponseMock } from '../../../generated/client/session/session.faker.ts';
import { getLoginMockHandler } from '../../../generated/client/session/session.msw.ts';
import { refuse, unreachable } from '../../mocks/refuse.ts';
import { server } from '../../mocks/server.ts';
import { makeTestKey } from '../api/testing/test-key.ts';
import { getToken } from '../api/token.ts';
import { openPortal, switchOff, withPortal } from './testing/portal.tsx';
import { fillIn, openLogin, passBotCheck, submitLogin } from './testing/steps.ts';

vi.mock('../features/home/home-page.tsx', async () => (await import('./testing/plain-pages.tsx')).plainPages.home);
vi.mock('../features/lobby/lobby-page.tsx', async () => (await import('./testing/plain-pages.tsx')).plainPages.lobby);
vi.mock(
  '../features/banner/banner-carousel.tsx',
  async () => (await import('./testing/plain-pages.tsx')).plainPages.banner,
);

withPortal();

const submit = (dialog: ReturnType<typeof within>) => dialog.getByRole('button', { name: 'Log in' });
const kept = (key: string) => window.sessionStorage.getItem(key);

describe('a login that the user started', () => {
  test('LOGIN-02 LOGIN-15 LOGIN-17 LOGIN-20 stores the token, loads the member, closes and goes home', async () => {
    const portal = openPortal('/rng');
    const dialog = await openLogin(portal);
    expect(portal.address()).toBe('/rng?modal=login');
    expect(dialog.queryByText('Please log in first')).toBeNull();
    await fillIn(portal, dialog);
    await submitLogin(portal, dialog);
    expect(await screen.findByRole('heading', { name: 'The home page' })).toBeDefined();
    expect(portal.address()).toBe('/index?modal=afterLogin');
    expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull();
    expect(getToken()).toBe(getLoginResponseMock().value.token);
    expect(kept('nickname')).toBe('Minh Khoa');
    expect(kept('cpw')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  });

  test.each([
    ['LOGIN-18', 'passwordDefault'],
    ['LOGIN-19', 'passwordExpired'],
  ])('STORE-04 STORE-18 %s asks for a new password after %s, and records it', async (_, state) => {
    const answer = getLoginResponseMock();
    server.use(getLoginMockHandler({ ...answer, value: { ...answer.value, [state]: true } }));
    const portal = openPortal('/index');
    const dialog = await openLogin(portal);
    await fillIn(portal, dialog);
    await submitLogin(portal, dialog);
    const title = 'Your password has expired. Please set a new one.';
    expect(await screen.findByRole('dialog', { name: title })).toBeDefined();
    expect(screen.queryByRole('dialog', { name: /^Welcome/ })).toBeNull();
    expect(kept('cpw')).toBe('1');
  });

  test('LOGIN-19 STORE-04 STORE-18 an expired password counts only while PWDEXPFORCECHANGE3 is on', async () => {
    switchOff('PWDEXPFORCECHANGE3');
    const answer = getLoginResponseMock();
    server.use(getLoginMockHandler({ ...answer, value: { ...answer.value, passwordExpired: true } }));
    const portal = openPortal('/index');
    const dialog = await openLogin(portal);
    await fillIn(portal, dialog);
    await submitLogin(portal, dialog);
    expect(await screen.findByRole('dialog', { name: /^Welcome back/ })).toBeDefined();
    expect(kept('cpw')).toBeNull();
  });
});

describe('a login that fails', () => {
  test('ERROR-10 shows the reason in the text of the catalogue and keeps the input', async () => {
    server.use(refuse('post', '/wps/session/login', 401, 'invalid_credentials'));
    const portal = openPortal('/index');
    const dialog = await openLogin(portal);
    await fillIn(portal, dialog, 'wrong-one');
    await submitLogin(portal, dialog);
    expect((await dialog.findByRole('alert')).textContent).toBe('Account or password incorrect');
    expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveProperty('value', ' player01 ');
    expect(dialog.getByLabelText('Password')).toHaveProperty('value', 'wrong-one');
    expect(getToken()).toBeNull();
  });

  test('ERROR-18 offers a retry when the connection is lost, and keeps the input', async () => {
    server.use(unreachable('post', '/wps/session/login'));
    const portal = openPortal('/index');
    const dialog = await openLogin(portal);
    await fillIn(portal, dialog);
    await submitLogin(portal, dialog);
    expect((await dialog.findByRole('alert')).textContent).toContain('Connection problem, please try again');
    expect(dialog.getByLabelText('Password')).toHaveProperty('value', 'Portico123');
    server.use(getLoginMockHandler());
    await portal.user.click(dialog.getByRole('button', { name: 'Try again' }));
    await passBotCheck(portal, dialog);
    await waitFor(() => expect(getToken()).not.toBeNull());
  });

  test('ERROR-38 shows the request id of a failure without a text', async () => {
    server.use(refuse('post', '/wps/session/login', 500, 'system_error'));
    const portal = openPortal('/index');
    const dialog = await openLogin(portal);
    await fillIn(portal, dialog);
    await submitLogin(portal, dialog);
    expect((await dialog.findByRole('alert')).textContent).toBe('System errorRequest request-0001');
  });

  test('VALID-02 VALID-05 VALID-08 VALID-26 VALID-44 reports missing input without calling the server', async () => {
    const portal = openPortal('/index');
    const dialog = await openLogin(portal);
    expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveProperty('placeholder', 'Username ＊');
    expect(dialog.getByLabelText('Password')).toHaveProperty('placeholder', 'Password ＊');
    await portal.user.click(submit(dialog));
    expect(await dialog.findByText('Username not empty')).toBeDefined();
    expect(dialog.getByText('Password not empty')).toBeDefined();
    await portal.user.type(dialog.getByRole('textbox', { name: 'Username' }), '   ');
    expect(await dialog.findByText('Content must not be empty')).toBeDefined();
    expect(dialog.queryByRole('slider')).toBeNull();
  });

  test('is sent once, however often it is submitted', async () => {
    let logins = 0;
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    server.use(
      msw.post('*/wps/session/login', async () => {
        logins += 1;
        await answered;
        return HttpResponse.json({ success: false, code: 'invalid_credentials' }, { status: 401 });
      }),
    );
    const portal = openPortal('/index');
    const dialog = await openLogin(portal);
    await fillIn(portal, dialog);
    await portal.user.keyboard('{Enter}{Enter}');
    expect(submit(dialog).getAttribute('aria-busy')).toBe('true');
    await passBotCheck(portal, dialog);
    await portal.user.click(submit(dialog));
    answer();
    await dialog.findByRole('alert');
    expect(logins).toBe(1);
  });
});

describe('free play', () => {
  test('LOGIN-11 LOGIN-30 starts a session from the form and removes `cpw`', async () => {
    const portal = openPortal('/index');
    window.sessionStorage.setItem('cpw', '1');
    const dialog = await openLogin(portal);
    await portal.user.click(await dialog.findByRole('button', { name: 'Free trial' }));
    await waitFor(() => expect(kept('nickname')).not.toBeNull());
    expect(getToken()).toMatch(/^pt_2Yw7/);
    expect(kept('cpw')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Account menu' })).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull());
  });

  test('API-14 sends the system, the platform, the version and an encrypted random string', async () => {
    let body: unknown;
    server.use(
      msw.post('*/wps/session/login/freeplay', async ({ request }) => {
        body = await request.json();
        return HttpResponse.json(getLoginResponseMock());
      }),
    );
    const portal = openPortal('/index');
    await portal.user.click(await screen.findByRole('button', { name: 'Try demo' }));
    await waitFor(() => expect(getToken()).not.toBeNull());
    expect(body).toEqual({
      os: expect.any(String),
      platform: 'W',
      version: 3,
      randomString: expect.stringMatching(/^([\w-]*\.){4}[\w-]+$/),
    });
  });

  test("API-14 a wrong clock blocks nobody: the call is repeated with the server's time", async () => {
    const date = 'Tue, 03 Mar 2026 08:00:00 GMT';
    const key = await makeTestKey();
    const times: unknown[] = [];
    server.use(
      msw.get('*/wps/system/jwks', () =>
        HttpResponse.json({ success: true, value: { keys: [key.published], required: true } }),
      ),
      msw.post(
        '*/wps/session/login/freeplay',
        () => {
          const refusal = { success: false, code: 'encryption_invalid', message: '', language: 'EN', requestId: 'r' };
          return HttpResponse.json(refusal, { status: 400, headers: { date } });
        },
        { once: true },
      ),
      msw.post('*/wps/session/login/freeplay', async ({ request }) => {
        const { plain } = await key.open({ payload: Object(await request.json()).randomString });
        times.push(Object(plain).at);
        return HttpResponse.json(getLoginResponseMock());
      }),
    );
    const portal = openPortal('/index');
    await portal.user.click(await screen.findByRole('button', { name: 'Try demo' }));
    await waitFor(() => expect(getToken()).not.toBeNull());
    expect(times).toEqual([Date.parse(date)]);
  });

  test('LOGIN-11 ROLE-05 is absent while FREEPLAY3 is off', async () => {
    switchOff('FREEPLAY3');
    const dialog = await openLogin(openPortal('/index'));
    expect(dialog.queryByRole('button', { name: 'Free trial' })).toBeNull();
  });
});

describe('a login that the portal asked for', () => {
  test('API-79 after an ended session keeps the page, says why, and returns to it', async () => {
    server.use(refuse('get', '/wps/v2/wallets/balance', 401, 'session_expired'));
    const portal = openPortal('/rng?vendor=SAF', { loggedIn: true });
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
    expect(dialog.getByText('Please log in first')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'The lobby of RNG', hidden: true })).toBeDefined();
    server.resetHandlers();
    await fillIn(portal, dialog);
    await submitLogin(portal, dialog);
    const after = within(await screen.findByRole('dialog', { name: 'Welcome back, Minh Khoa' }));
    expect(screen.getByRole('heading', { name: 'The lobby of RNG', hidden: true })).toBeDefined();
    await portal.user.click(after.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(portal.address()).toBe('/rng?vendor=SAF');
    expect(await screen.findByText('$12,480.50')).toBeDefined();
  });
});
