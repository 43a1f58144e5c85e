// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http as msw } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  getResetPasswordByPhoneResponseMock,
  getResetPasswordResponseMock,
} from '#generated/client/passwords/passwords.faker.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { paths } from '#portal/access/paths.ts';
import { getToken } from '#portal/api/token.ts';
import { setLanguage } from '#portal/i18n/language.ts';
import { refusal } from '#portal/testing/login.ts';
import { record, withPasswords } from '#portal/testing/passwords.ts';
import { openModal, openPage, switchOff } from '#portal/testing/portal.tsx';
import { passBotCheck } from '#portal/testing/steps.ts';

withPasswords();

describe('forgetPassModal', () => {
  async function openForgot(address = '/index?modal=forgetPassword') {
    const portal = openModal(address);
    return { portal, modal: within(await screen.findByRole('dialog', { name: 'Forgot password' })) };
  }

  test('ENTITY-12 PASSWORD-05 PASSWORD-08 PASSWORD-13 PASSWORD-14 VALID-25 API-13 by e-mail: the confirmation describes the mail, and its button closes all dialogs', async () => {
    const bodies: string[] = [];
    server.events.on('request:start', async ({ request }) => {
      if (request.url.includes('/wps/member/password/email')) bodies.push(await request.clone().text());
    });
    const { portal, modal } = await openForgot();
    expect(modal.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Email', 'Mobile number']);
    await portal.user.type(modal.getByLabelText('Username'), ' player01 ');
    await portal.user.type(modal.getByRole('textbox', { name: 'Email' }), 'khoa@example.com');
    await portal.user.click(modal.getByRole('button', { name: 'Send link' }));
    const told = within(await screen.findByRole('alertdialog', { name: 'Please look into your mailbox' }));
    expect(told.getByText(/for 30 minutes/)).toBeDefined();
    await portal.user.click(told.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(portal.address()).toBe('/index'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodies).toEqual(['username=player01&email=khoa%40example.com']);
  });

  test('PASSWORD-05 PASSWORD-07 PASSWORD-08 PASSWORD-13 PASSWORD-14 says all this in Vietnamese as well', async () => {
    await setLanguage('VI');
    const portal = openModal('/index?modal=forgetPassword');
    const modal = within(await screen.findByRole('dialog', { name: 'Quên mật khẩu' }));
    expect(modal.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Email', 'Số điện thoại']);
    expect(await modal.findByRole('link', { name: 'Hỏi chăm sóc khách hàng' })).toBeDefined();
    fireEvent.input(modal.getByLabelText('Tên đăng nhập'), { target: { value: 'player01' } });
    fireEvent.input(modal.getByRole('textbox', { name: 'Email' }), { target: { value: 'khoa@example.com' } });
    await portal.user.click(modal.getByRole('button', { name: 'Gửi liên kết' }));
    const told = within(await screen.findByRole('alertdialog', { name: 'Vui lòng kiểm tra hộp thư' }));
    expect(told.getByText(/liên kết đặt mật khẩu mới.*trong 30 phút/)).toBeDefined();
    await portal.user.click(told.getByRole('button', { name: 'Gửi' }));
    await waitFor(() => expect(portal.address()).toBe('/index'));
  });

  test('VALID-05 VALID-32 VALID-33 by e-mail: both fields are required and validated', async () => {
    const { portal, modal } = await openForgot();
    expect(modal.getByLabelText('Username')).toHaveProperty('placeholder', 'Username ＊');
    expect(modal.getByRole('textbox', { name: 'Email' })).toHaveProperty('placeholder', 'Email ＊');
    await portal.user.click(modal.getByRole('button', { name: 'Send link' }));
    expect(await modal.findByText('Username not empty')).toBeDefined();
    expect(modal.getByText('Email not empty')).toBeDefined();
    await portal.user.type(modal.getByLabelText('Username'), 'a b');
    await portal.user.type(modal.getByRole('textbox', { name: 'Email' }), 'khoa@example');
    expect(await modal.findByText('Enter 4 - 16 letters, digits or underscores')).toBeDefined();
    expect(modal.getByText('Enter a valid e-mail address of 3 - 254 characters')).toBeDefined();
  });

  test.each([
    ['ERROR-13', 'wrong_email', 'Incorrect email'],
    ['ERROR-14', 'account_email_unknown', 'Username/email does not exist'],
  ] as const)('%s by e-mail: wrong details show an error', async (_, code, words) => {
    server.use(refuse('post', '/wps/member/password/email', 422, code, { message: words }));
    const { portal, modal } = await openForgot();
    await portal.user.type(modal.getByLabelText('Username'), 'player01');
    await portal.user.type(modal.getByRole('textbox', { name: 'Email' }), 'else@example.com');
    await portal.user.click(modal.getByRole('button', { name: 'Send link' }));
    expect(await modal.findByText(words)).toBeDefined();
  });

  test('PASSWORD-10 PASSWORD-11 API-18 ENTITY-13 by mobile number: logs in with the new password and goes home', async () => {
    const sent = record('/wps/member/password/verification', getResetPasswordByPhoneResponseMock());
    const { portal, modal } = await openForgot('/rng?modal=forgetPassword');
    await portal.user.click(modal.getByRole('tab', { name: 'Mobile number' }));
    await modal.findByRole('combobox', { name: 'Country code' });
    await portal.user.type(modal.getByRole('textbox', { name: 'Mobile number' }), '956789012');
    await portal.user.click(modal.getByRole('button', { name: 'Send code' }));
    await passBotCheck(portal, modal);
    expect(await modal.findByRole('button', { name: /^Code sent/ })).toBeDefined();
    await portal.user.type(modal.getByLabelText('Verification code'), '771204');
    await portal.user.type(modal.getByLabelText('New password'), 'Saffron2026');
    await portal.user.click(modal.getByRole('button', { name: 'Set password and log in' }));
    await waitFor(() => expect(portal.address()).toBe(paths.home));
    expect(sent).toEqual([
      { countryDialingCode: '84', mobileNum: '956789012', verificationCode: '771204', newPassword: 'Saffron2026' },
    ]);
    expect(getToken()).toBe(getResetPasswordByPhoneResponseMock().value.session.token);
    await waitFor(() => expect(window.sessionStorage.getItem('nickname')).toBe('Minh Khoa'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('VALID-05 VALID-34 VALID-35 VALID-36 by mobile number: number, code and password are required and validated', async () => {
    const { portal, modal } = await openForgot();
    await portal.user.click(modal.getByRole('tab', { name: 'Mobile number' }));
    for (const label of ['Mobile number', 'Verification code', 'New password']) {
      const input = modal.getByLabelText(label, { selector: 'input:not([type=radio])' });
      expect(input, label).toHaveProperty('placeholder', expect.stringMatching(/\S ＊$/));
    }
    await portal.user.click(modal.getByRole('button', { name: 'Set password and log in' }));
    expect(await modal.findByText('Please enter phone number')).toBeDefined();
    expect(modal.getByText('Please enter the verification code')).toBeDefined();
    expect(modal.getByText('New password not empty')).toBeDefined();
    await portal.user.type(modal.getByRole('textbox', { name: 'Mobile number' }), '12ab');
    await portal.user.type(modal.getByLabelText('New password'), 'short');
    expect(await modal.findByText('Enter a mobile number of 9 - 15 digits')).toBeDefined();
    expect(modal.getByText('Enter 6 - 20 characters with at least one letter and one digit')).toBeDefined();
  });

  test('ERROR-11 by mobile number: an unknown number shows an error', async () => {
    server.use(refuse('post', '/wps/member/password/verification', 422, 'wrong_account'));
    const { portal, modal } = await openForgot();
    await portal.user.click(modal.getByRole('tab', { name: 'Mobile number' }));
    await modal.findByRole('combobox', { name: 'Country code' });
    await portal.user.type(modal.getByRole('textbox', { name: 'Mobile number' }), '987654321');
    await portal.user.type(modal.getByLabelText('Verification code'), '771204');
    await portal.user.type(modal.getByLabelText('New password'), 'Saffron2026');
    await portal.user.click(modal.getByRole('button', { name: 'Set password and log in' }));
    expect(await modal.findByText('Words of the server')).toBeDefined();
  });

  test('MEMBER-22 PASSWORD-12 by mobile number: a password that is refused after the second step is told at its field', async () => {
    const refusals = [
      refusal(403, 'two_step_required', { verificationTicket: 'ts_41d7b2f09c6e' }),
      refusal(422, 'password_unchanged'),
    ];
    server.use(msw.post('*/wps/member/password/verification', () => refusals.shift()?.()));
    const { portal, modal } = await openForgot();
    await portal.user.click(modal.getByRole('tab', { name: 'Mobile number' }));
    await modal.findByRole('combobox', { name: 'Country code' });
    await portal.user.type(modal.getByRole('textbox', { name: 'Mobile number' }), '956789012');
    await portal.user.type(modal.getByLabelText('Verification code'), '771204');
    await portal.user.type(modal.getByLabelText('New password'), 'Saffron2026');
    await portal.user.click(modal.getByRole('button', { name: 'Set password and log in' }));
    await portal.user.type(await modal.findByLabelText(/^Code of your app/), '614093');
    await portal.user.click(modal.getByRole('button', { name: 'Confirm' }));
    expect(await modal.findByText('Words of the server')).toBeDefined();
    expect(modal.getByLabelText('New password')).toHaveProperty('value', 'Saffron2026');
    expect(modal.queryByLabelText(/^Code of your app/)).toBeNull();
  });

  test('PASSWORD-06 offers no mobile number while CHNGPASSVERIF3 is off', async () => {
    switchOff('CHNGPASSVERIF3');
    const { modal } = await openForgot();
    expect(modal.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Email']);
  });

  test('PASSWORD-07 leads to the customer service, if the site has one', async () => {
    const { portal, modal } = await openForgot();
    for (const tab of ['Email', 'Mobile number']) {
      await portal.user.click(modal.getByRole('tab', { name: tab }));
      const help = modal.getByRole('link', { name: 'Ask customer service' });
      expect(help.getAttribute('href')).toBe('https://help.lumo.example/contact');
    }
  });
});

describe('/reset-password', () => {
  const address = '/reset-password?ticket=rt_8Wq2ZkXv5TnB7LcY3mJdRf';

  test('PASSWORD-13 PASSWORD-14 VALID-21 sets the password with the ticket of the link and leads to the login', async () => {
    const sent = record('/wps/member/password/reset', getResetPasswordResponseMock());
    const portal = openPage(address);
    await screen.findByRole('heading', { name: 'Set a new password' });
    await portal.user.type(screen.getByLabelText('New password'), 'Lantern2026');
    await portal.user.type(screen.getByLabelText('Confirm password'), 'Lantern202');
    expect(await screen.findByText('Passwords do not match')).toBeDefined();
    await portal.user.type(screen.getByLabelText('Confirm password'), '6');
    await portal.user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toBeDefined();
    expect(sent).toEqual([
      {
        ticket: 'rt_8Wq2ZkXv5TnB7LcY3mJdRf',
        newPassword: 'Lantern2026',
        confirmNewPassword: 'Lantern2026',
      },
    ]);
    await portal.user.click(within(screen.getByRole('status')).getByRole('link', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeDefined();
  });

  test('PASSWORD-13 PASSWORD-14 a used link says so and offers another', async () => {
    server.use(refuse('post', '/wps/member/password/reset', 422, 'reset_ticket_invalid'));
    const portal = openPage(address);
    await screen.findByRole('heading', { name: 'Set a new password' });
    await portal.user.type(screen.getByLabelText('New password'), 'Lantern2026');
    await portal.user.type(screen.getByLabelText('Confirm password'), 'Lantern2026');
    await portal.user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText('Words of the server')).toBeDefined();
    await portal.user.click(screen.getByRole('button', { name: 'Ask for a new link' }));
    expect(await screen.findByRole('dialog', { name: 'Forgot password' })).toBeDefined();
  });

  test.each(['/reset-password', '/reset-password?ticket=<script>', '/reset-password?ticket='])(
    'PASSWORD-13 PASSWORD-14 without a ticket there is no form: %s',
    async (without) => {
      openPage(without);
      expect(await screen.findByText('This address is missing part of the link from your mail.')).toBeDefined();
      expect(screen.queryByLabelText('New password')).toBeNull();
    },
  );
});
