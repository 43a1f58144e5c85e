// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { PasswordField, TextField } from './fields.tsx';

afterEach(cleanup);

const description = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('TextField', () => {
  test('its label names the input and its hint describes it', () => {
    render(<TextField label="Username" hint="4 to 14 characters" placeholder="Username ＊" name="username" />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' });
    expect(description(input)).toBe('4 to 14 characters');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.name).toBe('username');
  });

  test('an error replaces the hint, is announced and marks the input as invalid', () => {
    render(<TextField label="Username" hint="4 to 14 characters" error="Username not empty" />);
    const input = screen.getByRole('textbox', { name: 'Username' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(description(input)).toBe('Username not empty');
    expect(screen.getByRole('alert').textContent).toBe('Username not empty');
    expect(screen.queryByText('4 to 14 characters')).toBeNull();
  });

  test('passes ref and events to the input', async () => {
    const ref = createRef<HTMLInputElement>();
    const onChange = vi.fn();
    render(<TextField label="Code" ref={ref} onChange={onChange} trailing={<button type="button">Send</button>} />);
    await userEvent.type(screen.getByRole('textbox'), 'ab');
    expect(ref.current?.value).toBe('ab');
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
  });
});

test('PasswordField shows and hides what was typed, with a toggle that says its state', async () => {
  render(<PasswordField label="Password" revealLabel="Show password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  const toggle = screen.getByRole('button', { name: 'Show password' });
  expect(input.type).toBe('password');
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(toggle);
  expect(input.type).toBe('text');
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
});

test('Checkbox is switched by its label and by the space bar', async () => {
  render(<Checkbox name="remember">Remember me</Checkbox>);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' });
  await userEvent.click(screen.getByText('Remember me'));
  expect(box.checked).toBe(true);
  box.focus();
  await userEvent.keyboard(' ');
  expect(box.checked).toBe(false);
});
