import type { FieldError, RegisterTab } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import { Failure } from '#server/shared/failure.ts';
import { type BrokenRule, brokenRule, type FieldRule, normalized } from '#shared/validation/field-rule.ts';
import { patternName } from '#shared/validation/patterns.ts';
import { isPasswordField, type RegisterField } from '#shared/validation/register-fields.ts';

/** Values of the registration user, as sent. */
export type FieldValues = Readonly<Partial<Record<RegisterField, string | undefined>>>;

/** The rules of a form. */
export type FormRules = Readonly<Partial<Record<RegisterField, FieldRule>>>;

const must = { enabled: true, required: true };
const mustNot = { enabled: false, required: false };

/**
 * Returns the rules of a form: the published ones and the form's own requirements. A number that is proven, or that
 * serves as the name, is required. The captcha has no rule: it is right or wrong.
 */
export function formRules(brand: Pick<Brand, 'register' | 'site'>, tab: RegisterTab): FormRules {
  const { captcha, verificationCode, ...rules } = registerRules(brand);
  const needsNumber = tab.type === 'mobile' || tab.verificationCode;
  const typesCode = tab.verificationCode && brand.register.smsChannel === 'server';
  return {
    ...rules,
    ...(!tab.captcha && { captcha }),
    // Fields that the form does not ask for are ignored.
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

/** The published rules of the registration user. A site for agents takes nobody without an agent's code. */
export function registerRules({
  register: { rules },
  site,
}: Pick<Brand, 'register' | 'site'>): Brand['register']['rules'] {
  if (site === 'member') return rules;
  return { ...rules, affiliateCode: { ...rules.affiliateCode, enabled: true, required: true } };
}

type PasswordPair = Pick<Brand['register']['rules'], 'password' | 'confirmPassword'>;

/** In the form by number the name is the number; a password pair is optional. */
function passwordRules({ password, confirmPassword }: PasswordPair, asked: boolean): FormRules {
  const change = asked ? must : mustNot;
  return {
    username: undefined,
    password: { ...password, ...change },
    confirmPassword: { ...confirmPassword, ...change },
  };
}

/**
 * Checks values against their rules (VALID-48) and returns them as stored: trimmed except passwords, and without empty
 * ones. `validation_failed` names every field that breaks its rule, and the rule.
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
  return entries.filter((entry): entry is [RegisterField, FieldRule] => entry[1] !== undefined);
}

function sentence({ patternId }: FieldRule, broken: BrokenRule): string {
  if (broken.rule === 'required') return 'Required here';
  if (!('min' in broken)) return 'Not asked for here';
  const length = broken.min === broken.max ? `${broken.min}` : `${broken.min} to ${broken.max}`;
  return `Must be ${length} characters: ${patternName(patternId)}`;
}
