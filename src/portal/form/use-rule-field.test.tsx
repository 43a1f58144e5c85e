// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadArea } from '../i18n/i18n.ts';
import { showLanguage } from '../i18n/language.ts';
import { plainRule, ruleResolver } from './field-rules.ts';
import { useFieldState, useRuleField, useTyped } from './use-rule-field.ts';

beforeAll(() => loadArea('form'));
beforeEach(() => showLanguage('EN'));

type Values = { name: string; other: string };

function setUp({ required = true, placeholder }: { required?: boolean; placeholder?: string } = {}) {
  const rule = { ...plainRule(3, 8, 15), required };
  const resolver = ruleResolver<Values>({ name: { rule, kind: 'text' } });
  const { result } = renderHook(() => {
    const form: UseFormReturn<Values> = useForm<Values>({
      resolver,
      mode: 'onChange',
      defaultValues: { name: '', other: '' },
    });
    return {
      form,
      typed: useTyped(form, 'name'),
      field: useRuleField(form, 'name', { label: 'Name', rule, placeholder }),
    };
  });
  const type = (value: string, options = {}) =>
    act(async () =>
      result.current.form.setValue('name', value, { shouldDirty: true, shouldValidate: true, ...options }),
    );
  return { result, type, field: () => result.current.field };
}

test('VALID-05 a required field has the mark behind its placeholder, which is its label without another', () => {
  expect(setUp().field()).toMatchObject({
    input: { name: 'name', label: 'Name', placeholder: 'Name ＊', required: true },
    isOptional: false,
  });
  expect(setUp({ placeholder: 'linh_tran' }).field().input.placeholder).toBe('linh_tran ＊');
  expect(setUp({ required: false }).field()).toMatchObject({
    input: { placeholder: 'Name', required: false },
    isOptional: true,
  });
});

test('a problem is help while the field is first filled in, and an error after the form was sent', async () => {
  const { result, type, field } = setUp();
  const problem = 'Enter 3 - 8 letters, digits or underscores';
  expect(field()).toMatchObject({ input: { hint: undefined, error: undefined }, isGood: false });
  await type('ab');
  expect(field()).toMatchObject({ input: { hint: problem, error: undefined }, isGood: false });
  await type('abc');
  expect(field()).toMatchObject({ input: { hint: undefined, error: undefined }, isGood: true });
  await type('a-b');
  await act(async () => result.current.form.handleSubmit(() => undefined)());
  expect(field()).toMatchObject({ input: { hint: undefined, error: problem }, isGood: false });
});

test('a problem is an error once the field was left', async () => {
  const { type, field } = setUp();
  await type('ab', { shouldTouch: true });
  expect(field().input).toMatchObject({ hint: undefined, error: 'Enter 3 - 8 letters, digits or underscores' });
  await type('');
  expect(field().input.error).toBe('Name not empty');
});

test('a problem that was shown as help is an error as soon as the field is left', async () => {
  const { type, field } = setUp();
  await type('ab');
  const { name, onBlur } = field().input;
  await act(async () => onBlur({ type: 'blur', target: { name, value: 'ab' } }));
  expect(field().input).toMatchObject({ hint: undefined, error: 'Enter 3 - 8 letters, digits or underscores' });
});

test('a field counts as filled in from its first key, also where it is judged later', async () => {
  const { type, field } = setUp();
  await type('abc', { shouldValidate: false });
  expect(field().isGood).toBe(true);
  await type('', { shouldValidate: false });
  expect(field().isGood).toBe(false);
});

test('a key that changes nothing about a field but its text renders nothing for its state', async () => {
  const { result, type } = setUp();
  let renders = 0;
  const { result: state } = renderHook(() => {
    renders += 1;
    return useFieldState(result.current.form, 'name');
  });
  await type('abc');
  const before = renders;
  await type('abcd');
  expect(renders).toBe(before);
  await type('ab');
  expect([state.current.problem, renders > before]).toEqual(['reg_pattern_15', true]);
});

test('a value that the form sets itself is no first input', async () => {
  const { type, field } = setUp();
  await type('ab', { shouldDirty: false });
  expect(field()).toMatchObject({ input: { hint: undefined, error: undefined }, isGood: false });
});

test('the typed value of a field follows it, and no other field', async () => {
  const { result, type } = setUp();
  expect(result.current.typed).toBe('');
  await type('linh');
  expect(result.current.typed).toBe('linh');
  await act(async () => result.current.form.setValue('other', 'x'));
  expect(result.current.typed).toBe('linh');
});
