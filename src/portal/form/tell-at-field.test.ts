// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { tellAtField } from './use-attempt.ts';

type Values = { username: string; mobileNum: string };
const fields = { username_taken: 'username', mobile_number_taken: 'mobileNum' } as const;

/** Tells an error at the fields of a form: whether it did, and of each field the words of the server, else the problem. */
function tell(error: unknown) {
  const { result } = renderHook(() => {
    const form = useForm<Values>({ defaultValues: { username: '', mobileNum: '' } });
    const { errors } = form.formState;
    return { form, problems: [errors.username?.type, errors.mobileNum?.type] };
  });
  const { form } = result.current;
  const told = tellAtField(form, error, fields);
  const problem = (name: keyof Values) => {
    const error = form.getFieldState(name).error;
    return error?.message ?? error?.type;
  };
  return [told, problem('username'), problem('mobileNum')];
}
const taken = (code: 'username_taken' | 'mobile_number_taken') =>
  new ApiError(code, 409, { message: `Words for ${code}`, language: 'EN' });
const refused = (...faults: readonly (readonly [pointer: string, rule: string])[]) => {
  const envelope = { success: false, code: 'validation_failed', message: 'Refused', language: 'EN' } as const;
  const told = faults.map(([pointer, rule]) => ({ pointer, rule, message: 'Refused' }));
  return new ApiError('validation_failed', 400, { ...envelope, requestId: 'r', value: { fields: told } });
};

afterEach(cleanup);

describe('an error of the server', () => {
  test('is told at the field of its code, in the words of the server', () => {
    expect(tell(taken('username_taken'))).toEqual([true, 'Words for username_taken', undefined]);
    expect(tell(taken('mobile_number_taken'))).toEqual([true, undefined, 'Words for mobile_number_taken']);
  });

  test('of a refused body is told at each field that it names, by the rule of the site', () => {
    expect(tell(refused(['/body/username', 'reg_pattern_12'], ['/body/mobileNum', 'required']))).toEqual([
      true,
      'reg_pattern_12',
      'required',
    ]);
  });

  test.each(['decimals', 'reg_pattern_', 'reg_pattern_x', 'a_reg_pattern_1', 'reg_pattern_1b', 'requiredly'])(
    'with the rule %s, which the portal does not know, is told as a refusal',
    (rule) => {
      expect(tell(refused(['/body/username', rule]))).toEqual([true, 'Refused', undefined]);
    },
  );

  test.each([
    ['of a field', taken('mobile_number_taken')],
    ['of a refused body', refused(['/body/mobileNum', 'required'])],
  ])('%s leads the keyboard there', (_, error) => {
    const { result } = renderHook(() => useForm<Values>({ defaultValues: { username: '', mobileNum: '' } }));
    const input = document.body.appendChild(document.createElement('input'));
    result.current.register('mobileNum').ref(input);
    tellAtField(result.current, error, fields);
    expect(document.activeElement).toBe(input);
    input.remove();
  });

  test('that names no field of the form is left to the form', () => {
    expect(tell(refused(['/query/username', 'required'], ['/body/user', 'required']))).toEqual([
      false,
      undefined,
      undefined,
    ]);
    expect(tell(new ApiError('validation_failed', 400))).toEqual([false, undefined, undefined]);
    expect(tell(new ApiError('unavailable', 503))).toEqual([false, undefined, undefined]);
  });

  test('is told from a failure of the portal itself', () => {
    expect(tell(new Error('username_taken'))).toEqual([false, undefined, undefined]);
    const alike = Object.assign(new Error('no storage'), { code: 'username_taken' });
    expect(tell(alike)).toEqual([false, undefined, undefined]);
  });
});
