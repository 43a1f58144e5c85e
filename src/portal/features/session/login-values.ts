import type { Resolver } from 'react-hook-form';
import * as zod from 'zod/mini';
import {
  LoginBody,
  loginBodyOnePasswordMax,
  loginBodyOneUsernameMax,
} from '../../../../generated/zod/session/session.ts';

export type LoginValues = { username: string; password: string; remember: boolean };

/** The most characters that the contract takes. */
export const longest = { username: loginBodyOneUsernameMax, password: loginBodyOnePasswordMax };

/** The first form of the body is the plain one; the other is its encryption. */
const [plainLogin] = LoginBody.def.options;

/** Judges the form by the contract's own rules. The name is trimmed, a password is taken as it is. */
export const loginResolver: Resolver<LoginValues> = (values) => {
  const trimmed = { ...values, username: values.username.trim() };
  const { username, password } = trimmed;
  const result = zod.safeParse(plainLogin, { type: 'username', username, password });
  if (result.success) return { values: trimmed, errors: {} };
  const errors = result.error.issues.map(({ path, code }) => [
    path[0],
    { type: code === 'too_big' ? 'maxLength' : 'required' },
  ]);
  return { values: {}, errors: Object.fromEntries(errors) };
};
