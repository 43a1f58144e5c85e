// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../../../mocks/refuse.ts';
import { server } from '../../../mocks/server.ts';
import { setLanguage } from '../../i18n/language.ts';
import { openModal } from '../../testing/portal.tsx';
import { changeSettings, submit, withRegistration } from '../../testing/registration.ts';

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
  expect(await screen.findByText('This username is already taken. Please choose another.')).toBeDefined();
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
