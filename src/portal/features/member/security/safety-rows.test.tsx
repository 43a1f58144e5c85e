// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  getBindEmailResponseMock,
  getConfirmTwoStepLoginResponseMock,
  getDisableTwoStepLoginResponseMock,
  getGetSecurityCentreResponseMock,
  getResetPaymentPasswordResponseMock,
  getSendMemberCodeResponseMock,
  getStartTwoStepLoginResponseMock,
} from '#generated/client/member-security/member-security.faker.ts';
import { getGetSecurityCentreMockHandler } from '#generated/client/member-security/member-security.msw.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { openMemberPage, withTime } from '#portal/testing/centre.tsx';
import { heldAnswer } from '#portal/testing/held-answer.ts';
import { withPortal } from '#portal/testing/portal.tsx';
import { sendPlain } from '#portal/testing/registration.ts';

withPortal();
withTime(Date.UTC(2026, 0, 5, 10, 4));
const sent: { path: string; body: unknown }[] = [];

/** Answers a call and remembers what was sent. */
function answer(path: string, response: object) {
  server.use(
    msw.post(`*${path}`, async ({ request }) => {
      sent.push({ path, body: await request.json() });
      return HttpResponse.json(response);
    }),
  );
}

beforeEach(() => {
  sent.length = 0;
  sendPlain();
  answer('/wps/member/verificationCode', getSendMemberCodeResponseMock());
});

type State = 'done' | 'missing';

/** Opens the security centre with some parts in another state. */
async function open(states: Readonly<Record<string, State>> = {}) {
  const centre = getGetSecurityCentreResponseMock();
  const items = centre.value.items.map((item) => {
    const state = states[item.kind];
    return state === undefined ? item : { ...item, state, detail: state === 'done' ? item.detail : null };
  });
  const value = { ...centre.value, items };
  const reading = heldAnswer({ ...centre, value }, { ...centre, value });
  server.use(getGetSecurityCentreMockHandler(reading.answer));
  const portal = await openMemberPage('securityCenter');
  await portal.centre.findByRole('img', { name: /^Safety:/ });
  return { ...portal, page: portal.centre, reading };
}

