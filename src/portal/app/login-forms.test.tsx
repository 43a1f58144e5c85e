// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LoginPayload } from '../../../generated/client/model/index.ts';
import { getLoginResponseMock } from '../../../generated/client/session/session.faker.ts';
import { getGetJwksResponseMock } from '../../../generated/client/system/system.faker.ts';
import { getGetJwksMockHandler } from '../../../generated/client/system/system.msw.ts';
import { refuse } from '../../mocks/refuse.ts';
import { server } from '../../mocks/server.ts';
import { getToken } from '../api/token.ts';
import { installKeyDatabase } from '../features/session/testing/key-database.ts';
import { changeSite, openPortal, switchOff, withPortal } from './testing/portal.tsx';
import { fillIn, openLogin, passBotCheck, submitLogin, ticket } from './testing/steps.ts';

vi.mock('../features/home/home-page.tsx', async () => (await import('./testing/plain-pages.tsx')).plainPages.home);
vi.mock('../features/lobby/lobby-page.tsx', async () => (await import('./testing/plain-pages.tsx')).plainPages.lobby);
vi.mock(
  '../features/banner/banner-carousel.tsx',
  async () => (await import('./testing/plain-pages.tsx')).plainPages.banner,
);

withPortal();

const noCookies = () => {
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: leaves nothing of the test before
    document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
  }
};

beforeEach(() => {
  noCookies();
  installKeyDatabase();
  // Bodies travel plain, so that a test can read them.
  server.use(getGetJwksMockHandler({ ...getGetJwksResponseMock(), value: { keys: [], required: false } }));
});

/** Answers the login and remembers what was sent; the first answers are those given. */
function recordLogins(...refusals: (() => Response)[]): LoginPayload[] {
  const sent: LoginPayload[] = [];
  server.use(
    msw.post('*/wps/session/login', async ({ request }) => {
      // Sent by the code under test, whose types are the contract's.
      sent.push((await request.json()) as LoginPayload);
      return refusals.shift()?.() ?? HttpResponse.json(getLoginResponseMock());
    }),
  );
  return sent;
}

const refusal =
  (status: number, code: string, value: object = {}) =>
  () =>
    HttpResponse.json(
      { success: false, code, message: 'x', language: 'EN', requestId: 'request-0001', value },
      { status },
    );

const loggedIn = () => waitFor(() => expect(getToken()).not.toBeNull());

