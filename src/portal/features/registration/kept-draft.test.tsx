// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { dropDraft } from '../../form/drafts.ts';
import { setLanguage } from '../../i18n/language.ts';
import { openModal, openPage } from '../../testing/portal.tsx';
import { byNumber, changeSettings, submit, withRegistration } from '../../testing/registration.ts';

withRegistration();

const typed = {
  Username: ' linh_tran ',
  Password: 'Hoasen2026',
  'Confirm password': 'Hoasen2026',
  'Mobile number': '987 654 321',
  'Verification code': '482913',
  'Full name': 'TRAN THI LINH',
  'Invitation code': 'LUMOVN',
};
const labels = Object.keys(typed);

const inputOf = (label: string) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=radio])' });

async function standing(names: readonly string[]): Promise<readonly string[]> {
  return Promise.all(names.map(async (name) => (await inputOf(name)).value));
}

test('REGISTER-12 input survives a failed submit, another tab, a closed modal, a step back and another language', async () => {
  changeSettings(({ rules }) => ({ rules: { ...rules, payeeName: { ...rules.payeeName, enabled: true } } }));
  server.use(refuse('put', '/wps/member/register', 409, 'username_taken'));
  const portal = openModal('/rng');
  const open = () => act(() => portal.router.navigate('/rng?modal=register'));
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  for (const [label, value] of Object.entries(typed)) fireEvent.input(await inputOf(label), { target: { value } });

  await submit(portal);
  expect(await screen.findByText('Words of the server')).toBeDefined();
  expect(await standing(labels)).toEqual(Object.values(typed));

  await portal.user.click(screen.getByRole('radio', { name: 'Mobile number' }));
  await portal.user.click(screen.getByRole('checkbox', { name: /18 or older/ }));
  await portal.user.keyboard('{Escape}');
  await closed();
  expect(portal.address()).toBe('/rng');
  expect(JSON.stringify([{ ...window.sessionStorage, ...window.localStorage }, document.cookie])).not.toContain(
    'Hoasen2026',
  );
  await open();
  // The chosen way is still selected.
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Mobile number' })).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /18 or older/ }).checked).toBe(false);
  await portal.user.click(screen.getByRole('radio', { name: 'Username' }));
  expect(await standing(labels)).toEqual(Object.values(typed));

  await act(() => portal.router.navigate(-1));
  await closed();
  await act(() => setLanguage('VI'));
  await open();
  const here = ['Tên đăng nhập', 'Mật khẩu', 'Số điện thoại', 'Mã xác minh'];
  expect(await standing(here)).toEqual([' linh_tran ', 'Hoasen2026', '987 654 321', '482913']);
});

/** Leaves the page without its memory, as a reload does. */
function reload() {
  cleanup();
  dropDraft('register');
}

test('REGISTER-12 REGISTER-14 a reload keeps the way and what was typed, and stores no password, code or captcha', async () => {
  const { user } = openPage('/register');
  for (const [label, value] of Object.entries(typed)) {
    if (label !== 'Full name') fireEvent.input(await inputOf(label), { target: { value } });
  }
  await user.click(screen.getByRole('radio', { name: 'Mobile number' }));
  await user.click(screen.getByRole('checkbox', { name: /18 or older/ }));
  const stored = JSON.stringify([{ ...window.sessionStorage, ...window.localStorage }, document.cookie]);
  expect(stored).toContain('linh_tran');
  expect(stored).not.toContain('Hoasen2026');
  expect(stored).not.toContain('482913');
  reload();
  const again = openPage('/register');
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Mobile number' }).checked).toBe(true),
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /18 or older/ }).checked).toBe(false);
  await again.user.click(screen.getByRole('radio', { name: 'Username' }));
  const names = ['Username', 'Password', 'Confirm password', 'Mobile number', 'Verification code', 'Invitation code'];
  expect(await standing(names)).toEqual([' linh_tran ', '', '', '987 654 321', '', 'LUMOVN']);
  await again.user.click(screen.getByRole('button', { name: 'Reset' }));
  reload();
  openPage('/register');
  expect(await standing(['Username', 'Mobile number'])).toEqual(['', '']);
});

test('REGISTER-11 a code of the address stands in its field before one from the time before a reload', async () => {
  openPage('/register?referralCode=FIRST');
  fireEvent.input(await inputOf('Username'), { target: { value: 'linh_tran' } });
  reload();
  openPage('/register?referralCode=SECOND');
  await waitFor(async () => expect(await standing(['Username', 'Referral code'])).toEqual(['linh_tran', 'SECOND']));
});

test('REGISTER-21 a registration that went through leaves nothing behind', async () => {
  const bodies = byNumber();
  changeSettings(({ tabs }) => ({ tabs: tabs.filter(({ type }) => type === 'mobile') }));
  const portal = openPage('/register');
  for (const label of ['Mobile number', 'Verification code', 'Password', 'Confirm password'] as const) {
    const value = typed[label];
    fireEvent.input(await inputOf(label), { target: { value } });
  }
  expect(window.sessionStorage.getItem('registration')).toContain('987 654 321');
  await submit(portal);
  await waitFor(() => expect(bodies).toHaveLength(1));
  await waitFor(() => expect(window.sessionStorage.getItem('registration')).toBeNull());
});
