import { expect, test } from 'vitest';
import {
  loginBodyOneCaptchaMax,
  loginBodyOnePasswordMax,
  loginBodyOneUsernameMax,
  loginBodyOneVerificationCodeMax,
} from '#generated/zod/session/session.ts';
import { codeRule } from '../../entities/verification/code-field.tsx';
import { captchaRule, usernameRules } from './login-rules.ts';

test('the login takes as much as the contract does', () => {
  expect(usernameRules.username.rule.maxLength).toBe(loginBodyOneUsernameMax);
  expect(usernameRules.password.rule.maxLength).toBe(loginBodyOnePasswordMax);
  expect(captchaRule.rule.maxLength).toBe(loginBodyOneCaptchaMax);
  expect(codeRule.rule.maxLength).toBe(loginBodyOneVerificationCodeMax);
});
