import type { MemberCodePayload, SentCode } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { texts } from '#server/texts/texts.ts';
import { letter } from '../../ground/html/letter.ts';
import { maskedEmail, maskedMobile } from '../../ground/text/masks.ts';
import { type MobileNumber, mobileOf, wholeNumber } from '../../ground/text/mobile.ts';
import type { Session } from '../session/session.ts';
import { type Asker, sendCode, smsText } from './deliver-code.ts';
import type { CodeKey } from './sms-codes.ts';
import { spendSliderTicket } from './tickets.ts';

type Purpose = MemberCodePayload['purpose'];

/** The key of a member's code. A code that binds is good for one address or number. */
export function memberCodeKey(purpose: Purpose, memberId: number, target = ''): CodeKey {
  return { purpose, number: `member ${memberId}: ${target.toLowerCase()}` };
}

/** Where a code goes. */
interface Target {
  /** The address, or the number with its dialling code. */
  readonly to: string;
  readonly masked: string;
  readonly email: boolean;
}

const VOID = 'delete from sms_codes where purpose = $1 and starts_with(number, $2) and number <> $3';

/**
 * Sends a code to the session's member, good for one purpose (SMS-11). Failures: `validation_failed` where the purpose
 * lacks its target; `contact_missing` where nothing is bound; `captcha_check_failed`; `mobile_number_invalid`; those of
 * `sendCode`, for the member, the address and the number.
 */
export async function sendMemberCode(
  services: Services,
  session: Session,
  payload: MemberCodePayload,
  { ip, language }: Asker,
): Promise<SentCode> {
  const { brand, clock, messages } = services;
  const { memberId } = session;
  const target = await targetOf(services, memberId, payload);
  if (!target.email) await spendSliderTicket(services, payload.sliderTicket);
  const key = memberCodeKey(payload.purpose, memberId, payload.purpose === 'reset_payment_password' ? '' : target.to);
  const sending = { number: target.to, ip, memberId };
  const { expiredMinutes } = await sendCode(services, key, sending, async (code) => {
    await forgetOthers(services.db, key, memberId);
    if (!target.email) return messages.sms({ to: target.to, text: smsText(services, language, code) });
    const { accounts } = texts[language];
    const words = {
      subject: accounts.codeSubject(brand.name),
      paragraphs: [accounts.code(brand.name, code, brand.sms.codeMinutes).join(' ')],
      code,
    };
    return messages.email({ to: target.to, ...letter(brand, language, words) });
  });
  return { sentTo: target.masked, expiredMinutes, expirationTime: clock() + expiredMinutes * 60_000 };
}

/** A new code makes those of the same purpose for other targets void. */
async function forgetOthers(db: Pick<Queries, 'query'>, { purpose, number }: CodeKey, memberId: number) {
  await db.query('member_codes_void', VOID, [purpose, `member ${memberId}: `, number]);
}

const BOUND = `
  select email, dialing_code as "dialingCode", mobile_num as "mobileNum", mobile_verified_at is not null as proven
  from members where id = $1`;

async function targetOf(services: Services, memberId: number, payload: MemberCodePayload): Promise<Target> {
  const { channel, purpose, email, countryDialingCode, mobileNum } = payload;
  if (purpose === 'bind_email') {
    if (channel !== 'email' || email === undefined) throw lacks(channel === 'email' ? 'email' : 'channel');
    return toEmail(email);
  }
  if (purpose === 'bind_mobile') {
    if (channel !== 'sms') throw lacks('channel');
    if (countryDialingCode === undefined) throw lacks('countryDialingCode');
    if (mobileNum === undefined) throw lacks('mobileNum');
    return toNumber(mobileOf(services.brand, countryDialingCode, mobileNum));
  }
  const [bound] = await services.db.query<
    Partial<MobileNumber> & { readonly email: string | null; readonly proven: boolean }
  >('member_code_bound', BOUND, [memberId]);
  if (channel === 'email') {
    if (!bound?.email) throw new Failure('contact_missing');
    return toEmail(bound.email);
  }
  if (!bound?.dialingCode || !bound.mobileNum || !bound.proven) throw new Failure('contact_missing');
  return toNumber({ dialingCode: bound.dialingCode, mobileNum: bound.mobileNum });
}

function toEmail(email: string): Target {
  return { to: email, masked: maskedEmail(email), email: true };
}

function toNumber(number: MobileNumber): Target {
  return { to: wholeNumber(number), masked: maskedMobile(number), email: false };
}

function lacks(field: string): Failure {
  const message = 'Does not fit the purpose of the code';
  return new Failure('validation_failed', { fields: [{ pointer: `/body/${field}`, rule: 'purpose', message }] });
}
