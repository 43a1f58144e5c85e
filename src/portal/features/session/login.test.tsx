// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, test } from 'vitest';
import { getLoginResponseMock } from '#generated/client/session/session.faker.ts';
import { getLoginMockHandler } from '#generated/client/session/session.msw.ts';
import type { ErrorCode } from '#generated/model/index.ts';
import { refuse, unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { makeTestKey } from '../../api/testing/test-key.ts';
import { getToken } from '../../api/token.ts';
import { openFrame } from '../../testing/frame.tsx';
import { changeSite, openModal, switchOff, withPortal } from '../../testing/portal.tsx';
import { fillIn, openLogin, passBotCheck, submitLogin } from '../../testing/steps.ts';

withPortal();

const submit = (form: ReturnType<typeof within>) => form.getByRole('button', { name: 'Log in' });
const kept = (key: string) => window.sessionStorage.getItem(key);

describe('a login that the user started', () => {
  test('LOGIN-02 LOGIN-15 LOGIN-17 LOGIN-20 stores the token, loads the member, closes and goes home', async () => {
    const portal = openFrame('/rng');
    await portal.user.click(await screen.findByRole('button', { name: 'Log in' }));
    const form = within(await screen.findByRole('dialog', { name: 'Log in' }));
    expect(portal.address()).toBe('/rng?modal=login');
    expect(form.queryByText('Please log in first')).toBeNull();
    await fillIn(portal, form);
    await submitLogin(portal, form);
    expect(await screen.findByRole('heading', { name: 'The page /index', hidden: true })).toBeDefined();
    expect(portal.address()).toBe('/index?modal=afterLogin');
    expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull();
    expect(getToken()).toBe(getLoginResponseMock().value.token);
    expect(kept('nickname')).toBe('Minh Khoa');
    expect(kept('cpw')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  });

  test('LOGIN-18 LOGIN-19 LOGIN-31 LOGIN-33 STORE-04 STORE-18 an expired password counts only while PWDEXPFORCECHANGE3 is on', async () => {
    switchOff('PWDEXPFORCECHANGE3');
    const answer = getLoginResponseMock();
    server.use(getLoginMockHandler({ ...answer, value: { ...answer.value, passwordExpired: true } }));
    const { form, ...portal } = await openLogin();
    await fillIn(portal, form);
    await submitLogin(portal, form);
    expect(await screen.findByRole('dialog', { name: /^Welcome back/ })).toBeDefined();
    expect(kept('cpw')).toBeNull();
  });
});

describe('a login that fails', () => {
  test('ERROR-10 LOGIN-24 CAPTCHA-04 CAPTCHA-06 shows the reason in the text of the catalogue and keeps the input, without a captcha', async () => {
    changeSite((info) => ({ ...info, settings: { ...info.settings, captcha: { login: false, register: true } } }));
    server.use(refuse('post', '/wps/session/login', 401, 'invalid_credentials'));
    const { form, ...portal } = await openLogin();
    await fillIn(portal, form, 'wrong-one');
    await submitLogin(portal, form);
    expect((await form.findByRole('alert')).textContent).toBe('Words of the server');
    expect(form.getByRole('textbox', { name: 'Username' })).toHaveProperty('value', ' player01 ');
    expect(form.getByLabelText('Password')).toHaveProperty('value', 'wrong-one');
    expect(form.queryByLabelText('Captcha')).toBeNull();
    expect(getToken()).toBeNull();
  });

  test('ERROR-18 offers a retry when the connection is lost, and keeps the input', async () => {
    server.use(unreachable('post', '/wps/session/login'));
    const { form, ...portal } = await openLogin();
    await fillIn(portal, form);
    await submitLogin(portal, form);
    expect((await form.findByRole('alert')).textContent).toContain('Connection problem, please try again');
    expect(form.getByLabelText('Password')).toHaveProperty('value', 'Portico123');
    server.use(getLoginMockHandler());
    await portal.user.click(form.getByRole('button', { name: 'Try again' }));
    await passBotCheck(portal, form);
    await waitFor(() => expect(getToken()).not.toBeNull());
  });

  test.each(['system_error', 'brand_new'])(
    'ERROR-38 shows the request id of %s, a failure without a text',
    async (code) => {
      // The server answers in Vietnamese, so its words are not those of the user.
      server.use(refuse('post', '/wps/session/login', 500, code as ErrorCode, { language: 'VI' }));
      const { form, ...portal } = await openLogin();
      await fillIn(portal, form);
      await submitLogin(portal, form);
      expect((await form.findByRole('alert')).textContent).toBe('System errorRequest request-0001');
    },
  );

  test("ERROR-38 shows the server's words for an unknown code, in the user's language", async () => {
    server.use(refuse('post', '/wps/session/login', 422, 'brand_new' as ErrorCode));
    const { form, ...portal } = await openLogin();
    await fillIn(portal, form);
    await submitLogin(portal, form);
    expect((await form.findByRole('alert')).textContent).toContain('Words of the server');
  });

  test('VALID-02 VALID-05 VALID-08 VALID-26 VALID-44 reports missing input without calling the server', async () => {
    const { form, ...portal } = await openLogin();
    expect(form.getByRole('textbox', { name: 'Username' })).toHaveProperty('placeholder', 'Username ＊');
    expect(form.getByLabelText('Password')).toHaveProperty('placeholder', 'Password ＊');
    await portal.user.click(submit(form));
    expect(await form.findByText('Username not empty')).toBeDefined();
    expect(form.getByText('Password not empty')).toBeDefined();
    await portal.user.type(form.getByRole('textbox', { name: 'Username' }), '   ');
    expect(await form.findByText('Content must not be empty')).toBeDefined();
    expect(form.queryByRole('slider')).toBeNull();
  });

  test('asks for one bot check and is sent once, however often it is submitted', async () => {
    let logins = 0;
    let puzzles = 0;
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'GET' && request.url.endsWith('/wps/verification/slider')) puzzles += 1;
    });
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    server.use(
      msw.post('*/wps/session/login', async () => {
        logins += 1;
        await answered;
        return HttpResponse.json({ success: false, code: 'invalid_credentials' }, { status: 401 });
      }),
    );
    const { form, ...portal } = await openLogin();
    await fillIn(portal, form);
    await portal.user.keyboard('{Enter}{Enter}');
    expect(submit(form).getAttribute('aria-busy')).toBe('true');
    await passBotCheck(portal, form);
    await portal.user.click(submit(form));
    answer();
    await form.findByRole('alert');
    expect([puzzles, logins]).toEqual([1, 1]);
    server.events.removeAllListeners();
  });
});

