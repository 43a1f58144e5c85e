import type { RegisterTab } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { type MobileNumber, mobileOf, wholeNumber } from '../../ground/text/mobile.ts';
import { type CaptchaAttempt, requireCaptcha } from '../verification/captcha.ts';
import { checkPhoneToken, spendPhoneToken } from '../verification/phone-proof.ts';
import { checkCode, spendCode } from '../verification/sms-codes.ts';
import { type GeetestFields, spendGeetest } from '../verification/tickets.ts';
import type { FieldValues } from './field-rules.ts';

/** The evidence of a registration. */
export interface Shown extends CaptchaAttempt, GeetestFields {
  readonly firebaseIdToken?: string | undefined;
}

/** A registration that has passed. */
export interface Passed {
  readonly number: MobileNumber | undefined;
  /** Spends the proof of the number, in the transaction that creates the account. */
  readonly spend: (tx: Queries) => Promise<void>;
}

/**
 * Runs the checks of a form (SMS-13, CAPTCHA-06): its captcha, and the code that proves the number or else a slider
 * ticket. Failures: those of `requireCaptcha`, `spendGeetest`, `mobileOf`, `checkCode` and `checkPhoneToken`.
 */
export async function passChecks(
  services: Services,
  tab: RegisterTab,
  shown: Shown,
  fields: FieldValues,
): Promise<Passed> {
  const { brand } = services;
  if (tab.captcha) await requireCaptcha(services, shown);
  if (!tab.verificationCode) await spendGeetest(services, shown);
  const { mobileNum, countryDialingCode = '', verificationCode = '' } = fields;
  const number = mobileNum === undefined ? undefined : mobileOf(brand, countryDialingCode, mobileNum);
  if (!tab.verificationCode || number === undefined) return { number, spend: async () => undefined };
  if (brand.register.smsChannel === 'firebase') {
    const { firebaseIdToken: token = '' } = shown;
    await checkPhoneToken(services, token, number);
    return { number, spend: (tx) => spendPhoneToken(services, tx, token) };
  }
  const code = await checkCode(services, { purpose: 'register', number: wholeNumber(number) }, verificationCode);
  return { number, spend: (tx) => spendCode(tx, code) };
}
