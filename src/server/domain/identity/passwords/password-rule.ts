import type { Brand } from '#server/config/brand.ts';
import { Failure } from '#server/shared/failure.ts';
import { brokenRule, type FieldRule } from '#shared/validation/field-rule.ts';
import { patternName } from '#shared/validation/patterns.ts';
import { verifyPassword } from '../session/password.ts';

/**
 * Checks a new password against its confirmation (VALID-30) and the brand's registration rule (VALID-29). The rule
 * holds even if the form there asks for no password. Failures: `validation_failed` with the rule
 * `reg_pattern_{patternId}`, `passwords_do_not_match`.
 */
export function requireNewPassword(brand: Pick<Brand, 'register'>, password: string, confirmation = password): void {
  const rule: FieldRule = { ...brand.register.rules.password, enabled: true, required: true };
  const broken = brokenRule(rule, password);
  if (broken !== undefined) {
    const message = `Must be ${rule.minLength} to ${rule.maxLength} characters: ${patternName(rule.patternId)}`;
    throw new Failure('validation_failed', { fields: [{ pointer: '/body/newPassword', rule: broken.rule, message }] });
  }
  if (confirmation !== password) throw new Failure('passwords_do_not_match');
}

/** Refuses the account's current password and the brand's default one: `password_unchanged`. */
export async function requireOtherPassword(
  { passwords }: Pick<Brand, 'passwords'>,
  stored: string | null,
  password: string,
): Promise<void> {
  if (password === passwords.default || (await verifyPassword(stored, password))) {
    throw new Failure('password_unchanged');
  }
}
