// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { RegisterSettings } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { setLanguage } from '../../i18n/language.ts';
import { openPage } from '../../testing/portal.tsx';
import {
  account,
  box,
  byName,
  changeSettings,
  fillIn,
  passCheck,
  submit,
  typedInto,
  withoutCodes,
  withRegistration,
} from '../../testing/registration.ts';

withRegistration();

describe('the fields', () => {
  test('VALID-06 messages are live: help while the user types, an error after the field loses the focus', async () => {
    const portal = openPage('/register');
    const username = await box('Username');
    await portal.user.type(username, 'ab');
    expect(await screen.findByText('Enter 4 - 16 letters, digits or underscores')).toBeDefined();
    expect(username.getAttribute('aria-invalid')).toBeNull();
    await portal.user.tab();
    await waitFor(() => expect(username.getAttribute('aria-invalid')).toBe('true'));
    await portal.user.type(username, 'cd');
    await waitFor(() => expect(username.getAttribute('aria-invalid')).toBeNull());
  });

  test('REGISTER-16 VALID-08 VALID-21 VALID-23 VALID-42 VALID-43 all fields are validated before anything is sent', async () => {
    const bodies = byName();
    const portal = openPage('/register');
    await fillIn(portal, { Password: 'Hoasen2026', 'Confirm password': 'Hoasen2027', 'Invitation code': 'LUMO88' });
    const checked = vi.fn();
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/wps/agent/affiliate')) checked();
    });
    await submit(portal);
    expect(await screen.findByText('Username not empty')).toBeDefined();
    expect(screen.getByText('Please enter phone number')).toBeDefined();
    expect(screen.getByText('Please enter the verification code')).toBeDefined();
    expect(screen.getByText('Passwords do not match')).toBeDefined();
    expect(document.activeElement).toBe(await box('Username'));
    expect(bodies).toEqual([]);
    expect(checked).not.toHaveBeenCalled();
    server.events.removeAllListeners();
  });

  test('the parts of the password rule are ticked while the user types', async () => {
    const portal = openPage('/register');
    expect(await screen.findByText('At least one digit: not yet met')).toBeDefined();
    await fillIn(portal, { Password: 'sen2' });
    expect(await screen.findByText('At least one digit: met')).toBeDefined();
    expect(screen.getByText('6 - 20 characters: not yet met')).toBeDefined();
  });

  test('REGISTER-10 REGISTER-15 VALID-45 the agreement is ticked at first, names the age, links to the help, and is required', async () => {
    const portal = openPage('/register');
    const agree = await screen.findByRole('checkbox', { name: /I am 18 or older and accept the user agreement/ });
    expect(agree).toHaveProperty('checked', true);
    expect(screen.getByRole('link', { name: 'user agreement' }).getAttribute('href')).toBe('/help');
    await portal.user.click(agree);
    await submit(portal);
    expect(await screen.findByText('Please accept the user agreement')).toBeDefined();
  });

  test.each([
    ['EN', /^I am 19 or older and accept the user agreement/],
    ['VI', /^Tôi đã đủ 19 tuổi trở lên và đồng ý với thỏa thuận người dùng/],
  ] as const)('VALID-45 VALID-49 the age in the agreement is that of the site, in %s', async (language, name) => {
    await act(() => setLanguage(language));
    changeSettings(({ agreement }) => ({ agreement: { ...agreement, minimumAge: 19 } }));
    openPage('/register');
    expect(await screen.findByRole('checkbox', { name })).toBeDefined();
  });

  test('a change of language keeps the input, and translates the errors', async () => {
    const portal = openPage('/register');
    await fillIn(portal, { Username: 'ab', Password: 'Hoasen2026' });
    await act(() => setLanguage('VI'));
    expect(await screen.findByText('Nhập 4 - 16 chữ cái, chữ số hoặc dấu gạch dưới')).toBeDefined();
    expect(await box('Tên đăng nhập')).toHaveProperty('value', 'ab');
    expect(await typedInto('Mật khẩu')).toBe('Hoasen2026');
  });
});

describe('the captcha', () => {
  const asked = ({ tabs, rules }: RegisterSettings): Partial<RegisterSettings> => ({
    ...withoutCodes({ tabs, rules } as RegisterSettings),
    tabs: tabs.map((tab) => ({ ...tab, verificationCode: false, captcha: true })),
  });

  test('CAPTCHA-04 CAPTCHA-06 appears only if the site requires it', async () => {
    openPage('/register');
    expect(await box('Username')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'New image' })).toBeNull();
    act(() => screen.getByRole('link', { name: 'Go back' }).click());
    changeSettings(asked);
    openPage('/register');
    expect(await screen.findByRole('button', { name: 'New image' })).toBeDefined();
  });

  test('CAPTCHA-03 another registration type loads another image', async () => {
    let drawn = 0;
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/wps/captcha')) drawn += 1;
    });
    changeSettings(asked);
    const { user } = openPage('/register');
    await screen.findByRole('button', { name: 'New image' });
    await waitFor(() => expect(drawn).toBe(1));
    await user.click(screen.getByRole('radio', { name: 'Mobile number' }));
    await waitFor(() => expect(drawn).toBe(2));
    await user.click(screen.getByRole('radio', { name: 'Username' }));
    await waitFor(() => expect(drawn).toBe(3));
    server.events.removeAllListeners();
  });

  test('CAPTCHA-07 ERROR-26 the answer is sent with the id of its image; a wrong answer loads another image', async () => {
    changeSettings(asked);
    const bodies: Record<string, unknown>[] = [];
    const portal = openPage('/register');
    await fillIn(portal, account);
    await submit(portal);
    expect(await screen.findByText('Captcha not empty')).toBeDefined();
    await fillIn(portal, { Captcha: '7KXQ' });
    server.use(
      msw.put('*/wps/member/register', async ({ request }) => {
        bodies.push((await request.json()) as Record<string, unknown>);
        return HttpResponse.json(
          {
            success: false,
            code: 'captcha_wrong',
            message: 'The captcha is not correct. Please try the new one.',
            language: 'EN',
            requestId: 'r',
            value: { captcha: true },
          },
          { status: 422 },
        );
      }),
    );
    await submit(portal);
    await passCheck(portal);
    expect(await screen.findByText('The captcha is not correct. Please try the new one.')).toBeDefined();
    expect(bodies).toMatchObject([{ captcha: '7KXQ', captchaId: 'c_5f2b9a10' }]);
    expect(await typedInto('Captcha')).toBe('');
  });
});
