import type { SiteInfo } from '../../../../generated/client/model/index.ts';
import { demanded, plainRule, type RuledField } from '../../form/rule-resolver.ts';

/** The rules of a login by username: the contract's own bounds, because the name may be a number. */
export const usernameRules = {
  username: { rule: plainRule(1, 64), kind: 'login' },
  password: { rule: plainRule(1, 256), kind: 'password' },
} satisfies Record<string, RuledField>;

/** The accessible alternative to the image sends a nonce of another length. */
export const captchaRule: RuledField = { rule: plainRule(1, 12, 3), kind: 'captcha' };

/** A code that was sent (VALID-22, VALID-23). */
export const codeRule: RuledField = { rule: plainRule(1, 255), kind: 'code' };

/** The site's rule for a mobile number (VALID-24, VALID-34). */
export function mobileRule(site: SiteInfo | undefined): RuledField {
  return { rule: demanded(site?.register.rules.mobileNum, plainRule(5, 15, 12)), kind: 'mobile' };
}

/** The site's rule for a new password (VALID-29, VALID-36). */
export function passwordRule(site: SiteInfo | undefined): RuledField {
  return { rule: demanded(site?.register.rules.password, plainRule(1, 256)), kind: 'password' };
}

/** The repeated password only has to be equal. */
export const againRule: RuledField = { rule: plainRule(1, 256), kind: 'password' };
