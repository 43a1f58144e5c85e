import type {
  MobileRegisterSmsPayload,
  NewIpCodePayload,
  SmsCodePayload,
  UsernameRegisterSmsPayload,
} from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { type MobileNumber, mobileOf, wholeNumber } from '../../ground/text/mobile.ts';
import { requireFields } from '../registration/field-rules.ts';
import { isNameTaken, isNumberTaken } from '../registration/names.ts';
import { type Asker, type CodeSent, deliverCode } from '../verification/deliver-code.ts';
import { returnNewIpTicket, spendGeetest, spendNewIpTicket, spendSliderTicket } from '../verification/tickets.ts';

/**
 * Sends the code for a login of type `sms` or a password by phone. Failures: `sms_not_allowed` where the site uses
 * neither; `captcha_check_failed`; `mobile_number_invalid`; `wrong_account` for a number without account, where the
 * brand reveals that; those of `deliverCode`.
 */
export async function sendLoginCode(services: Services, payload: SmsCodePayload, asker: Asker): Promise<CodeSent> {
  const { flags, register, revealUnknownAccount } = services.brand;
  const used = flags.MOBILEVERCODELOGIN3 || flags.CHNGPASSVERIF3;
  if (!used || register.smsChannel !== 'server') throw new Failure('sms_not_allowed');
  await spendSliderTicket(services, payload.sliderTicket);
  const number = mobileOf(services.brand, payload.countryDialingCode, payload.mobileNum);
  const known = await isNumberTaken(services.db, number);
  if (!known && revealUnknownAccount) throw new Failure('wrong_account');
  return deliverCode(services, { purpose: 'login', number: wholeNumber(number) }, asker, { silent: !known });
}

/**
 * Sends the code for a registration. Failures: `sms_not_allowed` where this form asks for none; `captcha_check_failed`;
 * `validation_failed` for a username against the rule; `mobile_number_invalid`; `username_taken` and
 * `mobile_number_taken`, before a message is paid for; those of `deliverCode`.
 */
export async function sendRegisterCode(
  services: Services,
  payload: UsernameRegisterSmsPayload | MobileRegisterSmsPayload,
  asker: Asker,
): Promise<CodeSent> {
  const { db, brand } = services;
  const { DIRECTREG3, USERNAMEREG3, MOBILENUMREG3, REGMOBVERF3 } = brand.flags;
  const form = payload.registerType === 'username' ? USERNAMEREG3 : MOBILENUMREG3;
  if (!DIRECTREG3 || !form || !REGMOBVERF3 || brand.register.smsChannel !== 'server') {
    throw new Failure('sms_not_allowed');
  }
  await spendGeetest(services, payload);
  const number = mobileOf(brand, payload.countryDialingCode, payload.mobileNo);
  if (payload.registerType === 'username') {
    const { username = '' } = requireFields({ username: brand.register.rules.username }, payload);
    if (await isNameTaken(services, username)) throw new Failure('username_taken');
  }
  if (await isNumberTaken(db, number)) throw new Failure('mobile_number_taken');
  return deliverCode(services, { purpose: 'register', number: wholeNumber(number) }, asker);
}

const VERIFIED = `
  select dialing_code as "dialingCode", mobile_num as "mobileNum" from members
  where id = $1 and mobile_verified_at is not null and mobile_num is not null and status = 'active'`;

/**
 * Sends the code for a login from a new location, to the account's proven number. Failures: `sms_not_allowed` where
 * the site sends no codes itself; `captcha_check_failed` for a ticket that is unknown, expired or used up; those of
 * `deliverCode`, which do not count as a use.
 */
export async function sendNewPlaceCode(services: Services, payload: NewIpCodePayload, asker: Asker): Promise<CodeSent> {
  const { db, brand } = services;
  if (brand.register.smsChannel !== 'server') throw new Failure('sms_not_allowed');
  const memberId = await spendNewIpTicket(services, payload.verificationTicket);
  const [number] = await db.query<MobileNumber>('member_verified_number', VERIFIED, [memberId]);
  if (number === undefined) throw new Failure('captcha_check_failed');
  try {
    return await deliverCode(services, { purpose: 'new_ip', number: wholeNumber(number) }, asker);
  } catch (error) {
    await returnNewIpTicket(services, payload.verificationTicket);
    throw error;
  }
}
