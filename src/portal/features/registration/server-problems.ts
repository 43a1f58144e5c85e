import type { ErrorCode, FieldError } from '#generated/model/index.ts';
import { type RegisterField, registerFields } from '#shared/validation/register-fields.ts';
import { ApiError } from '../../api/api-error.ts';
import { refusedBy } from '../../form/field-message.ts';

/** The field of a server error. */
const homes: Partial<Record<ErrorCode, RegisterField>> = {
  username_taken: 'username',
  mobile_number_taken: 'mobileNum',
  mobile_number_invalid: 'mobileNum',
  passwords_do_not_match: 'confirmPassword',
  payment_password_weak: 'paymentPassword',
  verification_code_wrong: 'verificationCode',
  verification_code_expired: 'verificationCode',
  phone_verification_failed: 'verificationCode',
  captcha_required: 'captcha',
  captcha_wrong: 'captcha',
};

type Problem = {
  readonly field: RegisterField;
  readonly problem: { readonly type: string; readonly message?: string };
};

/** The server's problems by field; empty if its error concerns no field. */
export function serverProblems(error: unknown): readonly Problem[] {
  if (!(error instanceof ApiError)) return [];
  if (error.code === 'validation_failed')
    return (error.details?.fields ?? []).flatMap((told) => problemOf(told, error));
  // The client's own error codes are not among the keys and have no field.
  const field = homes[error.code as ErrorCode];
  return field ? [{ field, problem: refusedBy(error) }] : [];
}

function problemOf({ pointer, rule }: FieldError, error: ApiError): Problem[] {
  const field = registerFields.find((name) => pointer === `/body/${name}`);
  if (!field) return [];
  const known = rule === 'required' || /^reg_pattern_[0-9]+$/.test(rule);
  return [{ field, problem: known ? { type: rule } : refusedBy(error) }];
}
