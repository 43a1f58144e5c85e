// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { RegisterSettings } from '#generated/model/index.ts';
import { openPage } from '../../testing/portal.tsx';
import {
  account,
  box,
  byName,
  changeSettings,
  fillIn,
  passCheck,
  submit,
  withRegistration,
} from '../../testing/registration.ts';

withRegistration();

/** What the tab by username requires with code and captcha on, and what the site may ask for besides. */
const always = ['Username', 'Mobile number', 'Verification code', 'Password', 'Confirm password', 'Captcha'];
const bySite = [
  'Full name',
  'E-mail',
  'Payment password',
  'Identity number',
  'QQ number',
  'LINE',
  'WhatsApp',
  'Zalo',
  'Facebook',
  'WeChat',
  'Recommended by (ID)',
  'Referral code',
  'Invitation code',
];

/** A valid value for every field with an input. */
const everything: Readonly<Record<string, string>> = {
  ...account,
  'Mobile number': '987654321',
  'Verification code': '482913',
  Captcha: '7KXQ',
  'Full name': 'TRAN THI LINH',
  'E-mail': 'linh@example.com',
  'Payment password': 'Sen908172',
  'Identity number': '079198001234',
  'QQ number': '87654321',
  LINE: 'linh.tran',
  WhatsApp: '84987654321',
  Zalo: '0987654321',
  Facebook: 'linh.fb',
  WeChat: 'linh_we',
  'Recommended by (ID)': '1000001',
  'Referral code': 'KHOA01',
  'Invitation code': 'LUMO88',
};

const inputOf = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=radio])' });

/** The rules with a change in every one of them. */
function allRules({ rules }: RegisterSettings, change: Partial<RegisterSettings['rules']['username']>) {
  // The keys stay the same.
  const changed = Object.entries(rules).map(([field, rule]) => [field, { ...rule, ...change }]);
  return { rules: Object.fromEntries(changed) as RegisterSettings['rules'] };
}

describe('the rules of the fields', () => {
  test.each([
    [false, always],
    [true, [...always, ...bySite]],
  ])(
    'VALID-05 VALID-39 with required %s in every rule, the star ends the placeholder of exactly the required fields',
    async (required, starred) => {
      changeSettings((settings) => ({
        tabs: settings.tabs.map((tab) => ({ ...tab, captcha: true })),
        ...allRules(settings, { enabled: true, required }),
      }));
      openPage('/register?referralCode=KHOA01');
      expect(await box('Full name')).toBeDefined();
      const inputs = [...always, ...bySite].map((label) => [label, inputOf(label)] as const);
      const having = (test: (input: HTMLInputElement) => boolean) =>
        inputs.filter(([, input]) => test(input)).map(([label]) => label);
      expect(having(({ placeholder }) => placeholder.endsWith(' ＊'))).toEqual(starred);
      expect(having(({ required }) => required)).toEqual(starred);
      expect(screen.queryAllByText('Optional')).toHaveLength(
        required ? 0 : bySite.filter((label) => label !== 'Payment password').length,
      );
    },
  );

  test('VALID-01 each part of the rule of a field decides: on, required, both lengths, pattern type and pattern', async () => {
    const line = {
      enabled: true,
      required: true,
      minLength: 3,
      maxLength: 5,
      acceptedPattern: '[.ab]+',
      patternId: 21,
    };
    changeSettings(({ rules }) => ({ rules: { ...rules, line } }));
    const portal = openPage('/register');
    const broken = 'Enter a name or number of 3 - 5 letters, digits, dots, dashes or underscores';
    await submit(portal);
    expect(await screen.findByText('LINE not empty')).toBeDefined();
    // A good value stands between the bad ones, so that no message is left over from the one before.
    for (const [value, message] of [
      ['ab', broken],
      ['aba', null],
      ['ababab', broken],
      ['ababa', null],
      ['abc', broken],
      ['bab', null],
      ['.ab', broken],
    ] as const) {
      fireEvent.input(inputOf('LINE'), { target: { value } });
      await waitFor(() =>
        expect(screen.queryByText(/^Enter a name or number|^LINE not/)?.textContent ?? null, value).toBe(message),
      );
    }
  });

  test('VALID-48 ENTITY-01 a field that is on is shown and sent, whichever of the 21 it is', async () => {
    changeSettings((settings) => ({
      tabs: settings.tabs.map((tab) => ({ ...tab, captcha: true })),
      ...allRules(settings, { enabled: true }),
    }));
    const bodies = byName();
    const portal = openPage('/register?referralCode=FRIEND01');
    await box('Full name');
    for (const [label, value] of Object.entries(everything)) {
      fireEvent.input(inputOf(label), { target: { value } });
    }
    await submit(portal);
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({
      username: 'linh_tran',
      password: 'Hoasen2026',
      confirmPassword: 'Hoasen2026',
      payeeName: 'TRAN THI LINH',
      email: 'linh@example.com',
      qqNum: '87654321',
      mobileNum: '987654321',
      recommenderId: '1000001',
      captcha: '7KXQ',
      verificationCode: '482913',
      affiliateCode: 'LUMO88',
      paymentPassword: 'Sen908172',
      line: 'linh.tran',
      whatsapp: '84987654321',
      zalo: '0987654321',
      facebook: 'linh.fb',
      wechat: 'linh_we',
      idNumber: '079198001234',
      referralCode: 'KHOA01',
      domain: window.location.host,
      countryDialingCode: '84',
    });
  });

  test('VALID-48 a field that is off is neither shown nor sent, whichever it is', async () => {
    changeSettings((settings) => ({
      tabs: settings.tabs.map((tab) => ({ ...tab, verificationCode: false })),
      ...allRules(settings, { enabled: false, required: true }),
    }));
    const bodies = byName();
    const portal = openPage('/register?affiliateCode=LUMO88&referralCode=KHOA01');
    await fillIn(portal, account);
    for (const label of Object.keys(everything)) {
      expect(screen.queryByLabelText(label, { selector: 'input:not([type=radio])' }) !== null, label).toBe(
        label in account,
      );
    }
    await submit(portal);
    await passCheck(portal);
    await waitFor(() => expect(bodies).toHaveLength(1));
    const sent = Object.keys(bodies[0] ?? {});
    expect(
      sent
        .filter(
          (key) => !/^(geetest_|registerUrl$|registerMethod$|login$|domain$|affiliateCode$|referralCode$)/.test(key),
        )
        .sort(),
    ).toEqual(['confirmPassword', 'password', 'username']);
  });

  test('VALID-40 a password of the wrong length is told how long it must be', async () => {
    changeSettings(({ rules }) => ({ rules: { ...rules, password: { ...rules.password, patternId: 1 } } }));
    const portal = openPage('/register');
    await fillIn(portal, { Password: 'sen2' });
    expect(await screen.findByText('Please enter your password from 6 - 20 characters')).toBeDefined();
    await fillIn(portal, { Password: 'sen2026' });
    await waitFor(() => expect(screen.queryByText(/^Please enter your password/)).toBeNull());
  });
});
