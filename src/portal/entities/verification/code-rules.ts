import type { SiteInfo } from '#generated/model/index.ts';
import { ApiError } from '../../api/api-error.ts';
import { demanded, plainRule, type RuledField } from '../../form/rule-resolver.ts';

/** A code that was sent (VALID-22, VALID-23). */
export const codeRule: RuledField = { rule: plainRule(1, 255), kind: 'code' };

/** The site's rule for a mobile number (VALID-24, VALID-34). */
export function mobileRule(site: SiteInfo | undefined): RuledField {
  return { rule: demanded(site?.register.rules.mobileNum, plainRule(5, 15, 12)), kind: 'mobile' };
}

/** Whether an error is about a code that was typed. */
export function isAboutCode(error: unknown): error is ApiError {
  const codes = ['verification_code_wrong', 'verification_code_expired', 'phone_verification_failed'];
  return error instanceof ApiError && codes.includes(error.code);
}
