import { describe, expect, test } from 'vitest';
import { getLoginResponseMock } from '#generated/client/session/session.faker.ts';
import { isPasswordDue, modalAfter } from './use-enter.ts';

const result = getLoginResponseMock().value;

describe('after a login', () => {
  test('LOGIN-18 LOGIN-31 LOGIN-33 a default password must be changed, whatever the flag says', () => {
    const isDefault = { ...result, passwordDefault: true };
    expect(isPasswordDue(isDefault, 'username', false)).toBe(true);
    expect(isPasswordDue(isDefault, 'sms', true)).toBe(false);
  });

  test('LOGIN-18 LOGIN-19 LOGIN-31 LOGIN-33 an expired one only while PWDEXPFORCECHANGE3 is on, and not after a code', () => {
    const expired = { ...result, passwordExpired: true };
    expect(isPasswordDue(expired, 'username', true)).toBe(true);
    expect(isPasswordDue(expired, 'username', false)).toBe(false);
    expect(isPasswordDue(expired, 'sms', true)).toBe(false);
    expect(isPasswordDue(result, 'username', true)).toBe(false);
  });

  test('LOGIN-16 LOGIN-21 the first login is welcomed, any other told of the one before', () => {
    expect(modalAfter({ ...result, firstTimeLogin: true }, false)).toBe('welcome');
    expect(modalAfter(result, false)).toBe('afterLogin');
    expect(modalAfter({ ...result, firstTimeLogin: true }, true)).toBe('changePassword');
  });
});
