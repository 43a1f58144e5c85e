// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getGetMemberInfoResponseMock } from '#generated/client/member/member.faker.ts';
import { getGetMemberInfoMockHandler } from '#generated/client/member/member.msw.ts';
import { getChangePasswordResponseMock } from '#generated/client/passwords/passwords.faker.ts';
import { getLoginResponseMock } from '#generated/client/session/session.faker.ts';
import { getLoginMockHandler } from '#generated/client/session/session.msw.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { getToken } from '#portal/api/token.ts';
import { setLanguage } from '#portal/i18n/language.ts';
import { openFrame } from '#portal/testing/frame.tsx';
import { record, refusedField, withPasswords } from '#portal/testing/passwords.ts';
import { changeSite, openModal } from '#portal/testing/portal.tsx';
import { fillIn, openLogin, submitLogin } from '#portal/testing/steps.ts';

withPasswords();

const expired = 'Your password has expired. Please set a new one.';

describe('changePassModal', () => {
  async function logInWithDefault() {
    const answer = getLoginResponseMock();
    server.use(getLoginMockHandler({ ...answer, value: { ...answer.value, passwordDefault: true } }));
    const { form, ...portal } = await openLogin();
    await fillIn(portal, form);
    await submitLogin(portal, form);
    const modal = within(await screen.findByRole('dialog', { name: expired }));
    return { portal, modal };
  }

  test('PASSWORD-13 PASSWORD-01 PASSWORD-02 PASSWORD-14 LOGIN-18 VALID-31 ENTITY-10 API-10 ENTITY-11 opens by itself, names the account and asks for no old password', async () => {
    const sent = record('/wps/member/password', getChangePasswordResponseMock());
    const { portal, modal } = await logInWithDefault();
    expect(await modal.findByText('player01')).toBeDefined();
    expect(modal.queryByLabelText('Current password')).toBeNull();
    await portal.user.type(modal.getByLabelText('New password'), 'Harbour2026');
    await portal.user.type(modal.getByLabelText('Confirm password'), 'Harbour2026');
    await portal.user.click(modal.getByRole('button', { name: 'Save password' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { oldPassword: 'Portico123', newPassword: 'Harbour2026', confirmNewPassword: 'Harbour2026' },
      ]),
    );
  });

  test('ENTITY-10 the password of the login stays in memory', async () => {
    await logInWithDefault();
    const stores = [window.localStorage, window.sessionStorage].map((store) => JSON.stringify({ ...store }));
    expect(`${stores.join()}${document.cookie}`).not.toContain('Portico123');
  });

  test('PASSWORD-01 PASSWORD-02 names in Vietnamese as well why it opens, and the account, not the name or number that its owner typed', async () => {
    const answer = getGetMemberInfoResponseMock();
    const member = { ...answer.value, account: 'lm4820617', userName: '976543210' };
    server.use(getGetMemberInfoMockHandler({ ...answer, value: member }));
    await setLanguage('VI');
    window.sessionStorage.setItem('cpw', '1');
    openFrame('/rng', { loggedIn: true });
    const modal = within(
      await screen.findByRole('dialog', { name: 'Mật khẩu của bạn đã hết hạn. Vui lòng đặt mật khẩu mới.' }),
    );
    expect((await modal.findByText('lm4820617')).previousSibling?.textContent).toBe('Tài khoản');
  });

  test('PASSWORD-03 PASSWORD-04 success closes it and opens the login', async () => {
    const { portal, modal } = await logInWithDefault();
    await portal.user.type(modal.getByLabelText('New password'), 'Harbour2026');
    await portal.user.type(modal.getByLabelText('Confirm password'), 'Harbour2026');
    await portal.user.click(modal.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined();
    expect(screen.queryByRole('dialog', { name: expired })).toBeNull();
    expect(getToken()).toBeNull();
    expect(portal.address()).toBe('/index?modal=login');
    expect(await screen.findByText('Your password is changed. Please log in with it.')).toBeDefined();
  });

  test('PASSWORD-03 PASSWORD-04 where every page asks for a login, success opens that page instead', async () => {
    changeSite((info) => ({ ...info, settings: { ...info.settings, loginedToHomePage: true } }));
    record('/wps/member/password', getChangePasswordResponseMock());
    const { user, address } = openModal('/rng?modal=changePassword', { loggedIn: true });
    const modal = within(await screen.findByRole('dialog', { name: 'Set a new password' }));
    for (const [label, value] of [
      ['Current password', 'Lantern2026'],
      ['New password', 'Harbour2026'],
      ['Confirm password', 'Harbour2026'],
    ] as const) {
      fireEvent.input(modal.getByLabelText(label), { target: { value } });
    }
    await user.click(modal.getByRole('button', { name: 'Save password' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(getToken()).toBeNull();
  });

  test('LOGIN-18 only signing out avoids it', async () => {
    const { portal, modal } = await logInWithDefault();
    expect(modal.queryByRole('button', { name: 'Close' })).toBeNull();
    await portal.user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: expired })).toBeDefined();
    await portal.user.click(modal.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(getToken()).toBeNull());
    expect(screen.queryByRole('dialog', { name: expired })).toBeNull();
    expect(window.sessionStorage.getItem('cpw')).toBeNull();
  });

  test('STORE-18 VALID-31 ENTITY-10 a required change is asked for again after a reload, then with the old password', async () => {
    const sent = record('/wps/member/password', getChangePasswordResponseMock());
    window.sessionStorage.setItem('cpw', '1');
    const { user } = openFrame('/rng', { loggedIn: true });
    const modal = within(await screen.findByRole('dialog', { name: expired }));
    await user.type(modal.getByLabelText('New password'), 'Harbour2026');
    await user.type(modal.getByLabelText('Confirm password'), 'Harbour2026');
    await user.click(modal.getByRole('button', { name: 'Save password' }));
    expect(await modal.findByText('Current password not empty')).toBeDefined();
    await user.type(modal.getByLabelText('Current password'), 'Lantern2026');
    await user.click(modal.getByRole('button', { name: 'Save password' }));
    await waitFor(() => expect(sent).toMatchObject([{ oldPassword: 'Lantern2026' }]));
  });

  test("VALID-05 VALID-21 VALID-29 VALID-30 the new password follows the site's rule, and both entries must match", async () => {
    const { portal, modal } = await logInWithDefault();
    await portal.user.click(modal.getByRole('button', { name: 'Save password' }));
    expect(await modal.findByText('New password not empty')).toBeDefined();
    expect(modal.getByText('Confirm password not empty')).toBeDefined();
    for (const label of ['New password', 'Confirm password']) {
      expect(modal.getByLabelText(label)).toHaveProperty('placeholder', `${label} ＊`);
    }
    await portal.user.type(modal.getByLabelText('New password'), 'harbour');
    expect(await modal.findByText('Enter 6 - 20 characters with at least one letter and one digit')).toBeDefined();
    await portal.user.type(modal.getByLabelText('New password'), '2026');
    await portal.user.type(modal.getByLabelText('Confirm password'), 'harbour2027');
    expect(await modal.findByText('Passwords do not match')).toBeDefined();
  });

  test.each([
    ['ERROR-12', 422, 'wrong_password', {}, 'Words of the server'],
    ['ERROR-15', 422, 'passwords_do_not_match', {}, 'Words of the server'],
    ['PASSWORD-01', 422, 'password_unchanged', {}, 'Words of the server'],
    [
      'VALID-29',
      400,
      'validation_failed',
      refusedField('newPassword', 'reg_pattern_16'),
      'Enter 6 - 20 characters with at least one letter and one digit',
    ],
  ] as const)('%s a refusal of the server is shown', async (_, status, code, more, words) => {
    server.use(refuse('post', '/wps/member/password', status, code, more));
    const { portal, modal } = await logInWithDefault();
    await portal.user.type(modal.getByLabelText('New password'), 'Harbour2026');
    await portal.user.type(modal.getByLabelText('Confirm password'), 'Harbour2026');
    await portal.user.click(modal.getByRole('button', { name: 'Save password' }));
    expect(await modal.findByText(words)).toBeDefined();
    expect(modal.getByLabelText('New password')).toHaveProperty('value', 'Harbour2026');
    expect(getToken()).not.toBeNull();
  });
});
