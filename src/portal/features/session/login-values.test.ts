import { expect, test } from 'vitest';
import { type LoginValues, loginResolver, longest } from './login-values.ts';

const judge = (values: Partial<LoginValues>) =>
  loginResolver({ username: 'player01', password: 'Portico123', remember: false, ...values }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });

test('the name is trimmed, the password taken as it is', async () => {
  expect(await judge({ username: '  player01 ', password: ' with spaces ' })).toEqual({
    values: { username: 'player01', password: ' with spaces ', remember: false },
    errors: {},
  });
});

test('both are required', async () => {
  expect(await judge({ username: ' ', password: '' })).toMatchObject({
    errors: { username: { type: 'required' }, password: { type: 'required' } },
  });
});

test('neither may be longer than the contract takes', async () => {
  const tooLong = { username: 'x'.repeat(longest.username + 1), password: 'x'.repeat(longest.password + 1) };
  expect(await judge(tooLong)).toMatchObject({
    errors: { username: { type: 'maxLength' }, password: { type: 'maxLength' } },
  });
});
