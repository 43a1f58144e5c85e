// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ErrorEnvelope, RegisterSettings } from '../../../generated/client/model/index.ts';
import {
  getRegisterMemberByMobileResponseMock,
  getRegisterMemberResponseMock,
} from '../../../generated/client/registration/registration.faker.ts';
import { getGetRegisterSettingsResponseMock } from '../../../generated/client/system/system.faker.ts';
import { getGetRegisterSettingsMockHandler } from '../../../generated/client/system/system.msw.ts';
import { refuse, unreachable } from '../../mocks/refuse.ts';
import { server } from '../../mocks/server.ts';
import { getToken } from '../api/token.ts';
import { dropDraft } from '../form/drafts.ts';
import { setLanguage } from '../i18n/language.ts';
import { openPortal, switchOff, withPortal } from './testing/portal.tsx';

vi.mock('../features/home/home-page.tsx', async () => (await import('./testing/plain-pages.tsx')).plainPages.home);
vi.mock('../features/lobby/lobby-page.tsx', async () => (await import('./testing/plain-pages.tsx')).plainPages.lobby);
vi.mock(
  '../features/banner/banner-carousel.tsx',
  async () => (await import('./testing/plain-pages.tsx')).plainPages.banner,
);

withPortal();
beforeEach(() => server.use(msw.get('*/wps/system/jwks', () => HttpResponse.json(noKeys))));
// Not after a test: the form keeps its draft when it is taken away, and that is later.
beforeEach(() => dropDraft('register'));

/** Bodies travel plain, so that a test can read them; their encryption has tests of its own. */
const noKeys = { success: true, value: { keys: [], required: false } };

type Portal = ReturnType<typeof openPortal>;

/** A site that asks by what the contract's example says, but as a test wants it. */
function changeSettings(change: (settings: RegisterSettings) => Partial<RegisterSettings>): void {
  const answer = getGetRegisterSettingsResponseMock();
  server.use(getGetRegisterSettingsMockHandler({ ...answer, value: { ...answer.value, ...change(answer.value) } }));
}

/** No codes by SMS: the bot check stands before the registration itself. */
const withoutCodes = ({ tabs, rules }: RegisterSettings): Partial<RegisterSettings> => ({
  tabs: tabs.map((tab) => ({ ...tab, verificationCode: false })),
  rules: { ...rules, mobileNum: { ...rules.mobileNum, enabled: false, required: false } },
});

/** Remembers the bodies of a call; each is answered like the contract's example. */
function recordPut(path: string, answer: object): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  server.use(
    msw.put(`*${path}`, async ({ request }) => {
      bodies.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json(answer);
    }),
  );
  return bodies;
}

const byName = () => recordPut('/wps/member/register', getRegisterMemberResponseMock());
const byNumber = () => recordPut('/wps/member/register/mobile', getRegisterMemberByMobileResponseMock());

const box = (name: string) => screen.findByRole('textbox', { name });
const typedInto = async (label: string) => (await screen.findByLabelText<HTMLInputElement>(label)).value;

async function fillIn({ user }: Portal, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    const input = await screen.findByLabelText(label, { selector: 'input:not([type=radio])' });
    await user.clear(input);
    if (value) await user.type(input, value);
  }
}

const account = { Username: 'linh_tran', Password: 'Hoasen2026', 'Confirm password': 'Hoasen2026' };

async function submit({ user }: Portal) {
  const form = await screen.findByRole('checkbox', { name: /18 or older/ });
  await user.click(
    within(form.closest('form') ?? expect.fail('no form')).getByRole('button', { name: 'Create account' }),
  );
}

