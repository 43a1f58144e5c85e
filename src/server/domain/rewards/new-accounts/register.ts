import type {
  AccountSession,
  Language,
  MobileRegisterPayload,
  RegisterPayload,
  RegisterTab,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/exchange.ts';
import { Failure } from '#server/shared/failure.ts';
import { isDigitRow } from '#shared/validation/digits.ts';
import { passwordsMatch } from '#shared/validation/field-rule.ts';
import { audit } from '../../ground/audit/audit.ts';
import { sendMessages } from '../../ground/messages/send-messages.ts';
import { type MobileNumber, mobileOf, wholeNumber } from '../../ground/text/mobile.ts';
import { requireNotExcludedPerson } from '../../identity/contacts/excluded-person.ts';
import { type FieldValues, formRules, requireFields } from '../../identity/registration/field-rules.ts';
import { countRegistration, invitationTo, referrerOf } from '../../identity/registration/invitation.ts';
import { looksLikeStaff } from '../../identity/registration/names.ts';
import { registerTabs } from '../../identity/registration/register-settings.ts';
import { openSession } from '../../identity/session/open-session.ts';
import { hashPassword } from '../../identity/session/password.ts';
import { bindSocialIdentity } from '../../identity/social/social-ticket.ts';
import { type CaptchaAttempt, requireCaptcha } from '../../identity/verification/captcha.ts';
import { checkPhoneToken, spendPhoneToken } from '../../identity/verification/phone-proof.ts';
import { checkCode, spendCode } from '../../identity/verification/sms-codes.ts';
import { type GeetestFields, spendGeetest } from '../../identity/verification/tickets.ts';
import { rewardRegistration } from '../promotions/grant-by-rule.ts';
import { lockInviter, noteReferredRegistration } from '../referral/note-friend.ts';
import { openAccount, welcomeMessage } from './open-account.ts';

/** The registering visitor and their origin. */
export interface Registrant {
  readonly visitor: Visitor;
  readonly language: Language;
}

/**
 * Registers by username (API-07). All of it is written or nothing. Failures, in this order: `registration_unavailable`
 * without the form; `validation_failed` for a field against its rule; `payment_password_weak`; those of `passChecks`;
 * `passwords_do_not_match`; `invitation_code_error` for an unknown code; `self_excluded` for the number, address or identity number of somebody
 * who has excluded themselves; `username_taken` and `mobile_number_taken`; `social_login_failed` for an
 * invalid ticket of a sign-in.
 */
export async function registerByUsername(services: Services, payload: RegisterPayload, registrant: Registrant) {
  return register(services, tabOf(services, 'username'), payload, registrant);
}

/** Registers by mobile number (API-09): the same, with a name that the server generates. */
export async function registerByMobile(services: Services, payload: MobileRegisterPayload, registrant: Registrant) {
  const tab = tabOf(services, 'mobile');
  if (payload.username !== payload.mobileNum) {
    const fields = [{ pointer: '/body/username', rule: 'mobile_number', message: 'Must be the mobile number' }];
    throw new Failure('validation_failed', { fields });
  }
  return register(services, tab, payload, registrant);
}

function tabOf({ brand }: Services, type: RegisterTab['type']): RegisterTab {
  const tab = registerTabs(brand).find((candidate) => candidate.type === type);
  if (tab === undefined) throw new Failure('registration_unavailable');
  return tab;
}

async function register(
  services: Services,
  tab: RegisterTab,
  payload: RegisterPayload | MobileRegisterPayload,
  { visitor, language }: Registrant,
): Promise<AccountSession> {
  const { brand, db, clock } = services;
  const fields = requireFields(formRules(brand, tab), payload);
  const { username, password, confirmPassword } = fields;
  if (username !== undefined && looksLikeStaff(username, brand.name)) throw new Failure('username_taken');
  if (isDigitRow(fields.paymentPassword ?? '')) throw new Failure('payment_password_weak');
  const { number, spend } = await passChecks(services, tab, payload, fields);
  if (confirmPassword !== undefined && !passwordsMatch(password ?? '', confirmPassword)) {
    throw new Failure('passwords_do_not_match');
  }
  const { affiliateCode, referralCode, domain = null } = fields;
  const affiliate = affiliateCode === undefined ? undefined : await invitationTo(services, affiliateCode, domain);
  const referrer = referralCode === undefined ? undefined : await referrerOf(db, referralCode);
  const account = {
    username,
    number,
    proven: tab.verificationCode,
    email: fields.email,
    payeeName: fields.payeeName,
    idNumber: fields.idNumber,
    passwordHash: await hashed(password),
    paymentPasswordHash: await hashed(fields.paymentPassword),
    uplineId: affiliate?.memberId ?? null,
    type: affiliate?.type ?? (0 as const),
    rebate: affiliate?.rebate ?? 0,
  };
  const registration = {
    method: tab.type,
    ip: visitor.ip,
    country: visitor.country,
    language,
    minimumAge: brand.registration.agreement.minimumAge,
    domain,
    registerUrl: payload.registerUrl ?? null,
    affiliateCode: affiliate?.code ?? null,
    referralCode: referrer?.code ?? null,
    referredBy: referrer?.memberId ?? null,
    recommenderId: fields.recommenderId ?? null,
    contacts: contactsOf(fields),
  };
  return db.transaction(async (tx) => {
    await requireNotExcludedPerson(tx, account, new Date(clock()));
    const opened = await openAccount(services, tx, account, registration);
    await spend(tx);
    if (affiliate !== undefined) await countRegistration(tx, affiliate.code);
    if (payload.socialTicket !== undefined) await bindSocialIdentity(services, tx, payload.socialTicket, opened.id);
    await sendMessages(tx, [welcomeMessage(brand, { memberId: opened.id, language, sentAt: new Date(clock()) })]);
    if (referrer !== undefined) await lockInviter(tx, referrer.memberId);
    await rewardRegistration(services, tx, opened.id, new Date(clock()));
    const session = await openSession(services, tx, opened.id, visitor, { method: 'registration' });
    if (referrer !== undefined) {
      const friend = { inviterId: referrer.memberId, inviteeId: opened.id, at: new Date(clock()) };
      await noteReferredRegistration(services, tx, friend);
    }
    const data = { ip: visitor.ip, method: tab.type, minimumAge: registration.minimumAge, language };
    await audit(tx, { at: new Date(clock()), kind: 'registered', memberId: opened.id, data });
    const passwordDefault = password === brand.passwords.default;
    return { account: opened.account, session: { ...session, passwordExpired: false, passwordDefault } };
  });
}

/** The evidence of a registration. */
interface Shown extends CaptchaAttempt, GeetestFields {
  readonly firebaseIdToken?: string | undefined;
}

/** A registration that has passed. */
interface Passed {
  readonly number: MobileNumber | undefined;
  /** Spends the proof of the number, in the transaction that creates the account. */
  readonly spend: (tx: Queries) => Promise<void>;
}

/**
 * Runs the checks of a form (SMS-13, CAPTCHA-06): its captcha, and the code that proves the number or else a slider
 * ticket. Failures: those of `requireCaptcha`, `spendGeetest`, `mobileOf`, `checkCode` and `checkPhoneToken`.
 */
async function passChecks(services: Services, tab: RegisterTab, shown: Shown, fields: FieldValues): Promise<Passed> {
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

async function hashed(password: string | undefined): Promise<string | null> {
  return password === undefined ? null : hashPassword(password);
}

function contactsOf({ qqNum, line, whatsapp, zalo, facebook, wechat }: FieldValues): Record<string, string> {
  const named = Object.entries({ qqNum, line, whatsapp, zalo, facebook, wechat });
  return Object.fromEntries(named.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