describe('by username', () => {
  test('LOGIN-28 SMS-13 sends the ticket of the bot check, and the name trimmed', async () => {
    const sent = recordLogins();
    const portal = openPortal('/index');
    const form = await openLogin(portal);
    await fillIn(portal, form);
    await submitLogin(portal, form);
    await loggedIn();
    expect(sent).toEqual([{ type: 'username', username: 'player01', password: 'Portico123', sliderTicket: ticket() }]);
  });

  test('LOGIN-28 who leaves the bot check sends nothing and keeps what was typed', async () => {
    const sent = recordLogins();
    const portal = openPortal('/index');
    const form = await openLogin(portal);
    await fillIn(portal, form);
    await portal.user.click(form.getByRole('button', { name: 'Log in' }));
    await portal.user.click(await form.findByRole('button', { name: 'Cancel the check' }));
    await waitFor(() => expect(form.getByRole('button', { name: 'Log in' }).hasAttribute('aria-busy')).toBe(false));
    expect(sent).toEqual([]);
    expect(form.getByLabelText('Password')).toHaveProperty('value', 'Portico123');
  });

  test('LOGIN-03 LOGIN-24 LOGIN-25 VALID-27 ERROR-26 CAPTCHA-07 a demanded captcha is shown, asked for, sent and renewed', async () => {
    let images = 0;
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/wps/captcha')) images += 1;
    });
    const sent = recordLogins(
      refusal(401, 'invalid_credentials', { captcha: true }),
      refusal(422, 'captcha_wrong', { captcha: true }),
    );
    const portal = openPortal('/index');
    const form = await openLogin(portal);
    expect(form.queryByLabelText('Captcha')).toBeNull();
    await fillIn(portal, form);
    await submitLogin(portal, form);
    const field = await form.findByLabelText('Captcha');
    expect((await form.findByRole('alert')).textContent).toBe('Account or password incorrect');
    await waitFor(() => expect(images).toBe(1));

    await portal.user.click(form.getByRole('button', { name: 'Log in' }));
    expect(await form.findByText('Please enter the captcha')).toBeDefined();
    await portal.user.type(field, '7KXX');
    await submitLogin(portal, form);
    expect(await form.findByText('The captcha is not correct. Please try the new one.')).toBeDefined();
    expect(field).toHaveProperty('value', '');
    await waitFor(() => expect(images).toBe(2));

    await portal.user.type(field, '7KXQ');
    await submitLogin(portal, form);
    await loggedIn();
    expect(sent[0]).not.toHaveProperty('captcha');
    expect(sent[2]).toMatchObject({ captcha: '7KXQ', captchaId: 'c_5f2b9a10' });
  });

  test('LOGIN-03 CAPTCHA-04 CAPTCHA-06 the site may want one from the start', async () => {
    changeSite((info) => ({
      ...info,
      settings: { ...info.settings, captcha: { login: true, register: false } },
    }));
    const form = await openLogin(openPortal('/index'));
    expect(await form.findByLabelText('Captcha')).toBeDefined();
  });

  test('LOGIN-35 ERROR-28 a new place is confirmed by a code, without another bot check', async () => {
    const sent = recordLogins(
      refusal(403, 'new_ip_verification', {
        maskedMobileNum: '******5678',
        verificationTicket: 'nv_6c1e84f0a3b9',
      }),
      refusal(422, 'verification_code_wrong'),
    );
    const portal = openPortal('/index');
    const form = await openLogin(portal);
    await fillIn(portal, form);
    await submitLogin(portal, form);
    expect(await form.findByText('You are logging in from a new place')).toBeDefined();
    expect(form.getByText(/\*{6}5678/)).toBeDefined();
    await portal.user.click(form.getByRole('button', { name: 'Send code' }));
    expect(await form.findByRole('button', { name: /^Code sent/ })).toBeDefined();
    const code = form.getByLabelText('Verification code');
    await portal.user.type(code, '111111');
    await portal.user.click(form.getByRole('button', { name: 'Confirm' }));
    expect(await form.findByText('The verification code is not correct.')).toBeDefined();
    await portal.user.clear(code);
    await portal.user.type(code, '640187');
    await portal.user.click(form.getByRole('button', { name: 'Confirm' }));
    await loggedIn();
    expect(sent[2]).toEqual({
      type: 'username',
      username: 'player01',
      password: 'Portico123',
      verificationCode: '640187',
    });
  });

  test.each([
    ['ERROR-24 ROLE-12 ROLE-16', 'error_not_member', 'This account cannot log in on the member site.'],
    ['ERROR-25 ROLE-13', 'error_not_agent', 'This account cannot log in on the agent site.'],
  ] as const)('%s an account of another site is told so', async (_, code, words) => {
    server.use(refuse('post', '/wps/session/login', 403, code));
    const portal = openPortal('/index');
    const form = await openLogin(portal);
    await fillIn(portal, form);
    await submitLogin(portal, form);
    expect(await form.findByText(words)).toBeDefined();
  });

  test('what was typed outlives a change of the way; the name, but no password, outlives the modal', async () => {
    const portal = openPortal('/index');
    const form = await openLogin(portal);
    await fillIn(portal, form);
    await portal.user.click(form.getByRole('radio', { name: 'SMS code' }));
    await portal.user.click(form.getByRole('radio', { name: 'Username' }));
    expect(form.getByLabelText('Password')).toHaveProperty('value', 'Portico123');
    await portal.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openLogin(portal);
    expect(again.getByRole('textbox', { name: 'Username' })).toHaveProperty('value', ' player01 ');
    expect(again.getByLabelText('Password')).toHaveProperty('value', '');
  });
});

