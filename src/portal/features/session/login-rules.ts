import type { SiteInfo } from '#generated/model/index.ts';
import { demanded, plainRule, type RuledField } from '../../form/field-rules.ts';

/** The rules of a login by username: the contract's own bounds, because the name may be a number. */
export const usernameRules = {
  username: { rule: plainRule(1, 64), kind: 'login' },
  password: { rule: plainRule(1, 256), kind: 'password' },
} satisfies Record<string, RuledField>;

/** The accessible alternative to the image sends a nonce of another length. */
export const captchaRule: RuledField = { rule: plainRule(1, 12, 3), kind: 'captcha' };

/** The site's rule for a new password (VALID-29, VALID-36). */
export function passwordRule(site: SiteInfo | undefined): RuledField {
  return { rule: demanded(site?.register.rules.password, plainRule(1, 256)), kind: 'password' };
}

/** The repeated password only has to be equal. */
export const againRule: RuledField = { rule: plainRule(1, 256), kind: 'password' };

/** What the forms that prove a mobile number hold: the login by a code, and the password by phone. */
export type PhoneValues = {
  mobileNum: string;
  /** Empty for the first country of the list. */
  dialingCode: string;
  verificationCode: string;
  newPassword: string;
  remember: boolean;
};

/** A mobile number with its proof. */
export type ProvenNumber = {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
} & ({ readonly verificationCode: string } | { readonly firebaseChannel: 'sms'; readonly firebaseIdToken: string });
