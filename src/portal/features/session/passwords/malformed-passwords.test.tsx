// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, test } from 'vitest';
import { server } from '#mocks/server.ts';
import { expectComplaints, malformedNames, pasteInto } from '#portal/testing/malformed-input.ts';
import { withPasswords } from '#portal/testing/passwords.ts';
import { openModal, openPage } from '#portal/testing/portal.tsx';

withPasswords();

/** The body sent to any of these calls. */
function watch(): string[] {
  const sent: string[] = [];
  server.use(
    msw.post('*/wps/member/password*', ({ request }) => {
      sent.push(request.url);
      return HttpResponse.json({ success: false, code: 'system_error' }, { status: 500 });
    }),
  );
  return sent;
}

describe('malformed input in forms that set a password', () => {
  test.each(malformedNames)('VALID-29 VALID-30 VALID-31 a change: %s', async (name) => {
    const sent = watch();
    window.sessionStorage.setItem('cpw', '1');
    const { user } = openModal('/rng?modal=changePassword', { loggedIn: true });
    await screen.findByLabelText('Current password');
    const fields = {
      'Current password': 'anything',
      'New password': 'nothing',
      'Confirm password': 'anything',
    } as const;
    pasteInto(fields, name);
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    await expectComplaints(fields, name);
    expect(sent).toEqual([]);
  });

  test.each(malformedNames)('VALID-32 VALID-33 a link by mail: %s', async (name) => {
    const sent = watch();
    const { user } = openModal('/index?modal=forgetPassword');
    await screen.findByRole('textbox', { name: 'Email' });
    const fields = { Username: 'nothing', Email: 'nothing' } as const;
    pasteInto(fields, name);
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    await expectComplaints(fields, name);
    expect(sent).toEqual([]);
  });

  test.each(malformedNames)('VALID-34 VALID-35 VALID-36 a code by SMS: %s', async (name) => {
    const sent = watch();
    const { user } = openModal('/index?modal=forgetPassword');
    await user.click(await screen.findByRole('tab', { name: 'Mobile number' }));
    const fields = { 'Mobile number': 'a number', 'Verification code': 'anything', 'New password': 'nothing' } as const;
    pasteInto(fields, name);
    await user.click(screen.getByRole('button', { name: 'Set password and log in' }));
    await expectComplaints(fields, name);
    expect(sent).toEqual([]);
  });

  test.each(malformedNames)('PASSWORD-13 the link of a mail: %s', async (name) => {
    const sent = watch();
    const { user } = openPage('/reset-password?ticket=rt_8Wq2ZkXv5TnB7LcY3mJdRf');
    await screen.findByLabelText('New password');
    const fields = { 'New password': 'nothing', 'Confirm password': 'anything' } as const;
    pasteInto(fields, name);
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    await expectComplaints(fields, name);
    expect(sent).toEqual([]);
  });
});