/** Lets the browser work in the place of a drag. */
async function passCheck({ user }: Portal) {
  const slider = await screen.findByRole('slider');
  await waitFor(() => expect(slider.getAttribute('aria-disabled')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Check without a picture' }));
}

describe('the registration page', () => {
  test('ROUTE-04 REGISTER-02 REGISTER-03 REGISTER-06 REGISTER-14 says what it is for and leads back', async () => {
    const { user, address } = openPortal('/register.html');
    expect(await screen.findByRole('heading', { name: 'Create account' })).toBeDefined();
    expect((await screen.findByText('1000VND')).closest('p')?.textContent).toBe(
      'Join today and 1000VND is credited to your wallet.',
    );
    expect(await screen.findByRole('button', { name: 'Reset' })).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Go back' }));
    await waitFor(() => expect(address()).toBe('/index'));
  });

  test('REGISTER-14 its reset button empties the form', async () => {
    const portal = openPortal('/register');
    await fillIn(portal, { Username: 'linh_tran', Password: 'Hoasen2026' });
    await portal.user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await typedInto('Password')).toBe('');
    expect(await box('Username')).toHaveProperty('value', '');
  });

  test('REGISTER-07 shows the promotions for new players, one at a time', async () => {
    openPortal('/register');
    const offers = within(await screen.findByRole('region', { name: 'Offers for new players' }));
    const shown = offers.getAllByRole('group').filter((slide) => !slide.hasAttribute('inert'));
    expect(shown).toHaveLength(1);
    expect(shown[0]?.textContent).toContain('Welcome gift');
  });

  test('API-12 asks again when the settings did not come', async () => {
    server.use(unreachable('get', '/wps/system/setting/register'));
    const { user } = openPortal('/register');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.resetHandlers();
    await user.click(retry);
    expect(await box('Username')).toBeDefined();
  });

  test('who is logged in has no use for it', async () => {
    const { address } = openPortal('/register', { loggedIn: true });
    await waitFor(() => expect(address()).toBe('/index'));
  });
});

describe('the ways to register', () => {
  test('REGISTER-01 REGISTER-04 REGISTER-29 REGISTER-30 are two tabs, each with its fields', async () => {
    const { user } = openPortal('/register');
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
  });

  test('REGISTER-05 FLAG-04 with one way there are no tabs', async () => {
    changeSettings(({ tabs }) => ({ tabs: tabs.slice(0, 1) }));
    openPortal('/register');
    expect(await box('Username')).toBeDefined();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  test('REGISTER-30 REGISTER-31 FLAG-04 the password pair and the code are there when the site asks for them', async () => {
    changeSettings(({ tabs }) => ({
      tabs: tabs.slice(1).map((tab) => ({ ...tab, password: false, verificationCode: false })),
    }));
    openPortal('/register');
    expect(await box('Mobile number')).toBeDefined();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.queryByLabelText('Confirm password')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Verification code' })).toBeNull();
  });

  test('says so where nobody registers', async () => {
    changeSettings(() => ({ tabs: [] }));
    openPortal('/register');
    expect(await screen.findByText('Registration is not available.')).toBeDefined();
  });

  test('nothing typed is lost by a change of the tab, and both share what both ask for', async () => {
    const portal = openPortal('/register');
    await fillIn(portal, { ...account, 'Mobile number': '987654321' });
    await portal.user.click(screen.getByRole('radio', { name: 'Mobile number' }));
    expect(await box('Mobile number')).toHaveProperty('value', '987654321');
    await portal.user.click(screen.getByRole('radio', { name: 'Username' }));
    expect(await box('Username')).toHaveProperty('value', 'linh_tran');
    expect(await typedInto('Confirm password')).toBe('Hoasen2026');
  });
});

describe('the fields', () => {
  test('VALID-05 VALID-39 required ones say so in their placeholder, the others are optional', async () => {
    openPortal('/register');
    expect(await box('Username')).toHaveProperty('placeholder', 'Username ＊');
    expect(await box('Mobile number')).toHaveProperty('placeholder', 'Mobile number ＊');
    expect(await box('Invitation code')).toHaveProperty('placeholder', 'Invitation code');
    expect(screen.getAllByText('Optional').length).toBeGreaterThan(0);
  });

  test('VALID-01 VALID-48 are those that the site has on, each held to its rule', async () => {
    changeSettings(({ rules }) => ({
      rules: {
        ...rules,
        zalo: { ...rules.zalo, enabled: true },
        referralCode: { ...rules.referralCode, enabled: false },
      },
    }));
    const portal = openPortal('/register');
    await fillIn(portal, { Zalo: '12' });
    expect(await screen.findByText('Enter a mobile number of 9 - 15 digits')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Referral code' })).toBeNull();
  });

  test('VALID-06 their messages are live: help while one types, an error once one has left', async () => {
    const portal = openPortal('/register');
    const username = await box('Username');
    await portal.user.type(username, 'ab');
    expect(await screen.findByText('Enter 4 - 16 letters, digits or underscores')).toBeDefined();
    expect(username.getAttribute('aria-invalid')).toBeNull();
    await portal.user.tab();
    await waitFor(() => expect(username.getAttribute('aria-invalid')).toBe('true'));
    await portal.user.type(username, 'cd');
    await waitFor(() => expect(username.getAttribute('aria-invalid')).toBeNull());
  });

  test('REGISTER-16 VALID-08 VALID-21 VALID-23 VALID-42 VALID-43 all are judged before anything is sent', async () => {
    const bodies = byName();
    const portal = openPortal('/register');
    await fillIn(portal, { Password: 'Hoasen2026', 'Confirm password': 'Hoasen2027' });
    await submit(portal);
    expect(await screen.findByText('Username not empty')).toBeDefined();
    expect(screen.getByText('Please enter phone number')).toBeDefined();
    expect(screen.getByText('Please enter the verification code')).toBeDefined();
    expect(screen.getByText('Passwords do not match')).toBeDefined();
    expect(document.activeElement).toBe(await box('Username'));
    expect(bodies).toEqual([]);
  });

  test('VALID-40 the parts of the password rule are ticked while one types', async () => {
    const portal = openPortal('/register');
    expect(await screen.findByText('At least one digit: not yet met')).toBeDefined();
    await fillIn(portal, { Password: 'sen2' });
    expect(await screen.findByText('At least one digit: met')).toBeDefined();
    expect(screen.getByText('6 - 20 characters: not yet met')).toBeDefined();
  });

  test('REGISTER-15 VALID-45 VALID-49 the agreement is ticked to begin with, names the age, and is needed', async () => {
    const portal = openPortal('/register');
    const agree = await screen.findByRole('checkbox', { name: /I am 18 or older and accept the user agreement/ });
    expect(agree).toHaveProperty('checked', true);
    expect(screen.getByRole('link', { name: 'user agreement' }).getAttribute('href')).toBe('/help');
    await portal.user.click(agree);
    await submit(portal);
    expect(await screen.findByText('Please accept the user agreement')).toBeDefined();
  });

  test('a change of the language keeps what was typed, and says what is wrong in the new one', async () => {
    const portal = openPortal('/register');
    await fillIn(portal, { Username: 'ab', Password: 'Hoasen2026' });
    await act(() => setLanguage('VI'));
    expect(await screen.findByText('Nhập 4 - 16 chữ cái, chữ số hoặc dấu gạch dưới')).toBeDefined();
    expect(await box('Tên đăng nhập')).toHaveProperty('value', 'ab');
    expect(await typedInto('Mật khẩu')).toBe('Hoasen2026');
  });
});

describe('a registration by username', () => {
  test('REGISTER-12 REGISTER-21 REGISTER-22 REGISTER-23 REGISTER-24 SMS-07 SMS-13 ERROR-03 from the modal: check, account, session, home, success', async () => {
    changeSettings(withoutCodes);
    const bodies = byName();
    const portal = openPortal('/rng');
    await portal.user.click(await screen.findByRole('button', { name: 'Create account' }));
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
        registerUrl: expect.stringMatching(/^http/),
        registerMethod: 'WEB',
        login: true,
      },
    ]);
    expect(getToken()).toBe(getRegisterMemberResponseMock().value.session.token);
    expect(window.sessionStorage.getItem('nickname')).toBe('Minh Khoa');
    expect(screen.getByRole('heading', { name: 'The home page', hidden: true })).toBeDefined();
    expect(screen.queryByRole('dialog', { name: 'Create account' })).toBeNull();
    await portal.user.click(screen.getByRole('button', { name: 'Start playing' }));
    await waitFor(() => expect(portal.address()).toBe('/index'));
  });

  test('SMS-06 SMS-07 VALID-24 a code is sent to a number that is good, after the check', async () => {
    const sent: unknown[] = [];
    server.use(
      msw.post('*/wps/verification/sms/register', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true, message: 'Sent.', value: { expiredMinutes: 5 } });
      }),
    );
    const portal = openPortal('/register');
    await portal.user.click(await screen.findByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('Please enter phone number')).toBeDefined();
    expect(screen.queryByRole('slider')).toBeNull();
    await fillIn(portal, { Username: 'linh_tran', 'Mobile number': '987 654 321' });
    await waitFor(async () => {
      // Once per second is enough for a person, and too slow for this one.
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
  ] as const)('%s stands at its field, and everything typed stays', async (code, field, text) => {
    server.use(refuse('put', '/wps/member/register', 422, code));
    const portal = openPortal('/register');
    await fillIn(portal, { ...account, 'Mobile number': '987654321', 'Verification code': '482913' });
    await submit(portal);
    expect((await screen.findByText(text)).closest('[role="alert"]')).not.toBeNull();
    expect((await box(field)).getAttribute('aria-invalid')).toBe('true');
    expect(await typedInto('Confirm password')).toBe('Hoasen2026');
    expect(getToken()).toBeNull();
  });

  test('VALID-48 what the server finds stands at the fields that it names', async () => {
    const value: ErrorEnvelope['value'] = {
      fields: [{ pointer: '/body/username', rule: 'reg_pattern_15', message: 'Must be 4 to 16 characters' }],
    };
    server.use(refuse('put', '/wps/member/register', 400, 'validation_failed', { value }));
    const portal = openPortal('/register');
    await fillIn(portal, { ...account, 'Mobile number': '987654321', 'Verification code': '482913' });
    await submit(portal);
    expect(await screen.findByText('Enter 4 - 16 letters, digits or underscores')).toBeDefined();
  });

  test('ERROR-18 a call that does not arrive keeps everything, and can be made again', async () => {
    server.use(unreachable('put', '/wps/member/register'));
    const portal = openPortal('/register');
    await fillIn(portal, { ...account, 'Mobile number': '987654321', 'Verification code': '482913' });
    await submit(portal);
    expect(await screen.findByText('Connection problem, please try again')).toBeDefined();
    const bodies = byName();
    await portal.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Your account is ready' })).toBeDefined();
    expect(bodies).toMatchObject([{ username: 'linh_tran', mobileNum: '987654321', countryDialingCode: '84' }]);
  });

  test('is sent once, however often it is submitted', async () => {
    const bodies = byName();
    const portal = openPortal('/register');
    await fillIn(portal, { ...account, 'Mobile number': '987654321', 'Verification code': '482913' });
    await portal.user.keyboard('{Enter}{Enter}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Your account is ready' })).toBeDefined();
    expect(bodies).toHaveLength(1);
  });
});