describe('free play', () => {
  test('LOGIN-11 LOGIN-30 starts a session from the form and removes `cpw`', async () => {
    const { form, user } = await openLogin();
    window.sessionStorage.setItem('cpw', '1');
    await user.click(await form.findByRole('button', { name: 'Free trial' }));
    await waitFor(() => expect(kept('nickname')).not.toBeNull());
    expect(getToken()).toMatch(/^pt_2Yw7/);
    expect(kept('cpw')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull());
  });

  test('API-14 sends the system, the platform, the version and an encrypted random string', async () => {
    let body: unknown;
    server.use(
      msw.post('*/wps/session/login/freeplay', async ({ request }) => {
        body = await request.json();
        return HttpResponse.json(getLoginResponseMock());
      }),
    );
    const { form, user } = await openLogin();
    await user.click(await form.findByRole('button', { name: 'Free trial' }));
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
    const { form, user } = await openLogin();
    await user.click(await form.findByRole('button', { name: 'Free trial' }));
    await waitFor(() => expect(getToken()).not.toBeNull());
    expect(times).toEqual([Date.parse(date)]);
  });

  test('LOGIN-11 ROLE-05 is there without another way to log in', async () => {
    changeSite((info) => ({ ...info, socialLogin: {} }));
    const { form } = await openLogin();
    expect(await form.findByRole('button', { name: 'Free trial' })).toBeDefined();
  });

  test('LOGIN-11 ROLE-05 is absent while FREEPLAY3 is off', async () => {
    switchOff('FREEPLAY3');
    const { form } = await openLogin();
    expect(form.queryByRole('button', { name: 'Free trial' })).toBeNull();
  });
});

describe('a login that the portal asked for', () => {
  test('ROLE-06 LOGIN-17 opens the game that a guest pressed, from which Back leads to where it was pressed', async () => {
    const portal = openModal('/rng?vendor=SAF');
    const launched = { gameName: 'Lantern Road', gameId: 'lantern-road' };
    const leadsTo = { to: '/seamless?vassalage=SAF&nodeId=20001', state: { launched } };
    await act(() => portal.router.navigate('/rng?vendor=SAF&modal=login', { state: { opened: 'login', leadsTo } }));
    const form = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await fillIn(portal, form);
    await submitLogin(portal, form);
    const after = within(await screen.findByRole('dialog', { name: 'Welcome back, Minh Khoa' }));
    await portal.user.click(after.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(portal.address()).toBe('/seamless?vassalage=SAF&nodeId=20001'));
    expect(portal.router.state.location.state).toEqual({ launched });
    await act(() => portal.router.navigate(-1));
    expect(portal.address()).toBe('/rng?vendor=SAF');
  });

  test('API-79 LOGIN-17 ERROR-17 after an ended session keeps the page, says why, and returns to it', async () => {
    server.use(refuse('get', '/wps/v2/wallets/balance', 401, 'session_expired'));
    const portal = openFrame('/rng?vendor=SAF', { loggedIn: true });
    const form = within(await screen.findByRole('dialog', { name: 'Log in' }));
    expect(form.getByText('Please log in first')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'The page /rng', hidden: true })).toBeDefined();
    server.resetHandlers();
    await fillIn(portal, form);
    await submitLogin(portal, form);
    const after = within(await screen.findByRole('dialog', { name: 'Welcome back, Minh Khoa' }));
    expect(screen.getByRole('heading', { name: 'The page /rng', hidden: true })).toBeDefined();
    await portal.user.click(after.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(portal.address()).toBe('/rng?vendor=SAF');
    expect(await screen.findByText('$12,480.50')).toBeDefined();
  });
});
