// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { server } from '#mocks/server.ts';
import { withPasswords } from '#portal/testing/passwords.ts';
import { openModal, openPage } from '#portal/testing/portal.tsx';

withPasswords();

type Portal = ReturnType<typeof openPage>;

/** A form that changes data: its address, its values, and the call it makes. */
interface Form {
  readonly title: string;
  readonly open: () => Portal;
  readonly tab?: string;
  readonly values: Readonly<Record<string, string>>;
  readonly call: string;
}

const forms: readonly Form[] = [
  {
    title: 'a required change of password',
    open: () => openModal('/rng?modal=changePassword', { loggedIn: true }),
    values: { 'Current password': 'Portico123', 'New password': 'Harbour2026', 'Confirm password': 'Harbour2026' },
    call: '/wps/member/password',
  },
  {
    title: 'the request for a link by mail',
    open: () => openModal('/index?modal=forgetPassword'),
    values: { Username: 'player01', Email: 'khoa@example.com' },
    call: '/wps/member/password/email',
  },
  {
    title: 'a new password by SMS',
    open: () => openModal('/index?modal=forgetPassword'),
    tab: 'Mobile number',
    values: { 'Mobile number': '945678901', 'Verification code': '771204', 'New password': 'Harbour2026' },
    call: '/wps/member/password/verification',
  },
  {
    title: 'a new password by the link of a mail',
    open: () => openPage('/reset-password?ticket=rt_8Wq2ZkXv5TnB7LcY3mJdRf'),
    values: { 'New password': 'Harbour2026', 'Confirm password': 'Harbour2026' },
    call: '/wps/member/password/reset',
  },
];

beforeEach(() => window.sessionStorage.setItem('cpw', '1'));

describe('a form submitted several times is sent once', () => {
  test.each(forms)('$title', async ({ open, tab, values, call }) => {
    let calls = 0;
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    server.use(
      msw.post(`*${call}`, async () => {
        calls += 1;
        await answered;
        return HttpResponse.json({ success: false, code: 'system_error' }, { status: 500 });
      }),
    );
    const { user } = open();
    if (tab) await user.click(await screen.findByRole('tab', { name: tab }));
    for (const [label, value] of Object.entries(values)) {
      fireEvent.input(await screen.findByLabelText(label, { selector: 'input' }), { target: { value } });
    }
    const form = screen.getByLabelText(Object.keys(values)[0] ?? '', { selector: 'input' }).closest('form');
    if (!form) throw new Error('The field is in no form');
    for (let time = 0; time < 3; time++) fireEvent.submit(form);
    await waitFor(() => expect(calls).toBe(1));
    fireEvent.submit(form);
    answer();
    expect((await screen.findByRole('alert')).textContent).toContain('System error');
    expect(calls).toBe(1);
  });
});
