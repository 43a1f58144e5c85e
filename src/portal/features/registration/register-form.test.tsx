// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, test } from 'vitest';
import { getSendRegisterSmsCodeResponseMock } from '#generated/client/verification/verification.faker.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { ModalLayer } from '../../app/modals/modal-layer.tsx';
import { openModal, openPart, pageAt } from '../../testing/portal.tsx';
import {
  account,
  box,
  byName,
  byNumber,
  fillIn,
  passCheck,
  submit,
  withRegistration,
} from '../../testing/registration.ts';

withRegistration();

const RegisterPage = pageAt('/register');

/** The page of the registration without what it leads to, and the dialogs over it. */
function openRegistration() {
  return openPart(
    <>
      <RegisterPage />
      <ModalLayer />
    </>,
    '/register',
  );
}

const whole = { ...account, 'Mobile number': '987654321', 'Verification code': '482913' };

/** Chooses the registration by number. */
async function chooseNumber({ user }: ReturnType<typeof openPart>) {
  await user.click(await screen.findByRole('radio', { name: 'Mobile number' }));
}

describe('what others put into the fields', () => {
  test('REGISTER-01 a name, a number and passwords that a password manager fills in without an event are sent', async () => {
    const bodies = byName();
    const portal = openRegistration();
    await box('Username');
    for (const [label, value] of Object.entries(whole)) {
      screen.getByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=radio])' }).value = value;
    }
    await submit(portal);
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({
      username: 'linh_tran',
      mobileNum: '987654321',
      verificationCode: '482913',
      password: 'Hoasen2026',
      confirmPassword: 'Hoasen2026',
    });
  });

  test('REGISTER-01 REGISTER-29 LOGIN-13 SMS-07 SMS-13 API-29 ENTITY-15 a number pasted with its country code chooses the country, and the code goes there', async () => {
    const sent: unknown[] = [];
    server.use(
      msw.post('*/wps/verification/sms/register', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(getSendRegisterSmsCodeResponseMock());
      }),
    );
    const bodies = byNumber();
    const portal = openRegistration();
    await chooseNumber(portal);
    const country = await screen.findByRole('combobox', { name: 'Country code' });
    await waitFor(() => expect(country).toHaveProperty('value', '+84'));
    const number = await box('Mobile number');
    await portal.user.click(number);
    await portal.user.paste('\u202a(+66)\u00a0081-234-5678\u202c');
    await waitFor(() => expect(country).toHaveProperty('value', '+66'));
    expect(number).toHaveProperty('value', '812345678');
    await portal.user.click(screen.getByRole('button', { name: 'Send code' }));
    await passCheck(portal);
    await waitFor(() => expect(sent).toMatchObject([{ countryDialingCode: '66', mobileNo: '812345678' }]));
    expect(sent[0]).toMatchObject({
      registerType: 'mobile',
      geetest_challenge: 'sc_3d9e01b7c4',
      geetest_validate: 's_81c0d7e2',
      geetest_seccode: 's_81c0d7e2|sc_3d9e01b7c4',
    });
    await fillIn(portal, { 'Verification code': '157340', Password: 'Tuan2026', 'Confirm password': 'Tuan2026' });
    await submit(portal);
    await waitFor(() => expect(bodies).toMatchObject([{ countryDialingCode: '66', mobileNum: '812345678' }]));
  });

  test('SMS-10 a taken name is told when a code is asked for, in a dialog and at its field, and another code can be asked for', async () => {
    server.use(refuse('post', '/wps/verification/sms/register', 409, 'username_taken'));
    const portal = openRegistration();
    await fillIn(portal, { Username: 'player01', 'Mobile number': '987654322' });
    await portal.user.click(screen.getByRole('button', { name: 'Send code' }));
    await passCheck(portal);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'No code was sent' }));
    expect(dialog.getByText('Words of the server')).toBeDefined();
    await portal.user.click(dialog.getByRole('button', { name: 'Got it' }));
    expect(screen.getByText('Words of the server')).toBeDefined();
    expect((await box('Username')).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('button', { name: 'Send code' })).toHaveProperty('disabled', false);
  });
});

describe.each([
  ['on its page', openRegistration, '{Enter}'],
  ['in its dialog', () => openModal('/rng?modal=register'), '{Escape}'],
] as const)('a registration %s, the first login of its account', (_, open, key) => {
  test('LOGIN-15 LOGIN-16 REGISTER-22 REGISTER-23 REGISTER-24 by name ends at home with its success, and with no other welcome', async () => {
    byName();
    const portal = open();
    await fillIn(portal, whole);
    await submit(portal);
    const success = within(await screen.findByRole('dialog', { name: 'Your account is ready' }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(portal.address()).toBe('/index?modal=registerSuccess');
    expect(window.sessionStorage.getItem('token')).toMatch(/^pt_7Rk3/);
    expect(window.sessionStorage.getItem('nickname')).toBe('Minh Khoa');
    await portal.user.click(success.getByRole('button', { name: 'Start playing' }));
    await waitFor(() => expect(portal.address()).toBe('/index'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('LOGIN-15 LOGIN-16 REGISTER-22 REGISTER-23 REGISTER-25 REGISTER-26 by number ends at home with its account number, then with its success', async () => {
    byNumber();
    const portal = open();
    await chooseNumber(portal);
    const { Username: _name, ...values } = whole;
    await fillIn(portal, values);
    await submit(portal);
    const number = within(await screen.findByRole('alertdialog', { name: 'Registered successfully!' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(portal.address()).toBe('/index?modal=accountNumber');
    expect(window.sessionStorage.getItem('token')).toMatch(/^pt_1Xw6/);
    expect(window.sessionStorage.getItem('nickname')).toBe('Minh Khoa');
    expect(number.getByRole('button', { name: 'Got it' })).toBe(document.activeElement);
    await portal.user.keyboard(key);
    expect(await screen.findByRole('dialog', { name: 'Your account is ready' })).toBeDefined();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
