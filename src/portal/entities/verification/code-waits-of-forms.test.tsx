// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { dropDraft } from '../../form/drafts.ts';
import { setClock } from '../../lib/clock.ts';
import { openMemberPage } from '../../testing/centre.tsx';
import { openModal, withPortal } from '../../testing/portal.tsx';

withPortal();

let time = Date.parse('2026-01-05T09:30:00Z');
let putBack: () => void;
beforeEach(() => {
  putBack = setClock(() => time);
});
afterEach(() => {
  putBack();
  dropDraft('register');
});

/** The dialog that a link opens. */
async function dialogAt(modal: string, name: string) {
  const { user } = openModal(`/index?${new URLSearchParams({ modal })}`);
  return { user, form: within(await screen.findByRole('dialog', { name })) };
}

/** A dialog of the security centre. */
async function changeOf(what: string, name: string) {
  const { user, centre } = await openMemberPage('securityCenter');
  await user.click(await centre.findByRole('button', { name: `Change: ${what}` }));
  return { user, form: within(await screen.findByRole('dialog', { name })) };
}

async function bySms() {
  const { user, form } = await dialogAt('login', 'Log in');
  await user.click(await form.findByRole('radio', { name: 'SMS code' }));
  return { user, form };
}

async function registration() {
  const { user, form } = await dialogAt('register', 'Create account');
  fireEvent.input(await form.findByRole('textbox', { name: 'Username' }), { target: { value: 'linh_tran' } });
  return { user, form };
}

async function forgottenPassword() {
  const { user, form } = await dialogAt('forgetPassword', 'Forgot password');
  await user.click(await form.findByRole('tab', { name: 'Mobile number' }));
  return { user, form };
}

const number = /^Mobile number/;
const forms = [
  ['a login', bySms, number, '/wps/verification/sms/noLogin', ['971000001', '971000002']],
  ['a registration', registration, number, '/wps/verification/sms/register', ['971000003', '971000004']],
  ['a forgotten password', forgottenPassword, number, '/wps/verification/sms/noLogin', ['971000005', '971000006']],
  [
    'another mobile number',
    () => changeOf('Mobile number', 'Change the mobile number'),
    number,
    '/wps/member/verificationCode',
    ['971000007', '971000008'],
  ],
  [
    'another e-mail address',
    () => changeOf('Email', 'Change the email address'),
    /^Email address/,
    '/wps/member/verificationCode',
    ['first@lumo.example', 'second@lumo.example'],
  ],
] as const;

describe.each(forms)('the code for %s', (_, open, label, call, [first, second]) => {
  const sendButton = () => screen.getByRole('button', { name: /^(Send code|Code sent|Wait)/ });

  async function typed(value: string) {
    const { user, form } = await open();
    await form.findByRole('button', { name: /^(Send code|Code sent|Wait)/ });
    const field = form.getByLabelText(label, { selector: 'input:not([type=radio])' });
    const type = (text: string) => fireEvent.input(field, { target: { value: text } });
    type(value);
    return { user, form, type };
  }

  async function send({ user, form }: Awaited<ReturnType<typeof open>>) {
    // At most once a second.
    time += 2_000;
    await user.click(sendButton());
    if (call === '/wps/member/verificationCode' && label !== number) return;
    const slider = await form.findByRole('slider');
    await waitFor(() => expect(slider.getAttribute('aria-disabled')).toBeNull());
    slider.focus();
    await user.keyboard('{ArrowRight}{Enter}');
  }

  test('SMS-01 SMS-03 SMS-09 SMS-10 SMS-12 MEMBER-22 SMS-07 is waited for by each number, also in a form that is opened again', async () => {
    const opened = await typed(first);
    server.use(refuse('post', call, 429, 'sms_too_many_requests'));
    await send(opened);
    const told = within(await screen.findByRole('alertdialog', { name: 'No code was sent' }));
    await opened.user.click(told.getByRole('button', { name: 'Got it' }));
    expect(sendButton().textContent).toBe('Wait 300s');
    expect(sendButton()).toHaveProperty('disabled', true);

    server.resetHandlers();
    opened.type(second);
    await waitFor(() => expect(sendButton().textContent).toBe('Send code'));
    await send(opened);
    await waitFor(() => expect(sendButton().textContent).toMatch(/^Code sent \(\d+s\)$/));
    expect(sendButton()).toHaveProperty('disabled', true);
    const begun = sendButton().textContent;

    cleanup();
    const again = await typed(second);
    await waitFor(() => expect(sendButton().textContent).toBe(begun));
    again.type(first);
    await waitFor(() => expect(sendButton().textContent).toMatch(/^Wait 29\ds$/));
  });
});
