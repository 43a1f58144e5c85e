// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { paths } from '../../access/paths.ts';
import { setLanguage } from '../../i18n/language.ts';
import { openFrame } from '../../testing/frame.tsx';
import { openModal, openPage, switchOff } from '../../testing/portal.tsx';
import {
  account,
  box,
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

describe('the registration page', () => {
  test('ROUTE-04 REGISTER-02 REGISTER-03 REGISTER-06 REGISTER-14 says what an account offers, and leads back', async () => {
    const { user, address } = openPage('/register.html');
    expect(await screen.findByRole('heading', { name: 'Create account' })).toBeDefined();
    expect((await screen.findByText('1000VND')).closest('p')?.textContent).toBe(
      'Join today and 1000VND is credited to your wallet.',
    );
    expect(await screen.findByRole('button', { name: 'Reset' })).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Go back' }));
    await waitFor(() => expect(address()).toBe(paths.home));
  });

  test('REGISTER-02 REGISTER-03 REGISTER-04 REGISTER-06 REGISTER-10 REGISTER-14 REGISTER-33 says so in Vietnamese as well, with the amount of the brand', async () => {
    await setLanguage('VI');
    changeSettings(() => ({ displayAmount: '500VND' }));
    openPage('/register');
    expect(await screen.findByRole('heading', { name: 'Đăng ký' })).toBeDefined();
    expect((await screen.findByText('500VND')).closest('p')?.textContent).toBe(
      'Đăng ký hôm nay, 500VND được cộng vào ví của bạn.',
    );
    const ways = within(await screen.findByRole('radiogroup', { name: 'Cách đăng ký' })).getAllByRole('radio');
    expect(ways.map((way) => way.closest('label')?.textContent)).toEqual(['Tên đăng nhập', 'Số điện thoại']);
    expect(screen.getByRole('link', { name: 'Quay lại' }).getAttribute('href')).toBe(paths.home);
    expect(screen.getByRole('link', { name: 'thỏa thuận người dùng' }).getAttribute('href')).toBe('/help');
    expect(screen.getByRole('button', { name: 'Nhập lại' })).toBeDefined();
  });

  test('ROUTE-04 REGISTER-14 REGISTER-15 its reset button clears the form, and leaves the agreement ticked', async () => {
    const portal = openPage('/register');
    await fillIn(portal, { Username: 'linh_tran', Password: 'Hoasen2026', 'Mobile number': '987654321' });
    await portal.user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await typedInto('Password')).toBe('');
    expect(await box('Mobile number')).toHaveProperty('value', '');
    expect(await box('Username')).toHaveProperty('value', '');
    expect(screen.getByRole('checkbox', { name: /accept the user agreement/ })).toHaveProperty('checked', true);
    await submit(portal);
    expect(await screen.findAllByRole('alert')).not.toEqual([]);
    expect(screen.queryByText('Please accept the user agreement')).toBeNull();
  });

  test('REGISTER-07 REGISTER-33 shows the promotions for new players, one at a time, with what they credit and its wagering', async () => {
    openPage('/register');
    const offers = within(await screen.findByRole('region', { name: 'Offers for new players' }));
    const shown = offers.getAllByRole('group').filter((slide) => !slide.hasAttribute('inert'));
    expect(shown).toHaveLength(1);
    expect(shown[0]?.textContent).toContain('Welcome gift');
    expect(shown[0]?.textContent).toContain('10.00 of bonus money for every new account.');
    expect(shown[0]?.textContent).toContain('To be staked 8 times before it can be withdrawn');
  });

  test('REGISTER-09 an offer opens its promotion', async () => {
    const { user, address } = openPage('/register');
    const offers = within(await screen.findByRole('region', { name: 'Offers for new players' }));
    const link = offers.getByRole('link', { name: 'Welcome gift' });
    // The link reaches over the whole picture.
    expect(link.classList).toContain('after:inset-0');
    await user.click(link);
    expect(address()).toBe('/promotions/p-101');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome gift' })).toBeDefined();
  });

  test('API-12 requests the settings again if they did not load', async () => {
    server.use(unreachable('get', '/wps/system/setting/register'));
    const { user } = openPage('/register');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.resetHandlers();
    await user.click(retry);
    expect(await box('Username')).toBeDefined();
  });

  test('sends a logged-in member away', async () => {
    const { address } = openPage('/register', { loggedIn: true });
    await waitFor(() => expect(address()).toBe(paths.home));
  });
});

