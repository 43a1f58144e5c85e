// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { recordLogins, withLogin } from '../../testing/login.ts';
import { expectComplaints, malformedNames, pasteInto } from '../../testing/malformed-input.ts';
import { changeSite, openPage } from '../../testing/portal.tsx';

withLogin();

const press = (name: string) => screen.getAllByRole('button', { name }).at(-1) ?? expect.fail(`no button ${name}`);

describe('malformed input in the login', () => {
  test.each(malformedNames)('VALID-02 VALID-03 VALID-26 VALID-27 by username: %s', async (name) => {
    changeSite((info) => ({ ...info, settings: { ...info.settings, captcha: { login: true, register: false } } }));
    const sent = recordLogins();
    const { user } = openPage('/login');
    await screen.findByLabelText('Captcha');
    // Only the contract's limits apply, because the server decides whether the name exists.
    const fields = { Username: 'anything', Password: 'anything', Captcha: 'a letter' } as const;
    pasteInto(fields, name);
    await user.click(press('Log in'));
    await expectComplaints(fields, name);
    if (name === 'one letter') expect(await screen.findByRole('slider')).toBeDefined();
    else expect(screen.queryByRole('slider')).toBeNull();
    expect(sent).toEqual([]);
  });

  // Full-width digits count as a mobile number.
  test.each(malformedNames.filter((name) => name !== 'full-width digits'))(
    'VALID-24 VALID-28 by a code: %s',
    async (name) => {
      const sent = recordLogins();
      const { user } = openPage('/login');
      await user.click(await screen.findByRole('radio', { name: 'SMS code' }));
      await screen.findByRole('button', { name: 'Send code' });
      const fields = { 'Mobile number': 'a number', 'Verification code': 'anything' } as const;
      pasteInto(fields, name);
      await user.click(press('Log in'));
      await expectComplaints(fields, name);
      await user.click(press('Send code'));
      await expectComplaints(fields, name);
      expect(screen.queryByRole('slider')).toBeNull();
      expect(sent).toEqual([]);
    },
  );
});
