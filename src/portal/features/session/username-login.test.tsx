// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getSendNewIpCodeResponseMock } from '#generated/client/verification/verification.faker.ts';
import { getSendNewIpCodeMockHandler } from '#generated/client/verification/verification.msw.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { clearSession } from '../../api/token.ts';
import { setLanguage } from '../../i18n/language.ts';
import { loggedIn, recordLogins, refusal, withLogin } from '../../testing/login.ts';
import { changeSite, openModal, openPage } from '../../testing/portal.tsx';
import { fillIn, openLogin, submitLogin, ticket } from '../../testing/steps.ts';

withLogin();

describe('login by username', () => {
  test('LOGIN-28 VALID-25 SMS-13 sends the ticket of the bot check, and the name trimmed', async () => {
    const sent = recordLogins();
    const { form, ...portal } = await openLogin();
    await fillIn(portal, form);
    await submitLogin(portal, form);
    await loggedIn();
    expect(sent).toEqual([{ type: 'username', username: 'player01', password: 'Portico123', sliderTicket: ticket() }]);
  });

  test('LOGIN-28 a user who cancels the bot check sends nothing and keeps the input', async () => {
    const sent = recordLogins();
    const { form, ...portal } = await openLogin();
    await fillIn(portal, form);
    await portal.user.click(form.getByRole('button', { name: 'Log in' }));
    await portal.user.click(await form.findByRole('button', { name: 'Cancel the check' }));
    await waitFor(() => expect(form.getByRole('button', { name: 'Log in' }).hasAttribute('aria-busy')).toBe(false));
    expect(sent).toEqual([]);
    expect(form.getByLabelText('Password')).toHaveProperty('value', 'Portico123');
  });

  test('LOGIN-03 LOGIN-24 LOGIN-25 VALID-05 VALID-27 ERROR-26 CAPTCHA-07 API-01 ENTITY-09 API-15 a required captcha is shown, validated, sent and renewed', async () => {
    let images = 0;
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/wps/captcha')) images += 1;
    });
    const sent = recordLogins(
      refusal(401, 'invalid_credentials', { captcha: true }),
      refusal(422, 'captcha_wrong', { captcha: true }),
      refusal(401, 'invalid_credentials', { captcha: true }),
    );
    const { form, ...portal } = await openLogin();
    expect(form.queryByLabelText('Captcha')).toBeNull();
    await fillIn(portal, form);
    await submitLogin(portal, form);
    const field = await form.findByLabelText('Captcha');
    const image = form.getByRole('button', { name: 'New image' });
    await waitFor(() => expect(image.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/png;base64,/));
    expect((await form.findByRole('alert')).textContent).toBe('Words of the server');
    await waitFor(() => expect(images).toBe(1));
    expect(field).toHaveProperty('placeholder', 'Captcha ＊');

    await portal.user.click(form.getByRole('button', { name: 'Log in' }));
    expect(await form.findByText('Please enter the captcha')).toBeDefined();
    await portal.user.type(field, '7KXX');
    await submitLogin(portal, form);
    expect(await form.findByText('Words of the server')).toBeDefined();
    expect(field).toHaveProperty('value', '');
    await waitFor(() => expect(images).toBe(2));

    await portal.user.type(field, '7KXY');
    await submitLogin(portal, form);
    await waitFor(() => expect(images).toBe(3));
    expect(field).toHaveProperty('value', '');

    await portal.user.type(field, '7KXQ');
    await submitLogin(portal, form);
    await loggedIn();
    expect(sent[0]).not.toHaveProperty('captcha');
    expect(sent[3]).toMatchObject({ captcha: '7KXQ', captchaId: 'c_5f2b9a10' });
  });

  test('LOGIN-03 CAPTCHA-04 CAPTCHA-06 the site can require a captcha from the start', async () => {
    changeSite((info) => ({
      ...info,
      settings: { ...info.settings, captcha: { login: true, register: false } },
    }));
    const { form } = await openLogin();
    expect(await form.findByLabelText('Captcha')).toBeDefined();
  });

  test('LOGIN-35 ERROR-28 a login from a new location is confirmed by a code, without another bot check', async () => {
    const sent = recordLogins(
      refusal(403, 'new_ip_verification', {
        maskedMobileNum: '******5678',
        verificationTicket: 'nv_6c1e84f0a3b9',
      }),
      refusal(422, 'verification_code_wrong'),
    );
    const asked: unknown[] = [];
    server.use(
      getSendNewIpCodeMockHandler(async ({ request }) => {
        asked.push(await request.json());
        return getSendNewIpCodeResponseMock();
      }),
    );
    const { form, ...portal } = await openLogin();
    await fillIn(portal, form);
    await submitLogin(portal, form);
    expect(await form.findByText('You are logging in from a new place')).toBeDefined();
    expect(form.getByText(/\*{6}5678/)).toBeDefined();
    await portal.user.click(form.getByRole('button', { name: 'Send code' }));
    expect(await form.findByRole('button', { name: /^Code sent/ })).toBeDefined();
    expect(asked).toEqual([{ verificationTicket: 'nv_6c1e84f0a3b9' }]);
    const code = form.getByLabelText('Verification code');
    await portal.user.type(code, '111111');
    await portal.user.click(form.getByRole('button', { name: 'Confirm' }));
    expect(await form.findByText('Words of the server')).toBeDefined();
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

  test('MEMBER-22 a two-step login takes the code of the app, or a recovery code in any notation', async () => {
    const sent = recordLogins(
      refusal(403, 'two_step_required', { verificationTicket: 'ts_41d7b2f09c6e' }),
      refusal(422, 'verification_code_wrong'),
    );
    const { form, ...portal } = await openLogin();
    await fillIn(portal, form);
    await submitLogin(portal, form);
    expect(await form.findByText('One more step')).toBeDefined();
    const code = form.getByLabelText(/^Code of your app, or a recovery code/);
    await portal.user.type(code, '123');
    await portal.user.click(form.getByRole('button', { name: 'Confirm' }));
    expect(await form.findByText('The verification code is not correct.')).toBeDefined();
    // What cannot be a code is not sent.
    expect(sent).toHaveLength(1);
    await portal.user.clear(code);
    await portal.user.type(code, '614 093');
    await portal.user.click(form.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await portal.user.clear(code);
    await portal.user.type(code, '7kxqm4tr');
    await portal.user.click(form.getByRole('button', { name: 'Confirm' }));
    await loggedIn();
    const login = { type: 'username', username: 'player01', password: 'Portico123' };
    expect(sent.slice(1)).toEqual([
      { ...login, verificationTicket: 'ts_41d7b2f09c6e', twoStepCode: '614093' },
      { ...login, verificationTicket: 'ts_41d7b2f09c6e', twoStepCode: '7KXQ-M4TR' },
    ]);
  });

  test('MEMBER-22 a second step that took too long leads back to the form, with the reason', async () => {
    recordLogins(
      refusal(403, 'two_step_required', { verificationTicket: 'ts_41d7b2f09c6e' }),
      refusal(422, 'verification_code_expired'),
    );
    const { form, ...portal } = await openLogin();
    await fillIn(portal, form);
    await submitLogin(portal, form);
    await portal.user.type(await form.findByLabelText(/^Code of your app/), '614093');
    await portal.user.click(form.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/That took too long, or there were too many wrong codes/)).toBeDefined();
    expect(await form.findByRole('textbox', { name: 'Username' })).toHaveProperty('value', ' player01 ');
  });

  test.each([
    ['ERROR-24 ROLE-12 ROLE-16', 'error_not_member', 'This account cannot log in on the member site.'],
    ['ERROR-25 ROLE-13 ROLE-16', 'error_not_agent', 'This account cannot log in on the agent site.'],
  ] as const)('%s an account of another site gets that message', async (_, code, words) => {
    server.use(refuse('post', '/wps/session/login', 403, code, { message: words }));
    const { form, ...portal } = await openLogin();
    await fillIn(portal, form);
    await submitLogin(portal, form);
    expect(await form.findByText(words)).toBeDefined();
  });

  test('input survives a change of login method; only the name survives closing the modal', async () => {
    const { form, ...portal } = await openLogin();
    await fillIn(portal, form);
    await portal.user.click(form.getByRole('radio', { name: 'SMS code' }));
    await portal.user.click(form.getByRole('radio', { name: 'Username' }));
    expect(form.getByLabelText('Password')).toHaveProperty('value', 'Portico123');
    await portal.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(() => portal.router.navigate('/index?modal=login'));
    const again = within(await screen.findByRole('dialog', { name: 'Log in' }));
    expect(again.getByRole('textbox', { name: 'Username' })).toHaveProperty('value', ' player01 ');
    expect(again.getByLabelText('Password')).toHaveProperty('value', '');
  });
});