describe('the ways to register', () => {
  test('REGISTER-01 REGISTER-04 REGISTER-29 REGISTER-30 are two tabs, each with its fields', async () => {
    const { user } = openPage('/register');
    const ways = within(await screen.findByRole('radiogroup', { name: 'How to register' }));
    expect(ways.getAllByRole('radio').map((way) => way.closest('label')?.textContent)).toEqual([
      'Username',
      'Mobile number',
    ]);
    expect(await box('Username')).toBeDefined();
    await user.click(ways.getByRole('radio', { name: 'Mobile number' }));
    expect(screen.queryByRole('textbox', { name: 'Username' })).toBeNull();
    expect(await box('Mobile number')).toBeDefined();
    expect(await screen.findByLabelText('Password')).toBeDefined();
    expect(screen.getByLabelText('Confirm password')).toBeDefined();
  });

  test('REGISTER-29 the number belongs to its tab even if the site asks for no number elsewhere', async () => {
    changeSettings(withoutCodes);
    const { user } = openPage('/register');
    expect(await box('Username')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Mobile number' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Mobile number' }));
    expect(await box('Mobile number')).toBeDefined();
  });

  test('REGISTER-05 FLAG-04 without a second way there are no tabs', async () => {
    changeSettings(({ tabs }) => ({ tabs: tabs.slice(0, 1) }));
    openPage('/register');
    expect(await box('Username')).toBeDefined();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  test.each([
    [true, false],
    [false, true],
  ])(
    'REGISTER-01 REGISTER-11 REGISTER-17 REGISTER-21 REGISTER-28 REGISTER-30 REGISTER-31 LOGIN-13 VALID-23 FLAG-04 by number: password pair %s, code %s',
    async (password, verificationCode) => {
      const bodies = byNumber();
      changeSettings(({ tabs }) => ({ tabs: tabs.slice(1).map((tab) => ({ ...tab, password, verificationCode })) }));
      const portal = openPage('/register?affiliateCode=LUMO88&referralCode=KHOA01');
      expect(await box('Mobile number')).toBeDefined();
      expect(screen.queryByLabelText('Password') !== null).toBe(password);
      expect(screen.queryByLabelText('Confirm password') !== null).toBe(password);
      expect(screen.queryByRole('textbox', { name: 'Verification code' }) !== null).toBe(verificationCode);
      const pair = { Password: 'Tuan2026', 'Confirm password': 'Tuan2026' };
      await fillIn(portal, {
        'Mobile number': '976 543 210',
        ...(password ? pair : { 'Verification code': '157340' }),
      });
      await portal.user.click(await screen.findByRole('combobox', { name: 'Country code' }));
      await portal.user.click(screen.getByRole('option', { name: /\+855$/ }));
      await submit(portal);
      if (!verificationCode) await passCheck(portal);
      await waitFor(() => expect(bodies).toMatchObject([{ username: '976543210', mobileNum: '976543210' }]));
      expect(bodies[0]).toMatchObject({
        countryDialingCode: '855',
        affiliateCode: 'LUMO88',
        referralCode: 'KHOA01',
        login: true,
      });
      expect(['password', 'confirmPassword', 'verificationCode'].filter((key) => key in (bodies[0] ?? {}))).toEqual(
        password ? ['password', 'confirmPassword'] : ['verificationCode'],
      );
    },
  );

  test.each(['username', 'mobile'] as const)(
    'REGISTER-31 SMS-06 the code belongs to the way that requires it: %s',
    async (way) => {
      changeSettings(({ tabs }) => ({ tabs: tabs.map((tab) => ({ ...tab, verificationCode: tab.type === way })) }));
      const { user } = openPage('/register');
      for (const [name, type] of [
        ['Mobile number', 'mobile'],
        ['Username', 'username'],
      ] as const) {
        await user.click(await screen.findByRole('radio', { name }));
        const code = screen.queryByRole('textbox', { name: 'Verification code' });
        expect(code !== null, name).toBe(type === way);
        if (code === null) continue;
        await user.type(await box('Mobile number'), '12');
        await user.click(screen.getByRole('button', { name: 'Send code' }));
        expect(await screen.findByText('Enter a mobile number of 9 - 15 digits')).toBeDefined();
        expect(screen.queryByRole('slider')).toBeNull();
      }
    },
  );

  test('says so if the site has no registration', async () => {
    changeSettings(() => ({ tabs: [] }));
    openPage('/register');
    expect(await screen.findByText('Registration is not available.')).toBeDefined();
  });

  test('input survives a change of tab, and both tabs share their common fields', async () => {
    const portal = openPage('/register');
    await fillIn(portal, { ...account, 'Mobile number': '987654321' });
    await portal.user.click(screen.getByRole('radio', { name: 'Mobile number' }));
    expect(await box('Mobile number')).toHaveProperty('value', '987654321');
    await portal.user.click(screen.getByRole('radio', { name: 'Username' }));
    expect(await box('Username')).toHaveProperty('value', 'linh_tran');
    expect(await typedInto('Confirm password')).toBe('Hoasen2026');
  });
});

describe('the registration modal', () => {
  test('REGISTER-13 leads to the login and back, and keeps the input', async () => {
    const portal = openModal('/rng?modal=register');
    await fillIn(portal, account);
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
    const dialog = within(screen.getByRole('dialog'));
    await portal.user.click(dialog.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined();
    await portal.user.click(dialog.getByRole('tab', { name: 'Create account' }));
    expect(await box('Username')).toHaveProperty('value', 'linh_tran');
    expect(await typedInto('Password')).toBe('Hoasen2026');
  });

  test('HEADER-03 is offered only while DIRECTREG3 is on', async () => {
    switchOff('DIRECTREG3');
    const portal = openFrame('/rng');
    await portal.user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
    expect(await screen.findByRole('tab', { name: 'Log in' })).toBeDefined();
    expect(screen.queryByRole('tab', { name: 'Create account' })).toBeNull();
  });
});