describe('remember me', () => {
  test('LOGIN-08 LOGIN-27 STORE-13 STORE-14 STORE-15 keeps the credentials, and fills them in at the next visit', async () => {
    recordLogins();
    const portal = openPortal('/index');
    const form = await openLogin(portal);
    await fillIn(portal, form);
    await portal.user.click(form.getByRole('checkbox', { name: 'Remember me' }));
    await submitLogin(portal, form);
    await loggedIn();
    expect(document.cookie).toMatch(/lastUsername=player01/);
    expect(document.cookie).toMatch(/remember=1/);
    expect(document.cookie).toMatch(/password_player01=/);
    expect(document.cookie).not.toContain('Portico123');
  });

  test('LOGIN-27 a login without it forgets them', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: what an earlier login kept
    document.cookie = 'lastUsername=player01; Path=/';
    // biome-ignore lint/suspicious/noDocumentCookie: what an earlier login kept
    document.cookie = 'remember=1; Path=/';
    recordLogins();
    const portal = openPortal('/index');
    const form = await openLogin(portal);
    expect(form.getByRole('textbox', { name: 'Username' })).toHaveProperty('value', 'player01');
    await portal.user.type(form.getByLabelText('Password'), 'Portico123');
    await portal.user.click(form.getByRole('checkbox', { name: 'Remember me' }));
    await submitLogin(portal, form);
    await loggedIn();
    expect(document.cookie).toBe('');
  });
});

