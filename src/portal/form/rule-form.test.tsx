// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, test, vi } from 'vitest';
import '../i18n/i18n.ts';
import { RulePasswordField, RuleTextField } from './rule-fields.tsx';
import { RuleForm } from './rule-form.tsx';
import { plainRule, ruleResolver } from './rule-resolver.ts';

type Values = { username: string; password: string; remember: boolean };

const fields = {
  username: { rule: plainRule(3, 20), kind: 'text' },
  password: { rule: plainRule(3, 20), kind: 'password' },
} as const;

function setUp() {
  const onSend = vi.fn();
  const onCode = vi.fn();
  function Form() {
    const form = useForm<Values>({
      resolver: ruleResolver<Values>(fields),
      defaultValues: { username: '', password: '', remember: false },
    });
    return (
      <RuleForm form={form} onSubmit={form.handleSubmit((values) => onSend(values))}>
        <RuleTextField form={form} name="username" field={fields.username} label="Username" />
        <RulePasswordField form={form} name="password" field={fields.password} label="Password" />
        <input type="checkbox" aria-label="Remember" {...form.register('remember')} />
        <input aria-label="Other" name="other" />
        <button type="button" onClick={() => onCode(form.getValues('username'))}>
          Send code
        </button>
        <button type="submit">Log in</button>
      </RuleForm>
    );
  }
  render(<Form />);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  return { onSend, onCode, field, user: userEvent.setup() };
}

/** Fills a field as some password managers do: the value changes, and no event tells it. */
function fill(input: HTMLInputElement, value: string) {
  input.value = value;
}

afterEach(cleanup);

describe('a form that a password manager fills without events', () => {
  test('is sent with what is in its fields', async () => {
    const { field, onSend, user } = setUp();
    fill(field('Username'), 'player01');
    fill(field('Password'), ' Portico123 ');
    fill(field('Other'), 'not of the form');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(onSend).toHaveBeenCalledExactlyOnceWith({
      username: 'player01',
      password: ' Portico123 ',
      remember: false,
    });
  });

  test('is sent by the Enter key too, also where one field was typed', async () => {
    const { field, onSend, user } = setUp();
    fill(field('Password'), 'Portico123');
    await user.type(field('Username'), 'player01{Enter}');
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ username: 'player01', password: 'Portico123', remember: false });
  });

  test('is judged by what is in its fields', async () => {
    const { field, onSend, user } = setUp();
    fill(field('Username'), 'ab');
    fill(field('Password'), 'Portico123');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(field('Username').getAttribute('aria-invalid')).toBe('true'));
    expect(onSend).not.toHaveBeenCalled();
  });

  test('has its values for its other buttons', async () => {
    const { field, onCode, user } = setUp();
    fill(field('Username'), 'player01');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(onCode).toHaveBeenCalledExactlyOnceWith('player01');
  });
});
