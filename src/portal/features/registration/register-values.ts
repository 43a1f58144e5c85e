import type { Resolver } from 'react-hook-form';
import type { ErrorCode, FieldError, RegisterSettings, RegisterTab } from '#generated/model/index.ts';
import {
  registerMemberBodyOneCaptchaMax,
  registerMemberBodyOneVerificationCodeMax,
} from '#generated/zod/registration/registration.ts';
import { type FieldRule, passwordsMatch } from '#shared/validation/field-rule.ts';
import { isPasswordField, type RegisterField, registerFields } from '#shared/validation/register-fields.ts';
import { ApiError } from '../../api/api-error.ts';
import { type FieldKind, type FieldProblem, refusedBy } from '../../form/field-message.ts';
import { judgeField, sentValue } from '../../form/field-rules.ts';

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

export type FormRules = Readonly<Record<RegisterField, FieldRule>>;

const must = { enabled: true, required: true };
const off = { enabled: false, required: false };

/**
 * The rules of a tab: those of the site plus those of the tab. By mobile number, the number is the account name
 * (REGISTER-28, REGISTER-29). Passwords, code and captcha depend on the tab (REGISTER-30, REGISTER-31).
 */
export function formRules(
  { rules }: Pick<RegisterSettings, 'rules'>,
  tab: RegisterTab,
  {
    asksAffiliate,
    asksReferral,
    asksCaptcha,
  }: { readonly asksAffiliate: boolean; readonly asksReferral: boolean; readonly asksCaptcha: boolean },
): FormRules {
  const byMobile = tab.type === 'mobile';
  const needsNumber = byMobile || tab.verificationCode;
  const change = (field: RegisterField, changes: Partial<FieldRule>) => ({ ...ruleOf(rules[field]), ...changes });
  return {
    username: change('username', byMobile ? off : must),
    countryDialingCode: change('countryDialingCode', needsNumber ? must : {}),
    mobileNum: change('mobileNum', needsNumber ? must : {}),
    verificationCode: change('verificationCode', tab.verificationCode ? must : off),
    password: change('password', tab.password ? must : off),
    confirmPassword: change('confirmPassword', tab.password ? must : off),
    // The accessible alternative to the image sends a nonce of another length.
    captcha: change('captcha', {
      ...(asksCaptcha ? must : off),
      minLength: 1,
      maxLength: registerMemberBodyOneCaptchaMax,
      patternId: 3,
    }),
    affiliateCode: change('affiliateCode', asksAffiliate ? {} : off),
    payeeName: change('payeeName', {}),
    email: change('email', {}),
    paymentPassword: change('paymentPassword', {}),
    idNumber: change('idNumber', {}),
    qqNum: change('qqNum', {}),
    line: change('line', {}),
    whatsapp: change('whatsapp', {}),
    zalo: change('zalo', {}),
    facebook: change('facebook', {}),
    wechat: change('wechat', {}),
    recommenderId: change('recommenderId', {}),
    referralCode: change('referralCode', asksReferral ? {} : off),
    domain: change('domain', {}),
  };
}

/** A field without a rule is off (VALID-48); where a tab needs it all the same, it is as long as any may be. */
function ruleOf(rule: FieldRule | undefined): FieldRule {
  return (
    rule ?? {
      ...off,
      minLength: 1,
      maxLength: registerMemberBodyOneVerificationCodeMax,
      acceptedPattern: '*',
      patternId: 1,
    }
  );
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