describe('remember me', () => {
  test('LOGIN-08 LOGIN-27 STORE-13 STORE-14 STORE-15 keeps the credentials, and fills them in at the next visit', async () => {
    recordLogins();
    const { form, ...portal } = await openLogin();
    await fillIn(portal, form);
    await portal.user.click(form.getByRole('checkbox', { name: 'Remember me' }));
    await submitLogin(portal, form);
    await loggedIn();
    expect(document.cookie).toMatch(/lastUsername=player01/);
    expect(document.cookie).toMatch(/remember=1/);
    expect(document.cookie).toMatch(/password_player01=/);
    expect(document.cookie).not.toContain('Portico123');
    cleanup();
    clearSession();
    const { form: next } = await openLogin();
    expect(next.getByRole('textbox', { name: 'Username' })).toHaveProperty('value', 'player01');
    expect(next.getByRole('checkbox', { name: 'Remember me' })).toHaveProperty('checked', true);
    await waitFor(() => expect(next.getByLabelText('Password')).toHaveProperty('value', 'Portico123'));
  });

  test('LOGIN-27 a login without it removes the credentials', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: an earlier login stored this
    document.cookie = 'lastUsername=player01; Path=/';
    // biome-ignore lint/suspicious/noDocumentCookie: an earlier login stored this
    document.cookie = 'remember=1; Path=/';
    // biome-ignore lint/suspicious/noDocumentCookie: an earlier login stored this
    document.cookie = 'password_player01=secret; Path=/';
    recordLogins();
    const { form, ...portal } = await openLogin();
    expect(form.getByRole('textbox', { name: 'Username' })).toHaveProperty('value', 'player01');
    await portal.user.type(form.getByLabelText('Password'), 'Portico123');
    await portal.user.click(form.getByRole('checkbox', { name: 'Remember me' }));
    await submitLogin(portal, form);
    await loggedIn();
    expect(document.cookie).toBe('');
  });
});

