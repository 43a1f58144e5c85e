import type { Resolver } from 'react-hook-form';
import { passwordsMatch } from '#shared/validation/field-rule.ts';
import { isPasswordField, type RegisterField, registerFields } from '#shared/validation/register-fields.ts';
import type { FieldKind, FieldProblem } from '../../form/field-message.ts';
import { judgeField, sentValue } from '../../form/judge-field.ts';
import type { FormRules } from './form-rules.ts';

/** Everything that can be typed into the form, whichever tab shows it. */
export type RegisterValues = Record<RegisterField, string> & { isAgree: boolean };

/** Fields without typed input: the host is known, and the dialling code comes from a list. */
const silent: readonly RegisterField[] = ['domain', 'countryDialingCode'];

/** Fields whose placeholder is an example instead of the label. */
export function kindOf(field: RegisterField): FieldKind {
  if (field === 'paymentPassword') return field;
  if (isPasswordField(field)) return 'password';
  if (field === 'mobileNum') return 'mobile';
  return field === 'verificationCode' ? 'code' : 'text';
}

/** The fields that the rules show, in order. */
export function shownFields(rules: FormRules): readonly RegisterField[] {
  return registerFields.filter((field) => rules[field].enabled && !silent.includes(field));
}

/** The empty values of the form. */
export function emptyValues(isAgree: boolean): RegisterValues {
  // The keys are exactly those of the list.
  const texts = Object.fromEntries(registerFields.map((field) => [field, ''])) as Record<RegisterField, string>;
  return { ...texts, isAgree };
}

/** Validates all shown fields (REGISTER-16). Fast enough for every key, because overlong values are skipped. */
export function registerResolver(rules: FormRules): Resolver<RegisterValues> {
  return (values) => {
    const errors: Partial<Record<keyof RegisterValues, { readonly type: FieldProblem }>> = {};
    for (const field of shownFields(rules)) {
      const problem = judgeField(rules[field], kindOf(field), values[field]);
      if (problem) errors[field] = { type: problem };
    }
    const typedAgain = rules.confirmPassword.enabled && values.confirmPassword !== '';
    // The repeated password is only compared; its own rule would report the same problem twice.
    if (typedAgain && !passwordsMatch(values.password, values.confirmPassword)) {
      errors.confirmPassword = { type: 'mismatch' };
    }
    if (!values.isAgree) errors.isAgree = { type: 'required' };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

/** The values for the server: every shown field that is not empty, normalised. */
export function sentFields(rules: FormRules, values: RegisterValues): Partial<Record<RegisterField, string>> {
  const entries = shownFields(rules).map((field) => [field, sentValue(kindOf(field), values[field])] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
