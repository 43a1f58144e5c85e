// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { getRegisterMemberResponseMock } from '#generated/client/registration/registration.faker.ts';
import type { ErrorEnvelope } from '#generated/model/index.ts';
import { refuse, unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { getToken } from '../../api/token.ts';
import { setLanguage } from '../../i18n/language.ts';
import { openModal, openPage } from '../../testing/portal.tsx';
import {
  account,
  box,
  byName,
  byNumber,
  changeSettings,
  fillIn,
  passCheck,
  submit,
  typedInto,
  withoutCodes,
  withRegistration,
} from '../../testing/registration.ts';

withRegistration();

describe('a registration by username', () => {
  test('REGISTER-12 REGISTER-21 REGISTER-22 REGISTER-23 REGISTER-24 SMS-07 SMS-13 VALID-25 ERROR-03 API-07 from the modal: bot check, account, session, home page, success dialog', async () => {
    changeSettings(withoutCodes);
    const bodies = byName();
    const portal = openModal('/rng?modal=register');
    expect(await screen.findByRole('dialog', { name: 'Create account' })).toBeDefined();
    await fillIn(portal, { ...account, Username: ' linh_tran ' });
    await submit(portal);
    await passCheck(portal);
    expect(await screen.findByRole('dialog', { name: 'Your account is ready' })).toBeDefined();
    expect(bodies).toEqual([
      {
        username: 'linh_tran',
        password: 'Hoasen2026',
        confirmPassword: 'Hoasen2026',
        domain: window.location.host,
        geetest_challenge: 'sc_3d9e01b7c4',
        geetest_validate: 's_81c0d7e2',
        geetest_seccode: 's_81c0d7e2|sc_3d9e01b7c4',
        registerUrl: window.location.href,
        registerMethod: 'WEB',
        login: true,
      },
    ]);
    expect(getToken()).toBe(getRegisterMemberResponseMock().value.session.token);
    expect(window.sessionStorage.getItem('nickname')).toBe('Minh Khoa');
    expect(portal.address()).toBe('/index?modal=registerSuccess');
    expect(screen.queryByRole('dialog', { name: 'Create account' })).toBeNull();
    await portal.user.click(screen.getByRole('button', { name: 'Start playing' }));
    await waitFor(() => expect(portal.address()).toBe('/index'));
  });

  test('ROLE-06 REGISTER-23 REGISTER-24 opens the game that a guest pressed before, with the success over it', async () => {
    changeSettings(withoutCodes);
    byName();
    const portal = openModal('/rng');
    const launched = { gameName: 'Lantern Road' };
    const leadsTo = { to: '/seamless?vassalage=SAF&nodeId=20001', state: { launched } };
    await act(() => portal.router.navigate('/rng?modal=login', { state: { opened: 'login', leadsTo } }));
    await portal.user.click(await screen.findByRole('tab', { name: 'Create account' }));
    // The login has a field for the username too.
    await screen.findByLabelText('Confirm password');
    await fillIn(portal, account);
    await submit(portal);
    await passCheck(portal);
    await portal.user.click(await screen.findByRole('button', { name: 'Start playing' }));
    await waitFor(() => expect(portal.address()).toBe('/seamless?vassalage=SAF&nodeId=20001'));
    expect(portal.router.state.location.state).toMatchObject({ launched });
  });

  test('SMS-06 SMS-07 VALID-24 API-29 ENTITY-15 after the bot check a code is sent to a valid number', async () => {
    const sent: unknown[] = [];
    server.use(
      msw.post('*/wps/verification/sms/register', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true, message: 'Sent.', value: { expiredMinutes: 5 } });
      }),
    );
    const portal = openPage('/register');
    await portal.user.click(await screen.findByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('Please enter phone number')).toBeDefined();
    expect(screen.queryByRole('slider')).toBeNull();
    await fillIn(portal, { Username: 'linh_tran', 'Mobile number': '987 654 321' });
    await waitFor(async () => {
      // Once per second suffices for a person, but not for this test.
      await portal.user.click(screen.getByRole('button', { name: 'Send code' }));
      expect(screen.queryByRole('slider')).not.toBeNull();
    });
    await passCheck(portal);
    expect(await screen.findByText(/^Code sent \([0-9]+s\)$/)).toBeDefined();
    expect(sent).toEqual([
      {
        registerType: 'username',
        username: 'linh_tran',
        countryDialingCode: '84',
        mobileNo: '987654321',
        geetest_challenge: 'sc_3d9e01b7c4',
        geetest_validate: 's_81c0d7e2',
        geetest_seccode: 's_81c0d7e2|sc_3d9e01b7c4',
      },
    ]);
  });

  test.each([
    ['username_taken', 'Username', 'This username is already taken. Please choose another.'],
    ['mobile_number_taken', 'Mobile number', 'This mobile number is already registered. Please log in.'],
    ['verification_code_wrong', 'Verification code', 'The verification code is not correct.'],
  ] as const)('%s shows at its field, and all input stays', async (code, field, text) => {
    server.use(refuse('put', '/wps/member/register', 422, code, { message: text }));
    const portal = openPage('/register');
    await fillIn(portal, { ...account, 'Mobile number': '987654321', 'Verification code': '482913' });
    await submit(portal);
    expect((await screen.findByText(text)).closest('[role="alert"]')).not.toBeNull();
    expect((await box(field)).getAttribute('aria-invalid')).toBe('true');
    expect(await typedInto('Confirm password')).toBe('Hoasen2026');
    expect(getToken()).toBeNull();
  });

  test('VALID-48 errors of the server show at the fields that they name', async () => {
    const value: ErrorEnvelope['value'] = {
      fields: [{ pointer: '/body/username', rule: 'reg_pattern_15', message: 'Must be 4 to 16 characters' }],
    };
    server.use(refuse('put', '/wps/member/register', 400, 'validation_failed', { value }));
    const portal = openPage('/register');
    await fillIn(portal, { ...account, 'Mobile number': '987654321', 'Verification code': '482913' });
    await submit(portal);
    expect(await screen.findByText('Enter 4 - 16 letters, digits or underscores')).toBeDefined();
  });

  test('ERROR-18 a call that fails on the network keeps all input, and can be repeated', async () => {
    server.use(unreachable('put', '/wps/member/register'));
    const portal = openPage('/register');
    await fillIn(portal, { ...account, 'Mobile number': '987654321', 'Verification code': '482913' });
    await submit(portal);
    expect(await screen.findByText('Connection problem, please try again')).toBeDefined();
    const bodies = byName();
    await portal.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Your account is ready' })).toBeDefined();
    expect(bodies).toMatchObject([{ username: 'linh_tran', mobileNum: '987654321', countryDialingCode: '84' }]);
  });

  test('REGISTER-21 is sent once, however often it is submitted', async () => {
    const bodies = byName();
    const portal = openPage('/register');
    await fillIn(portal, { ...account, 'Mobile number': '987654321', 'Verification code': '482913' });
    await portal.user.keyboard('{Enter}{Enter}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Your account is ready' })).toBeDefined();
    expect(bodies).toHaveLength(1);
  });
});

