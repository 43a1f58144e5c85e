// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FilledForm } from './filled-form.tsx';

function setUp() {
  const onSend = vi.fn();
  function Form() {
    const [name, setName] = useState('');
    const [password, setPassword] = useState('');
    return (
      <FilledForm
        onSubmit={(event) => {
          event.preventDefault();
          onSend({ name, password });
        }}
      >
        <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value.toLowerCase())} />
        <input
          aria-label="Password"
          type="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <input type="checkbox" aria-label="Remember" />
        <button type="submit">Send</button>
      </FilledForm>
    );
  }
  render(<Form />);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  return { onSend, field, user: userEvent.setup(), send: screen.getByRole('button', { name: 'Send' }) };
}

/** Fills a field as a script of the page does: React notices the value, and gets no event. */
function fillInPage(input: HTMLInputElement, value: string) {
  input.value = value;
}

/** Fills a field as a script of a browser extension does: it does not see what React put onto the input. */
function fillFromOutside(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
}

afterEach(cleanup);

describe.each([
  ['in the page', fillInPage],
  ['from outside', fillFromOutside],
])('a form that is filled %s without events', (_, fill) => {
  test('is sent with what is in its fields', async () => {
    const { field, onSend, user, send } = setUp();
    fill(field('Name'), 'Player01');
    fill(field('Password'), ' 730185 ');
    await user.click(send);
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ name: 'player01', password: ' 730185 ' });
    expect([field('Name').value, field('Password').value]).toEqual(['player01', ' 730185 ']);
  });

  test('is sent by the Enter key, with what was typed and filled', async () => {
    const { field, onSend, user } = setUp();
    await user.type(field('Name'), 'player01');
    fill(field('Password'), '730185');
    await user.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ name: 'player01', password: '730185' });
  });

  test('forgets what was emptied again', async () => {
    const { field, onSend, user, send } = setUp();
    await user.type(field('Name'), 'player01');
    fill(field('Name'), '');
    await user.click(send);
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ name: '', password: '' });
  });
});