describe('the e-mail address', () => {
  test('MEMBER-22 is bound by a code sent to it and the login password', async () => {
    answer('/wps/member/email', getBindEmailResponseMock());
    const { user, page } = await open({ email: 'missing', mobile: 'missing' });
    await user.click(page.getByRole('button', { name: 'Bind: Email' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bind an email address' }));
    await user.type(dialog.getByLabelText(/^Email address/), 'minh.khoa@example.com');
    await user.click(dialog.getByRole('button', { name: 'Send code' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          path: '/wps/member/verificationCode',
          body: { channel: 'email', purpose: 'bind_email', email: 'minh.khoa@example.com' },
        },
      ]),
    );
    await user.type(dialog.getByLabelText(/^Verification code/), '482913');
    await user.type(dialog.getByLabelText(/^Login password/), 'Portico123');
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('Your email address is saved')).toBeDefined();
    expect(sent[1]).toEqual({
      path: '/wps/member/email',
      body: { email: 'minh.khoa@example.com', verificationCode: '482913', loginPassword: 'Portico123' },
    });
    expect(await page.findByText('m***@example.com')).toBeDefined();
  });

  test('MEMBER-22 that belongs to another account says so at the field and keeps what was typed', async () => {
    server.use(refuse('post', '/wps/member/email', 409, 'contact_in_use'));
    const { user, page } = await open();
    await user.click(page.getByRole('button', { name: 'Change: Email' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the email address' }));
    await user.type(dialog.getByLabelText(/^Email address/), 'taken@example.com');
    await user.type(dialog.getByLabelText(/^Verification code/), '482913');
    await user.type(dialog.getByLabelText(/^Login password/), 'Portico123');
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    const field = dialog.getByLabelText(/^Email address/);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field).toHaveProperty('value', 'taken@example.com');
  });
});

describe('two-step login', () => {
  test('MEMBER-22 is turned on by the password and the code of the app, which answers the recovery codes', async () => {
    answer('/wps/member/twoStep/start', getStartTwoStepLoginResponseMock());
    answer('/wps/member/twoStep/confirm', getConfirmTwoStepLoginResponseMock());
    const { user, page, reading } = await open();
    await user.click(page.getByRole('button', { name: 'Turn on two-step login' }));
    const dialog = () => screen.getByRole('dialog', { name: 'Turn on two-step login' });
    reading.hold();
    await user.type(within(dialog()).getByLabelText(/^Login password/), 'Portico123');
    await user.click(within(dialog()).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('img', { name: 'QR code for an authenticator app' })).toBeDefined();
    // A phone cannot scan its own screen.
    expect(screen.getByRole('link', { name: 'Open in an app on this device' }).getAttribute('href')).toMatch(
      /^otpauth:\/\/totp\//,
    );
    expect(screen.getByText('KRSX G5CT MVRX EZLU KN2X AZLS KN2H E2LO')).toBeDefined();
    await user.type(within(dialog()).getByLabelText(/^Code of your app/), '390 217');
    await user.click(within(dialog()).getByRole('button', { name: 'Turn on two-step login' }));
    const codes = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
    expect(codes.getAllByRole('listitem')).toHaveLength(10);
    expect(codes.getByText('7KXQ-M4TR')).toBeDefined();
    expect(sent.map(({ body }) => body)).toEqual([
      { loginPassword: 'Portico123' },
      { enrolmentId: 'te-5101', totpCode: '390217' },
    ]);
    await user.click(codes.getByRole('button', { name: 'I have saved them' }));
    expect(screen.queryByRole('dialog', { name: 'Your recovery codes' })).toBeNull();
    // It is not offered again, although the account has not been read again.
    expect(page.getByRole('button', { name: 'Turn off two-step login' })).toBeDefined();
    reading.tell();
  });

  test('MEMBER-22 an enrolment that has ended begins again, with the reason', async () => {
    answer('/wps/member/twoStep/start', getStartTwoStepLoginResponseMock());
    server.use(refuse('post', '/wps/member/twoStep/confirm', 404, 'not_found'));
    const { user, page } = await open();
    await user.click(page.getByRole('button', { name: 'Turn on two-step login' }));
    const dialog = () => within(screen.getByRole('dialog', { name: 'Turn on two-step login' }));
    await user.type(dialog().getByLabelText(/^Login password/), 'Portico123');
    await user.click(dialog().getByRole('button', { name: 'Continue' }));
    await user.type(await screen.findByLabelText(/^Code of your app/), '390217');
    await user.click(dialog().getByRole('button', { name: 'Turn on two-step login' }));
    expect(await screen.findByText(/Please begin again/)).toBeDefined();
    expect(dialog().getByLabelText(/^Login password/)).toBeDefined();
  });

  test('MEMBER-22 is turned off by a code and the password', async () => {
    server.use(refuse('post', '/wps/member/twoStep/disable', 422, 'verification_code_wrong'));
    const { user, page, reading } = await open({ two_step_login: 'done' });
    await user.click(page.getByRole('button', { name: 'Turn off two-step login' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-step login' }));
    await user.type(dialog.getByLabelText(/^Code of your app/), '7kxq-m4tr');
    await user.type(dialog.getByLabelText(/^Login password/), 'Portico123');
    await user.click(dialog.getByRole('button', { name: 'Turn off two-step login' }));
    expect(await dialog.findByText('Words of the server')).toBeDefined();
    answer('/wps/member/twoStep/disable', getDisableTwoStepLoginResponseMock());
    reading.hold();
    await user.click(dialog.getByRole('button', { name: 'Turn off two-step login' }));
    expect(await screen.findByText('Two-step login is off')).toBeDefined();
    expect(sent).toEqual([
      { path: '/wps/member/twoStep/disable', body: { code: '7KXQ-M4TR', loginPassword: 'Portico123' } },
    ]);
    // It is not offered again, although the account has not been read again.
    expect(page.getByRole('button', { name: 'Turn on two-step login' })).toBeDefined();
    reading.tell();
  });
});

describe('a payment password', () => {
  test('MEMBER-22 is refused at its field where it is easy to guess: a row at once, a birthday by the server', async () => {
    const path = '/wps/member/paymentPassword/change';
    server.use(refuse('post', path, 422, 'payment_password_weak'));
    const { user, page } = await open();
    await user.click(page.getByRole('button', { name: 'Change payment password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the payment password' }));
    const next = dialog.getByLabelText(/^New payment password/);
    await user.type(dialog.getByLabelText(/^Current payment password/), '730185');
    await user.type(next, '123456');
    await user.type(dialog.getByLabelText(/^The same again/), '123456');
    const row = 'Not a single digit repeated and not a row such as 123456: both are easy to guess';
    expect(await dialog.findByText(row)).toBeDefined();
    for (const field of [next, dialog.getByLabelText(/^The same again/)]) {
      await user.clear(field);
      await user.type(field, '170892');
    }
    expect(dialog.queryByText(row)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save payment password' }));
    expect(await dialog.findByText('Words of the server')).toBeDefined();
    expect(next.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a forgotten payment password', () => {
  test('MEMBER-22 is replaced by a code to the chosen contact', async () => {
    answer('/wps/member/paymentPassword/reset', getResetPaymentPasswordResponseMock());
    const { user, page } = await open();
    await user.click(page.getByRole('button', { name: 'Change payment password' }));
    await user.click(await screen.findByRole('button', { name: 'Forgotten?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace the payment password' }));
    expect(dialog.getByRole('radio', { name: 'k***@example.com' })).toHaveProperty('checked', true);
    expect(dialog.getByRole('radio', { name: '+84 ******5678' })).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ channel: 'email', purpose: 'reset_payment_password' }));
    await user.type(dialog.getByLabelText(/^Verification code/), '482913');
    await user.type(dialog.getByLabelText(/^Login password/), 'Portico123');
    await user.type(dialog.getByLabelText(/^New payment password/), '415926');
    await user.type(dialog.getByLabelText(/^The same again/), '415926');
    await user.click(dialog.getByRole('button', { name: 'Save payment password' }));
    expect(await screen.findByText('Your payment password is changed')).toBeDefined();
    expect(sent[1]?.body).toEqual({
      verificationCode: '482913',
      loginPassword: 'Portico123',
      newPaymentPassword: '415926',
      confirmNewPaymentPassword: '415926',
    });
  });

  test('MEMBER-22 is told at its field where the server finds the new one easy to guess', async () => {
    server.use(refuse('post', '/wps/member/paymentPassword/reset', 422, 'payment_password_weak'));
    const { user, page } = await open();
    await user.click(page.getByRole('button', { name: 'Change payment password' }));
    await user.click(await screen.findByRole('button', { name: 'Forgotten?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace the payment password' }));
    await user.type(dialog.getByLabelText(/^Verification code/), '482913');
    await user.type(dialog.getByLabelText(/^Login password/), 'Portico123');
    await user.type(dialog.getByLabelText(/^New payment password/), '170892');
    await user.type(dialog.getByLabelText(/^The same again/), '170892');
    await user.click(dialog.getByRole('button', { name: 'Save payment password' }));
    expect(await dialog.findByText('Words of the server')).toBeDefined();
    expect(dialog.getByLabelText(/^New payment password/).getAttribute('aria-invalid')).toBe('true');
  });

  test('MEMBER-22 cannot be replaced where nothing is bound', async () => {
    const { user, page } = await open({ email: 'missing', mobile: 'missing' });
    await user.click(page.getByRole('button', { name: 'Change payment password' }));
    await screen.findByRole('dialog', { name: 'Change the payment password' });
    expect(screen.queryByRole('button', { name: 'Forgotten?' })).toBeNull();
  });
});