describe('a registration by mobile number', () => {
  test('REGISTER-25 REGISTER-26 REGISTER-27 REGISTER-28 REGISTER-35 ERROR-04 ERROR-05 ERROR-06 ERROR-07 API-09 first shows the account number', async () => {
    const bodies = byNumber();
    const portal = openPage('/register');
    await portal.user.click(await screen.findByRole('radio', { name: 'Mobile number' }));
    await fillIn(portal, {
      'Mobile number': '976543210',
      'Verification code': '157340',
      Password: 'Tuan2026',
      'Confirm password': 'Tuan2026',
    });
    await submit(portal);
    const dialog = await screen.findByRole('alertdialog', { name: 'Registered successfully!' });
    expect(within(dialog).getByText('You are now logged in.')).toBeDefined();
    expect(within(dialog).getByText('Account number has been automatically generated: lm4820617')).toBeDefined();
    expect(within(dialog).getByText('Please use this account or mobile number to re-login next time.')).toBeDefined();
    expect(bodies).toMatchObject([
      {
        username: '976543210',
        mobileNum: '976543210',
        countryDialingCode: '84',
        verificationCode: '157340',
        login: true,
      },
    ]);
    await portal.user.click(within(dialog).getByRole('button', { name: 'Got it' }));
    expect(await screen.findByRole('dialog', { name: 'Your account is ready' })).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('ERROR-08 shows it in Vietnamese as well', async () => {
    await setLanguage('VI');
    const { router } = openModal('/index', { loggedIn: true });
    await act(() => router.navigate('/index?modal=accountNumber', { state: { account: 'lm4820617' } }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Đăng ký thành công!' }));
    expect(dialog.getByText('Bạn đã đăng nhập.')).toBeDefined();
    expect(dialog.getByText('Tên đăng nhập được tạo tự động: lm4820617')).toBeDefined();
    expect(dialog.getByText('Lần sau vui lòng đăng nhập bằng số tài khoản này hoặc số điện thoại.')).toBeDefined();
  });

  test('ERROR-03 the success of a registration is told in Vietnamese as well', async () => {
    await setLanguage('VI');
    openModal('/index?modal=registerSuccess', { loggedIn: true });
    expect(await screen.findByRole('dialog', { name: 'Tài khoản của bạn đã sẵn sàng' })).toBeDefined();
  });

  test('REGISTER-34 SMS-02 API-08 when Firebase sends the codes, its token replaces the code', async () => {
    const told: string[] = [];
    vi.stubGlobal('phoneVerifier', {
      send: async (number: string) => void told.push(number),
      confirm: async (code: string) => `header.${code}.signature`,
    });
    changeSettings(({ tabs }) => ({ tabs: tabs.slice(1), smsChannel: 'firebase' }));
    const bodies = byNumber();
    const portal = openPage('/register');
    await fillIn(portal, { 'Mobile number': '976543210', Password: 'Tuan2026', 'Confirm password': 'Tuan2026' });
    await portal.user.click(screen.getByRole('button', { name: 'Send code' }));
    await passCheck(portal);
    expect((await screen.findByText(/^Code sent \((60|59)s\)$/)).closest('button')).toHaveProperty('disabled', true);
    expect(told).toEqual(['+84976543210']);
    await fillIn(portal, { 'Verification code': '157340' });
    await submit(portal);
    expect(await screen.findByRole('alertdialog', { name: 'Registered successfully!' })).toBeDefined();
    expect(bodies).toMatchObject([{ firebaseChannel: 'sms', firebaseIdToken: 'header.157340.signature' }]);
    expect(bodies[0]).not.toHaveProperty('verificationCode');
  });
});