describe('a registration by mobile number', () => {
  test('REGISTER-25 REGISTER-26 REGISTER-27 REGISTER-28 REGISTER-35 ERROR-04 ERROR-05 ERROR-06 ERROR-07 first tells the account number', async () => {
    const bodies = byNumber();
    const portal = openPortal('/register');
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

  test('ERROR-08 tells it in Vietnamese as well', async () => {
    await setLanguage('VI');
    openPortal('/index?modal=accountNumber', { loggedIn: true });
    const dialog = await screen.findByRole('alertdialog', { name: 'Đăng ký thành công!' });
    expect(dialog.textContent).toContain('Số tài khoản được tạo tự động: ');
    expect(dialog.textContent).toContain('Lần sau vui lòng đăng nhập bằng số tài khoản này hoặc số điện thoại.');
  });
});

describe('codes of who has sent the visitor', () => {
  const ready = { ...account, 'Mobile number': '987654321', 'Verification code': '482913' };

  test('REGISTER-11 REGISTER-17 REGISTER-18 REGISTER-32 the address names them, whatever was looked at first', async () => {
    const checked: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/wps/agent/affiliate')) checked.push(new URL(request.url).search);
    });
    const bodies = byName();
    const portal = openPortal('/index?affiliateCode=LUMO88&referralCode=KHOA01');
    await screen.findByRole('heading', { name: 'The home page' });
    await act(() => portal.router.navigate('/rng'));
    await act(() => portal.router.navigate('/register'));
    expect(await box('Referral code')).toHaveProperty('value', 'KHOA01');
    expect(screen.queryByRole('textbox', { name: 'Invitation code' })).toBeNull();
    await fillIn(portal, ready);
    await submit(portal);
    expect(await screen.findByRole('dialog', { name: 'Your account is ready' })).toBeDefined();
    expect(checked).toEqual([expect.stringContaining('code=LUMO88&domain=')]);
    expect(bodies).toMatchObject([{ affiliateCode: 'LUMO88', referralCode: 'KHOA01' }]);
    server.events.removeAllListeners();
  });

  test('REGISTER-19 without one there is a field for it, checked before anything is sent', async () => {
    const bodies = byName();
    server.use(refuse('get', '/wps/agent/affiliate', 422, 'invitation_code_error'));
    const portal = openPortal('/register');
    await fillIn(portal, { ...ready, 'Invitation code': 'NOBODY1' });
    await submit(portal);
    expect(await screen.findByRole('alertdialog', { name: 'Please check the code' })).toBeDefined();
    expect(bodies).toEqual([]);
  });

  test('REGISTER-20 ERROR-01 ERROR-02 ERROR-16 one that is not good is told in a dialog, and can then be changed', async () => {
    server.use(refuse('get', '/wps/agent/affiliate', 422, 'invitation_code_error'));
    const portal = openPortal('/register?aff=NOBODY1');
    expect(await box('Username')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Invitation code' })).toBeNull();
    await fillIn(portal, ready);
    await submit(portal);
    const dialog = await screen.findByRole('alertdialog', { name: 'Please check the code' });
    expect(dialog.textContent).toContain('Invalid invitation code');
    await portal.user.click(within(dialog).getByRole('button', { name: 'OK' }));
    const code = await box('Invitation code');
    expect(code).toHaveProperty('value', 'NOBODY1');
    server.resetHandlers();
    server.use(msw.get('*/wps/system/jwks', () => HttpResponse.json(noKeys)));
    const bodies = byName();
    await portal.user.clear(code);
    await submit(portal);
    expect(await screen.findByRole('dialog', { name: 'Your account is ready' })).toBeDefined();
    expect(bodies[0]).not.toHaveProperty('affiliateCode');
  });
});

describe('the captcha', () => {
  const asked = ({ tabs, rules }: RegisterSettings): Partial<RegisterSettings> => ({
    ...withoutCodes({ tabs, rules } as RegisterSettings),
    tabs: tabs.map((tab) => ({ ...tab, verificationCode: false, captcha: true })),
  });

  test('CAPTCHA-04 CAPTCHA-06 is there when the site asks for it, and not otherwise', async () => {
    openPortal('/register');
    expect(await box('Username')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'New image' })).toBeNull();
    act(() => screen.getByRole('link', { name: 'Go back' }).click());
    changeSettings(asked);
    openPortal('/register');
    expect(await screen.findByRole('button', { name: 'New image' })).toBeDefined();
  });

  test('CAPTCHA-03 another registration type has another image', async () => {
    let drawn = 0;
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/wps/captcha')) drawn += 1;
    });
    changeSettings(asked);
    const { user } = openPortal('/register');
    await screen.findByRole('button', { name: 'New image' });
    await waitFor(() => expect(drawn).toBe(1));
    await user.click(screen.getByRole('radio', { name: 'Mobile number' }));
    await waitFor(() => expect(drawn).toBe(2));
    server.events.removeAllListeners();
  });

  test('CAPTCHA-07 ERROR-26 what was read goes with the id of its image; a wrong one brings another', async () => {
    changeSettings(asked);
    const bodies: Record<string, unknown>[] = [];
    const portal = openPortal('/register');
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
            message: '-',
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

describe('the modal', () => {
  test('REGISTER-13 leads to the login and back, without losing what was typed', async () => {
    const portal = openPortal('/rng');
    await portal.user.click(await screen.findByRole('button', { name: 'Create account' }));
    await fillIn(portal, account);
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
    const dialog = within(screen.getByRole('dialog'));
    await portal.user.click(dialog.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined();
    await portal.user.click(dialog.getByRole('tab', { name: 'Create account' }));
    expect(await box('Username')).toHaveProperty('value', 'linh_tran');
    expect(await typedInto('Password')).toBe('Hoasen2026');
  });

  test('REGISTER-12 closed and opened again it has all that was typed, and Back closes it', async () => {
    const portal = openPortal('/rng');
    await portal.user.click(await screen.findByRole('button', { name: 'Create account' }));
    await fillIn(portal, account);
    await portal.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(portal.address()).toBe('/rng');
    expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain('Hoasen2026');
    await portal.user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await typedInto('Password')).toBe('Hoasen2026');
    await act(() => portal.router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('HEADER-03 is offered only while DIRECTREG3 is on', async () => {
    switchOff('DIRECTREG3');
    const portal = openPortal('/rng');
    await portal.user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
    expect(await screen.findByRole('tab', { name: 'Log in' })).toBeDefined();
    expect(screen.queryByRole('tab', { name: 'Create account' })).toBeNull();
  });
});
