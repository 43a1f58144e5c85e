// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RegisterSettings } from '#generated/model/index.ts';
import { expectComplaints, malformedNames, pasteInto } from '../../testing/malformed-input.ts';
import { openPage } from '../../testing/portal.tsx';
import { byName, changeSettings, submit, withRegistration } from '../../testing/registration.ts';

withRegistration();

/** Every field of the registration, all required. */
const everything = ({ rules, tabs }: RegisterSettings): Partial<RegisterSettings> => {
  const all = Object.entries(rules).map(([field, rule]) => [field, { ...rule, enabled: true, required: true }]);
  // The mapped object keeps the original keys.
  return { rules: Object.fromEntries(all) as RegisterSettings['rules'], tabs: tabs.map(demanding) };
};
const demanding = (tab: RegisterSettings['tabs'][number]) => ({ ...tab, captcha: true });

const fields = {
  Username: 'nothing',
  Password: 'nothing',
  'Confirm password': 'nothing',
  'Full name': 'nothing',
  'E-mail': 'nothing',
  'Payment password': 'nothing',
  'Identity number': 'nothing',
  'QQ number': 'nothing',
  LINE: 'nothing',
  WhatsApp: 'nothing',
  Zalo: 'nothing',
  Facebook: 'nothing',
  WeChat: 'nothing',
  'Recommended by (ID)': 'a letter',
  'Referral code': 'nothing',
  'Invitation code': 'nothing',
  'Mobile number': 'a number',
  'Verification code': 'anything',
  Captcha: 'a letter',
} as const;

test.each(malformedNames)('VALID-02 VALID-03 REGISTER-16 malformed input in the registration: %s', async (name) => {
  changeSettings(everything);
  const bodies = byName();
  const portal = openPage('/register');
  await screen.findByLabelText('Captcha');
  pasteInto(fields, name);
  await submit(portal);
  await expectComplaints(fields, name);
  expect(screen.queryByRole('slider')).toBeNull();
  expect(bodies).toEqual([]);
});
