// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, test, vi } from 'vitest';
import '../i18n/i18n.ts';
import { RulePasswordField, RuleTextField } from '../form/rule-fields.tsx';
import { PasswordField, TextField } from '../ui/fields.tsx';
import { plainRule, ruleResolver } from './field-rules.ts';

type Values = { name: string; password: string };

const onSend = vi.fn();
const onCode = vi.fn();

const rule = plainRule(3, 20);
const fields = { name: { rule, kind: 'text' }, password: { rule, kind: 'password' } } as const;

function FormOfRules() {
  const form = useForm<Values>({ resolver: ruleResolver<Values>(fields), defaultValues: { name: '', password: '' } });
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => onSend(values))}>
      <RuleTextField form={form} name="name" field={fields.name} label="Name" />
      <RulePasswordField form={form} name="password" field={fields.password} label="Password" />
      <button type="button" onClick={() => onCode(form.getValues('name'))}>
        Code
      </button>
      <button type="button" onClick={() => form.reset()}>
        Empty
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

function useFields() {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const inputs = (
    <>
      <TextField label="Name" value={name} onChange={(event) => setName(event.target.value.toLowerCase())} />
      <PasswordField
        label="Password"
        revealLabel="Show"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <button type="button" onClick={() => onCode(name)}>
        Code
      </button>
      <button
        type="button"
        onClick={() => {
          setName('');
          setPassword('');
        }}
      >
        Empty
      </button>
    </>
  );
  return { values: { name, password }, inputs, isReady: name !== '' && password !== '' };
}

/** Like the form for an account below an agent: its button is disabled while something is missing. */
function FormOfStates() {
  const { values, inputs, isReady } = useFields();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(values);
      }}
    >
      {inputs}
      <button type="submit" disabled={!isReady}>
        Send
      </button>
    </form>
  );
}

/** Like the dialog that removes an account: fields and a button without a form. */
function FieldsAlone() {
  const { values, inputs } = useFields();
  return (
    <div>
      {inputs}
      <button type="button" onClick={() => onSend(values)}>
        Send
      </button>
    </div>
  );
}

/** As a script of the page does: React notices the value, and gets no event. */
function fillInPage(input: HTMLInputElement, value: string) {
  input.value = value;
}

/** As a script of a browser extension does: it does not see what React put onto the input. */
function fillFromOutside(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const forms = [
  ['a form of rules', FormOfRules],
  ['a form of states', FormOfStates],
  ['fields without a form', FieldsAlone],
] as const;
const ways = [
  ['in the page', fillInPage],
  ['from outside', fillFromOutside],
] as const;
const both = forms.flatMap(([name, Form]) => ways.map(([way, fill]) => ({ name, Form, way, fill })));

describe.each(both)('$name that a password manager fills $way without events', ({ Form, fill }) => {
  test('is sent with what is in its fields', async () => {
    render(<Form />);
    fill(field('Name'), 'player01');
    fill(field('Password'), ' 730185 ');
    await press('Send');
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ name: 'player01', password: ' 730185 ' });
    expect([field('Name').value, field('Password').value]).toEqual(['player01', ' 730185 ']);
  });

  test('is sent with what was typed and filled', async () => {
    render(<Form />);
    await userEvent.type(field('Name'), 'player01');
    fill(field('Password'), '730185');
    await press('Send');
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ name: 'player01', password: '730185' });
  });

  test('has its values for its other buttons', async () => {
    render(<Form />);
    fill(field('Name'), 'player01');
    await press('Code');
    expect(onCode).toHaveBeenCalledExactlyOnceWith('player01');
  });

  test('knows a value that it had, emptied and was filled with again', async () => {
    render(<Form />);
    await userEvent.type(field('Name'), 'player01');
    fill(field('Password'), '730185');
    await press('Empty');
    expect([field('Name').value, field('Password').value]).toEqual(['', '']);
    await press('Code');
    expect(onCode).toHaveBeenCalledExactlyOnceWith('');
    fill(field('Name'), 'player01');
    fill(field('Password'), '730185');
    await press('Send');
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ name: 'player01', password: '730185' });
  });
});

test.each(both.filter(({ Form }) => Form !== FieldsAlone))(
  'Enter sends $name with what was typed, and filled $way without events',
  async ({ Form, fill }) => {
    render(<Form />);
    await userEvent.type(field('Name'), 'player01');
    fill(field('Password'), '730185');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSend).toHaveBeenCalledExactlyOnceWith({ name: 'player01', password: '730185' }));
  },
);

test('the button that shows a password has a name', () => {
  render(<FormOfRules />);
  expect(screen.getByRole('button', { name: 'Show password' })).toBeDefined();
});

test('a filled field is judged by its value', async () => {
  render(<FormOfRules />);
  fillInPage(field('Name'), 'ab');
  fillInPage(field('Password'), '730185');
  await press('Send');
  await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBe('true'));
  expect(onSend).not.toHaveBeenCalled();
});

test('a field that a password manager emptied is empty', async () => {
  render(<FieldsAlone />);
  await userEvent.type(field('Name'), 'player01');
  fillInPage(field('Name'), '');
  await press('Send');
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ name: '', password: '' });
});
