// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { getListCountryCodesResponseMock } from '#generated/client/system/system.faker.ts';
import { getListCountryCodesMockHandler } from '#generated/client/system/system.msw.ts';
import { getSendSmsCodeResponseMock } from '#generated/client/verification/verification.faker.ts';
import { getSendSmsCodeMockHandler } from '#generated/client/verification/verification.msw.ts';
import { server } from '#mocks/server.ts';
import { setClock } from '../../lib/clock.ts';
import { loggedIn, recordLogins, refusal, withLogin } from '../../testing/login.ts';
import { changeSite, switchOff } from '../../testing/portal.tsx';
import { openLogin, passBotCheck, ticket } from '../../testing/steps.ts';

withLogin();

describe('login by code', () => {
  async function openSms() {
    const { form, ...portal } = await openLogin();
    await portal.user.click(form.getByRole('radio', { name: 'SMS code' }));
    await form.findByRole('button', { name: 'Send code' });
    return { form, ...portal };
  }

  test('LOGIN-04 LOGIN-05 LOGIN-13 LOGIN-29 SMS-07 STORE-16 API-01 API-02 ENTITY-09 ENTITY-14 sends the chosen country, number and code, with a bot check only before the code is sent', async () => {
    const sent = recordLogins();
    const codes: unknown[] = [];
    server.events.on('request:start', async ({ request }) => {
      if (request.url.includes('/wps/verification/sms/noLogin')) codes.push(await request.clone().json());
    });
    const { form, ...portal } = await openSms();
    const country = await form.findByRole('combobox', { name: 'Country code' });
    expect(country).toHaveProperty('value', '+84');
    await portal.user.click(country);
    await portal.user.click(form.getByRole('option', { name: /\+855$/ }));
    await portal.user.type(form.getByLabelText('Mobile number'), '912 345 678');
    await portal.user.click(form.getByRole('button', { name: 'Send code' }));
    await passBotCheck(portal, form);
    expect(await form.findByRole('button', { name: /^Code sent \(\d+s\)$/ })).toHaveProperty('disabled', true);
    expect(codes).toEqual([{ countryDialingCode: '855', mobileNum: '912345678', sliderTicket: ticket() }]);
    await portal.user.type(form.getByLabelText('Verification code'), '310562');
    await portal.user.click(form.getByRole('checkbox', { name: 'Remember me' }));
    await portal.user.click(form.getByRole('button', { name: 'Log in' }));
    await loggedIn();
    expect(sent).toEqual([
      { type: 'sms', mobileNum: '912345678', countryDialingCode: '855', verificationCode: '310562' },
    ]);
    expect(decodeURIComponent(document.cookie)).toBe('smsMobile=+855 912345678');
  });

  test('LOGIN-05 LOGIN-13 SMS-07 a code that is asked for before the countries are known waits for the dialling code', async () => {
    let arrive: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    server.use(
      getListCountryCodesMockHandler(async () => {
        await held;
        return getListCountryCodesResponseMock();
      }),
    );
    let code: unknown;
    server.use(
      getSendSmsCodeMockHandler(async ({ request }) => {
        code = await request.json();
        return getSendSmsCodeResponseMock();
      }),
    );
    const { form, ...portal } = await openSms();
    await portal.user.type(form.getByLabelText('Mobile number'), '912345671');
    await portal.user.click(form.getByRole('button', { name: 'Send code' }));
    await passBotCheck(portal, form);
    await waitFor(() => expect(form.queryByRole('slider')).toBeNull());
    expect(code).toBeUndefined();
    expect(form.queryByRole('combobox')).toBeNull();
    arrive();
    expect(await form.findByRole('button', { name: /^Code sent/ })).toHaveProperty('disabled', true);
    expect(code).toMatchObject({ countryDialingCode: '84', mobileNum: '912345671' });
  });

  test('LOGIN-27 STORE-16 the remembered number is filled in, and a login without the checkbox forgets it', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: an earlier login stored this
    document.cookie = `smsMobile=${encodeURIComponent('+66 812345678')}; Path=/`;
    const sent = recordLogins();
    const { form, ...portal } = await openSms();
    await waitFor(() => expect(form.getByLabelText('Mobile number')).toHaveProperty('value', '812345678'));
    const remember = form.getByRole('checkbox', { name: 'Remember me' });
    expect(remember).toHaveProperty('checked', true);
    await portal.user.click(remember);
    await portal.user.type(form.getByLabelText('Verification code'), '310562');
    await portal.user.click(form.getByRole('button', { name: 'Log in' }));
    await loggedIn();
    expect(sent).toMatchObject([{ mobileNum: '812345678', countryDialingCode: '66' }]);
    expect(document.cookie).toBe('');
  });

  test('LOGIN-05 LOGIN-13 a pasted country code is moved to the list of countries, and a pasted code loses its spaces', async () => {
    const sent = recordLogins();
    const { form, ...portal } = await openSms();
    const country = await form.findByRole('combobox', { name: 'Country code' });
    await portal.user.click(form.getByLabelText('Mobile number'));
    await portal.user.paste('\u202a(+66) 081-234-5678\u202c');
    await waitFor(() => expect(country).toHaveProperty('value', '+66'));
    expect(form.getByLabelText('Mobile number')).toHaveProperty('value', '812345678');
    await portal.user.click(form.getByLabelText('Verification code'));
    await portal.user.paste('\u202a310 562\u202c');
    await portal.user.click(form.getByRole('button', { name: 'Log in' }));
    await loggedIn();
    expect(sent).toMatchObject([{ mobileNum: '812345678', countryDialingCode: '66', verificationCode: '310562' }]);
  });

  test("LOGIN-06 SMS-08 ENTITY-16 the button counts down in seconds, 60 for each minute of the server's answer", async () => {
    const answer = getSendSmsCodeResponseMock();
    server.use(getSendSmsCodeMockHandler({ ...answer, value: { expiredMinutes: 3 } }));
    let time = Date.parse('2026-01-05T12:00:00Z');
    onTestFinished(setClock(() => time));
    const { form, ...portal } = await openSms();
    await form.findByRole('combobox', { name: 'Country code' });
    await portal.user.type(form.getByLabelText('Mobile number'), '934567890');
    await portal.user.click(form.getByRole('button', { name: 'Send code' }));
    await passBotCheck(portal, form);
    expect(await form.findByRole('button', { name: 'Code sent (180s)' })).toHaveProperty('disabled', true);
    time += 61_000;
    expect(await form.findByRole('button', { name: 'Code sent (119s)' })).toHaveProperty('disabled', true);
    time += 119_000;
    expect(await form.findByRole('button', { name: 'Send code' })).toHaveProperty('disabled', false);
  });

  test('VALID-05 VALID-22 VALID-24 VALID-28 VALID-42 VALID-43 SMS-06 requires number and code, and a valid number', async () => {
    const sent = recordLogins();
    const { form, ...portal } = await openSms();
    for (const label of ['Mobile number', 'Verification code']) {
      expect(form.getByLabelText(label), label).toHaveProperty('placeholder', expect.stringMatching(/\S ＊$/));
    }
    await portal.user.click(form.getByRole('button', { name: 'Log in' }));
    expect(await form.findByText('Please enter phone number')).toBeDefined();
    expect(form.getByText('Please enter the verification code')).toBeDefined();
    const code = form.getByLabelText('Verification code');
    fireEvent.input(code, { target: { value: '4'.repeat(256) } });
    expect(await form.findByText('Enter 1 - 255 characters')).toBeDefined();
    fireEvent.input(code, { target: { value: '4'.repeat(255) } });
    await waitFor(() => expect(form.queryByText('Enter 1 - 255 characters')).toBeNull());
    await portal.user.type(form.getByLabelText('Mobile number'), '12');
    await portal.user.click(form.getByRole('button', { name: 'Send code' }));
    expect(await form.findByText('Enter a mobile number of 9 - 15 digits')).toBeDefined();
    expect(form.queryByRole('slider')).toBeNull();
    expect(sent).toEqual([]);
  });

  test.each([
    ['ERROR-32', 'verification_code_wrong', 'Verification code'],
    ['ERROR-36', 'verification_code_expired', 'Verification code'],
    ['ERROR-29', 'mobile_number_invalid', 'Mobile number'],
    ['ERROR-31', 'phone_verification_failed', 'Verification code'],
  ] as const)('%s a refusal shows at its field', async (_, code, label) => {
    recordLogins(refusal(422, code));
    const { form, ...portal } = await openSms();
    await portal.user.type(form.getByLabelText('Mobile number'), '912345678');
    await portal.user.type(form.getByLabelText('Verification code'), '310562');
    await portal.user.click(form.getByRole('button', { name: 'Log in' }));
    expect(await form.findByText('Words of the server')).toBeDefined();
    expect(form.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  });

  test('LOGIN-04 SMS-02 API-08 when Firebase sends the codes, its token proves the number', async () => {
    changeSite((info) => ({ ...info, register: { ...info.register, smsChannel: 'firebase' } }));
    const sendToPhone = vi.fn(async () => undefined);
    vi.stubGlobal('phoneVerifier', { send: sendToPhone, confirm: async () => 'aaa.bbb.ccc' });
    const sent = recordLogins();
    const { form, ...portal } = await openSms();
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
    const { form } = await openLogin();
    expect(form.queryByRole('radio', { name: 'SMS code' })).toBeNull();
    expect(form.getByRole('textbox', { name: 'Username' })).toBeDefined();
  });
});
