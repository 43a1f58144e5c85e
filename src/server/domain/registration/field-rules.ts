import type { FieldError, RegisterTab } from '../../../../generated/server/model/index.ts';
import { type BrokenRule, brokenRule, type FieldRule, normalized } from '../../../shared/validation/field-rule.ts';
import { patternName } from '../../../shared/validation/patterns.ts';
import { isPasswordField, type RegisterField } from '../../../shared/validation/register-fields.ts';
import type { Brand } from '../../config/brand.ts';
import { Failure } from '../../shared/failure.ts';

/** Values of the registration user, as they were sent. */
export type FieldValues = Readonly<Partial<Record<RegisterField, string | undefined>>>;

/** The rules that a form is held to. */
export type FormRules = Readonly<Partial<Record<RegisterField, FieldRule>>>;

const must = { enabled: true, required: true };
const mustNot = { enabled: false, required: false };

/**
 * The rules of a form: those that are published, with what the form asks for besides. A number that is proven, or that
 * stands for the name, must be there. A captcha is no matter of rules: it is right or wrong.
 */
export function formRules({ register }: Pick<Brand, 'register'>, tab: RegisterTab): FormRules {
  const { captcha, verificationCode, ...rules } = register.rules;
  const needsNumber = tab.type === 'mobile' || tab.verificationCode;
  const typesCode = tab.verificationCode && register.smsChannel === 'server';
  return {
    ...rules,
    ...(!tab.captcha && { captcha }),
    // Where nothing is asked for, what is sent says nothing.
    ...(typesCode && { verificationCode: { ...verificationCode, ...must } }),
    ...(needsNumber && {
      mobileNum: { ...rules.mobileNum, ...must },
      countryDialingCode: { ...rules.countryDialingCode, ...must },
    }),
    ...(tab.type === 'username'
      ? { username: { ...rules.username, ...must }, password: { ...rules.password, ...must } }
      : passwordRules(rules, tab.password)),
  };
}

type PasswordPair = Pick<Brand['register']['rules'], 'password' | 'confirmPassword'>;

/** In the form by number the name is the number, and a password pair is there or not. */
function passwordRules({ password, confirmPassword }: PasswordPair, asked: boolean): FormRules {
  const change = asked ? must : mustNot;
  return {
    username: undefined,
    password: { ...password, ...change },
    confirmPassword: { ...confirmPassword, ...change },
  };
}

/**
 * Holds values to their rules (VALID-48) and answers them as they are kept: trimmed, but passwords as they are, and
 * without those that are empty. `validation_failed` names every field that breaks its rule, and the rule.
 */
export function requireFields(rules: FormRules, values: FieldValues): FieldValues {
  const kept: Partial<Record<RegisterField, string>> = {};
  const faults: FieldError[] = [];
  for (const [field, rule] of entriesOf(rules)) {
    const value = normalized(values[field] ?? '', { password: isPasswordField(field) });
    const broken = brokenRule(rule, value);
    if (broken !== undefined)
      faults.push({ pointer: `/body/${field}`, rule: broken.rule, message: sentence(rule, broken) });
    else if (value !== '') kept[field] = value;
  }
  if (faults.length > 0) throw new Failure('validation_failed', { fields: faults });
  return kept;
}

function entriesOf(rules: FormRules): [RegisterField, FieldRule][] {
  // The keys are those of the record's type.
  const entries = Object.entries(rules) as [RegisterField, FieldRule | undefined][];
  return entries.flatMap(([field, rule]) => (rule === undefined ? [] : [[field, rule]]));
}

function sentence({ patternId }: FieldRule, broken: BrokenRule): string {
  if (broken.rule === 'required') return 'Required here';
  if (broken.rule === 'disabled' || !('min' in broken)) return 'Not asked for here';
  const length = broken.min === broken.max ? `${broken.min}` : `${broken.min} to ${broken.max}`;
  return `Must be ${length} characters: ${patternName(patternId)}`;
}