describe('by a code', () => {
  async function openSms(portal: ReturnType<typeof openPortal>) {
    const form = await openLogin(portal);
    await portal.user.click(form.getByRole('radio', { name: 'SMS code' }));
    return form;
  }

  test('LOGIN-04 LOGIN-05 LOGIN-29 SMS-07 STORE-16 sends number and code, the bot check only before the code', async () => {
    const sent = recordLogins();
    const codes: unknown[] = [];
    server.events.on('request:start', async ({ request }) => {
      if (request.url.includes('/wps/verification/sms/noLogin')) codes.push(await request.clone().json());
    });
    const portal = openPortal('/index');
    const form = await openSms(portal);
    expect(await form.findByRole('combobox', { name: 'Country code' })).toBeDefined();
    await portal.user.type(form.getByLabelText('Mobile number'), '912 345 678');
    await portal.user.click(form.getByRole('button', { name: 'Send code' }));
    await passBotCheck(portal, form);
    expect(await form.findByRole('button', { name: /^Code sent \(\d+s\)$/ })).toHaveProperty('disabled', true);
    expect(codes).toEqual([{ countryDialingCode: '84', mobileNum: '912345678', sliderTicket: ticket() }]);
    await portal.user.type(form.getByLabelText('Verification code'), '310562');
    await portal.user.click(form.getByRole('checkbox', { name: 'Remember me' }));
    await portal.user.click(form.getByRole('button', { name: 'Log in' }));
    await loggedIn();
    expect(sent).toEqual([
      { type: 'sms', mobileNum: '912345678', countryDialingCode: '84', verificationCode: '310562' },
    ]);
    expect(decodeURIComponent(document.cookie)).toBe('smsMobile=+84 912345678');
  });

  test('VALID-24 VALID-28 VALID-42 VALID-43 SMS-06 asks for number and code, and for a number that is one', async () => {
    const sent = recordLogins();
    const portal = openPortal('/index');
    const form = await openSms(portal);
    await portal.user.click(form.getByRole('button', { name: 'Log in' }));
    expect(await form.findByText('Please enter phone number')).toBeDefined();
    expect(form.getByText('Please enter the verification code')).toBeDefined();
    await portal.user.type(form.getByLabelText('Mobile number'), '12');
    await portal.user.click(form.getByRole('button', { name: 'Send code' }));
    expect(await form.findByText('Enter a mobile number of 9 - 15 digits')).toBeDefined();
    expect(form.queryByRole('slider')).toBeNull();
    expect(sent).toEqual([]);
  });

  test('LOGIN-18 LOGIN-31 a default password forces nothing here', async () => {
    recordLogins(() => {
      const answer = getLoginResponseMock();
      return HttpResponse.json({ ...answer, value: { ...answer.value, passwordDefault: true } });
    });
    const portal = openPortal('/index');
    const form = await openSms(portal);
    await portal.user.type(form.getByLabelText('Mobile number'), '912345678');
    await portal.user.type(form.getByLabelText('Verification code'), '310562');
    await portal.user.click(form.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('dialog', { name: 'Welcome back, Minh Khoa' })).toBeDefined();
    expect(window.sessionStorage.getItem('cpw')).toBeNull();
  });

  test.each([
    ['ERROR-32', 'verification_code_wrong', 'The verification code is not correct.'],
    ['ERROR-36', 'verification_code_expired', 'The verification code has expired. Please ask for a new one.'],
    ['ERROR-29', 'mobile_number_invalid', 'Please enter a valid phone number.'],
    ['ERROR-31', 'phone_verification_failed', 'The phone number could not be verified. Please try again.'],
  ] as const)('%s a refusal is told at its field', async (_, code, words) => {
    recordLogins(refusal(422, code));
    const portal = openPortal('/index');
    const form = await openSms(portal);
    await portal.user.type(form.getByLabelText('Mobile number'), '912345678');
    await portal.user.type(form.getByLabelText('Verification code'), '310562');
    await portal.user.click(form.getByRole('button', { name: 'Log in' }));
    expect(await form.findByText(words)).toBeDefined();
  });

  test('LOGIN-04 SMS-02 where Firebase sends the codes, its token proves the number', async () => {
    changeSite((info) => ({ ...info, register: { ...info.register, smsChannel: 'firebase' } }));
    const sendToPhone = vi.fn(async () => undefined);
    vi.stubGlobal('phoneVerifier', { send: sendToPhone, confirm: async () => 'aaa.bbb.ccc' });
    const sent = recordLogins();
    const portal = openPortal('/index');
    const form = await openSms(portal);
    await form.findByRole('combobox', { name: 'Country code' });
    await portal.user.type(form.getByLabelText('Mobile number'), '923456789');
    await portal.user.click(form.getByRole('button', { name: 'Send code' }));
    await passBotCheck(portal, form);
    expect(await form.findByRole('button', { name: /^Code sent \((60|59)s\)$/ })).toBeDefined();
    expect(sendToPhone).toHaveBeenCalledWith('+84923456789');
    await portal.user.type(form.getByLabelText('Verification code'), '310562');
    await portal.user.click(form.getByRole('button', { name: 'Log in' }));
    await loggedIn();
    expect(sent).toEqual([
      {
        type: 'sms',
        mobileNum: '923456789',
        countryDialingCode: '84',
        firebaseChannel: 'sms',
        firebaseIdToken: 'aaa.bbb.ccc',
      },
    ]);
  });

  test('LOGIN-07 is not offered while MOBILEVERCODELOGIN3 is off', async () => {
    switchOff('MOBILEVERCODELOGIN3');
    const form = await openLogin(openPortal('/index'));
    expect(form.queryByRole('radio', { name: 'SMS code' })).toBeNull();
    expect(form.getByRole('textbox', { name: 'Username' })).toBeDefined();
  });
});

describe('the ways out of the form', () => {
  test('LOGIN-01 LOGIN-10 leads to the registration and back', async () => {
    const portal = openPortal('/index');
    const form = await openLogin(portal);
    await portal.user.click(form.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(portal.address()).toBe('/index?modal=register'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create account' }));
    await portal.user.click(dialog.getByRole('tab', { name: 'Log in' }));
    await waitFor(() => expect(portal.address()).toBe('/index?modal=login'));
  });

  test('LOGIN-09 leads to a forgotten password, and back with what was typed', async () => {
    const portal = openPortal('/index');
    const form = await openLogin(portal);
    await fillIn(portal, form);
    await portal.user.click(form.getByRole('button', { name: 'Forgot password?' }));
    expect(await screen.findByRole('dialog', { name: 'Forgot password' })).toBeDefined();
    await act(() => portal.router.navigate(-1));
    await waitFor(() => expect(portal.address()).toBe('/index?modal=login'));
    expect(form.getByLabelText('Password')).toHaveProperty('value', 'Portico123');
  });
});