describe('the links of the form', () => {
  test('LOGIN-01 LOGIN-10 leads to the registration and back', async () => {
    const { form, ...portal } = await openLogin();
    const tabs = () =>
      form.getAllByRole('tab').map((tab: HTMLElement) => [tab.textContent, tab.getAttribute('aria-selected')]);
    expect(tabs()).toEqual([
      ['Log in', 'true'],
      ['Create account', 'false'],
    ]);
    expect(form.getByRole('button', { name: 'Log in' })).toBeDefined();
    await portal.user.click(form.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(portal.address()).toBe('/index?modal=register'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create account' }));
    await portal.user.click(dialog.getByRole('tab', { name: 'Log in' }));
    await waitFor(() => expect(portal.address()).toBe('/index?modal=login'));
    await portal.user.click(form.getByRole('tab', { name: 'Create account' }));
    await waitFor(() => expect(portal.address()).toBe('/index?modal=register'));
  });

  test('LOGIN-10 on a page of its own it leads to that of the registration', async () => {
    openPage('/login');
    expect((await screen.findByRole('link', { name: 'Create account' })).getAttribute('href')).toBe('/register');
  });

  test('LOGIN-01 LOGIN-02 LOGIN-04 LOGIN-08 LOGIN-09 LOGIN-10 LOGIN-11 are in Vietnamese as well', async () => {
    await setLanguage('VI');
    const { user } = openModal('/index?modal=login');
    const form = within(await screen.findByRole('dialog', { name: 'Đăng nhập' }));
    expect((await form.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['Đăng nhập', 'Đăng ký']);
    const [byName, bySms, ...more] = await form.findAllByRole('radio');
    const labels = [byName, bySms].map((way) => way?.closest('label')?.textContent);
    expect([...labels, ...more]).toEqual(['Tên đăng nhập', 'Mã SMS']);
    expect(form.getByRole('textbox', { name: 'Tên đăng nhập' })).toBeDefined();
    expect(form.getByLabelText('Mật khẩu')).toHaveProperty('type', 'password');
    expect(form.getByRole('checkbox', { name: 'Ghi nhớ đăng nhập' })).toHaveProperty('checked', false);
    const buttons = ['Quên mật khẩu?', 'Đăng nhập', 'Đăng ký', 'Chơi thử miễn phí'];
    for (const name of buttons) expect(await form.findByRole('button', { name }), name).toBeDefined();
    await user.click(bySms ?? expect.fail('no second way'));
    expect(await form.findByRole('button', { name: 'Gửi mã' })).toBeDefined();
    expect(form.getByRole('textbox', { name: 'Số điện thoại' })).toBeDefined();
    expect(form.getByRole('textbox', { name: 'Mã xác minh' })).toBeDefined();
    expect(form.getByRole('checkbox', { name: 'Ghi nhớ đăng nhập' })).toBeDefined();
    for (const name of buttons) expect(form.getByRole('button', { name }), name).toBeDefined();
  });

  test('LOGIN-09 leads to the forgotten password form, and back with the input kept', async () => {
    const { form, ...portal } = await openLogin();
    await fillIn(portal, form);
    await portal.user.click(form.getByRole('button', { name: 'Forgot password?' }));
    expect(await screen.findByRole('dialog', { name: 'Forgot password' })).toBeDefined();
    await act(() => portal.router.navigate(-1));
    await waitFor(() => expect(portal.address()).toBe('/index?modal=login'));
    expect(form.getByLabelText('Password')).toHaveProperty('value', 'Portico123');
  });
});
