// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openFrame } from '../../testing/frame.tsx';
import { openModal, withPortal } from '../../testing/portal.tsx';

withPortal();

describe('the modals over a page', () => {
  test('MODAL-04 Esc closes the top modal', async () => {
    const { user, address } = openModal('/index?modal=login&modal=trial');
    expect(await screen.findByRole('dialog', { name: 'This needs a full account' })).toBeDefined();
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/index?modal=login'));
    expect(screen.queryByRole('dialog', { name: 'This needs a full account' })).toBeNull();
  });

  // `qr`, `publicNotice` and the others that show a given object have tests of their own.
  test.each([
    'login',
    'register',
    'forgetPassword',
    'announcements',
    'helpCenter',
    'download',
    'trial',
    'winners',
    'feedback',
  ])('MODAL-03 MODAL-04 %s closes by Esc, and by a press outside', async (name) => {
    const { user, router, address } = openModal(`/rng?modal=${name}`);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/rng'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => router.navigate(`/rng?modal=${name}`));
    await user.click(await screen.findByRole('dialog'));
    await waitFor(() => expect(address()).toBe('/rng'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Back closes the modal opened last and keeps the page', async () => {
    const { user, router, address } = openFrame('/rng');
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/rng');
  });

  test('an unknown name opens nothing', async () => {
    openFrame('/index?modal=nonsense');
    expect(await screen.findByRole('heading', { name: 'The page /index' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a login modal is removed from the address when the user is logged in', async () => {
    const { address } = openModal('/index?modal=login', { loggedIn: true });
    await waitFor(() => expect(address()).toBe('/index'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('HEADER-11 a sign-out modal is removed from the address when the user is a guest', async () => {
    const { address } = openModal('/index?modal=signOut');
    await waitFor(() => expect(address()).toBe('/index'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('ROLE-08 the trial dialog says that a full account is needed', async () => {
    const { user, address } = openModal('/index?modal=trial');
    expect(await screen.findByText(/A trial account cannot open this yet/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(address()).toBe('/index'));
  });
});
