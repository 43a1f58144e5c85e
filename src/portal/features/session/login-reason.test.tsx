// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { loadArea } from '../../i18n/i18n.ts';
import { LoginReason, notePasswordChange } from './login-reason.tsx';

test('PASSWORD-04 the login says that the password was changed although its form is still on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  function Form() {
    use(promise);
    return <p>the form</p>;
  }
  await loadArea('session');
  notePasswordChange();
  const { unmount } = await act(async () =>
    render(
      <Suspense fallback={<p>on its way</p>}>
        <LoginReason demanded={false} />
        <Form />
      </Suspense>,
    ),
  );
  expect(screen.queryByText('on its way')).not.toBeNull();
  await act(async () => resolve());
  expect(screen.queryByText('the form')).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Your password is changed. Please log in with it.');

  // Told once.
  unmount();
  render(<LoginReason demanded={false} />);
  expect(screen.queryByRole('status')).toBeNull();
});
