import type { ErrorCode, LoginMethod, LoginOutcome, LoginPayload, LoginResult } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/exchange.ts';
import { Failure } from '#server/shared/failure.ts';
import { type MobileNumber, mobileOf, wholeNumber } from '../../ground/text/mobile.ts';
import { type Account, accountByName, accountByNumber, foldedName } from '../session/account.ts';
import {
  type Attempt,
  type Attempted,
  clearAttempts,
  confirmFailure,
  countAttempt,
  LOCK_SECONDS,
  nameKey,
  refuseLocked,
  takeBackAttempt,
} from '../session/attempts.ts';
import { deviceOf } from '../session/device.ts';
import { entryFailure, noteRefusal, refusalOf } from '../session/entry-refusals.ts';
import { openSession } from '../session/open-session.ts';
import { verifyPassword } from '../session/password.ts';
import type { GoodTwoStepCode } from '../two-step/two-step-code.ts';
import { requireCaptcha } from '../verification/captcha.ts';
import { checkCode, type GoodCode, spendCode } from '../verification/sms-codes.ts';
import { spendSliderTicket, spendTwoStepTicket } from '../verification/tickets.ts';
import { newLocationFailure, numberToAsk } from './new-location.ts';
import { noteProvenNumber, proveNumber, requireAll } from './prove-number.ts';
import { secondStep, secondStepAfterPassword, spendSecondStep } from './second-step.ts';

/** Opens a session, by name and password or by mobile number (API-01). The failures are those of either way. */
export function login(services: Services, payload: LoginPayload, visitor: Visitor): Promise<LoginResult> {
  return payload.type === 'sms' ? loginBySms(services, payload, visitor) : loginByPassword(services, payload, visitor);
}

/** Failures that indicate guessing. */
const wrongCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['verification_code_wrong', 'phone_verification_failed']);

/**
 * Opens a session for the account of a mobile number, proven by an SMS code or a Firebase token. It asks for neither
 * slider nor captcha (LOGIN-29) and forces no password change. Failures: `login_type_unavailable` without
 * `MOBILEVERCODELOGIN3`; `mobile_number_invalid`; `verification_code_wrong`, `verification_code_expired` or
 * `phone_verification_failed`; after a valid proof only `invalid_credentials` for a number without account, the refusals
 * of the site, and those of `secondStep`, which leave the proof valid.
 */
export async function loginBySms(services: Services, payload: LoginPayload, visitor: Visitor): Promise<LoginResult> {
  const { db, brand } = services;
  if (!brand.flags.MOBILEVERCODELOGIN3) throw new Failure('login_type_unavailable');
  const { countryDialingCode, mobileNum } = requireAll({
    mobileNum: payload.mobileNum,
    countryDialingCode: payload.countryDialingCode,
  });
  const number = mobileOf(brand, countryDialingCode, mobileNum);
  const proof = await proveNumber(services, number, payload).catch(async (error: unknown) => {
    if (error instanceof Failure && wrongCodes.has(error.code)) {
      const at = new Date(services.clock());
      await recordFailureByNumber(db, number, { at, outcome: 'wrong_code', method: 'sms', visitor });
    }
    throw error;
  });
  const account = await accountByNumber(db, number);
  if (account === undefined) throw new Failure('invalid_credentials');
  const refusal = refusalOf(brand.site, account);
  if (refusal !== null) {
    await noteRefusal(services, 'login_refused', account.id, visitor, 'sms');
    throw await entryFailure(db, account.id, refusal);
  }
  const second = await secondStep(services, { account, method: 'sms', visitor }, payload);
  const session = await db.transaction(async (tx) => {
    await proof.spend(tx);
    if (second !== undefined) await spendSecondStep(services, tx, second);
    await noteProvenNumber(tx, account.id, new Date(services.clock()));
    return openSession(services, tx, account.id, visitor, { method: 'sms' });
  });
  return { ...session, passwordExpired: false, passwordDefault: false };
}

/** An attempt that opened no session. */
interface FailedLogin {
  readonly at: Date;
  readonly outcome: Exclude<LoginOutcome, 'success'>;
  readonly method: LoginMethod;
  readonly visitor: Visitor;
}

const BY_NUMBER = `
  insert into login_records (member_id, at, outcome, method, ip, country, device)
  select id, $3, $4, $5, $6, $7, $8 from members where dialing_code = $1 and mobile_num = $2`;

/** Records a failed attempt for the account of a number; an unknown number costs the same. */
async function recordFailureByNumber(
  db: Queries,
  { dialingCode, mobileNum }: MobileNumber,
  { at, outcome, method, visitor }: FailedLogin,
): Promise<void> {
  const location = [visitor.ip, visitor.country, deviceOf(visitor.userAgent)] as const;
  await db.query('login_record_number', BY_NUMBER, [dialingCode, mobileNum, at, outcome, method, ...location]);
}

const DAY = 86_400_000;

/**
 * Opens a session by account name or mobile number and password. Failures: `account_locked` for 15 minutes from the
 * tenth failure of the account within 30, `rate_limited` from the tenth of an address; before the password is looked at
 * `captcha_required`, `captcha_wrong` (CAPTCHA-06) and `captcha_check_failed` (LOGIN-28), or for a code
 * `verification_code_wrong` and `verification_code_expired`; `invalid_credentials` for a wrong name as for a wrong
 * password, after the same time; and after the right password only `account_disabled`, `self_excluded`,
 * `error_not_member` (ROLE-12), `error_not_agent` (ROLE-13), `new_ip_verification` (LOGIN-35) and, where the account has
 * two-step login, `two_step_required`; for its code `verification_code_wrong` and, for an invalid ticket,
 * `verification_code_expired`.
 */
async function loginByPassword(services: Services, payload: LoginPayload, visitor: Visitor): Promise<LoginResult> {
  const { username, password } = requireAll({ username: payload.username, password: payload.password });
  const { db, brand, clock, config } = services;
  const account = await accountByName(db, brand, username);
  const attempted = { whose: account?.account ?? foldedName(username), ip: visitor.ip };
  const attempt = await countAttempt(db, attempted, config, clock(), ticketAtOnce(services, payload));
  refuseLocked(attempt);
  const code = await checksBefore(services, payload, attempt, account).catch(async (error: unknown) => {
    await takeBackAttempt(db, attempted, config, attempt.at);
    if (payload.verificationCode !== undefined) await recordWrongCode(services, account, visitor, error);
    throw error;
  });
  if (!(await verifyPassword(account?.passwordHash, password)) || account === undefined) {
    throw await wrongPassword(services, { attempted, attempt, memberId: account?.id ?? null, visitor });
  }
  const refusal = refusalOf(brand.site, account);
  if (refusal !== null) {
    await clearAttempts(db, attempted.whose);
    await noteRefusal(services, 'login_refused', account.id, visitor, 'username');
    throw await entryFailure(db, account.id, refusal);
  }
  const second = account.twoStep
    ? await secondStepAfterPassword(services, { payload, account, attempted, attempt, visitor })
    : undefined;
  const isProven = code !== undefined || second !== undefined;
  const number = isProven ? undefined : await numberToAsk(services, account, visitor);
  if (number !== undefined) {
    await clearAttempts(db, attempted.whose);
    await noteRefusal(services, 'login_new_place', account.id, visitor, 'username');
    throw await newLocationFailure(services, account.id, number);
  }
  const session = await opened(services, { account, code, second, visitor });
  const { maxAgeDays, default: standard } = brand.passwords;
  return {
    ...session,
    passwordExpired:
      account.passwordGiven ||
      (maxAgeDays !== null && clock() - account.passwordChangedAt.getTime() > maxAgeDays * DAY),
    passwordDefault: password === standard,
  };
}

interface Admitted {
  readonly account: Account;
  /** The session that opens spends them. */
  readonly code: GoodCode | undefined;
  readonly second: GoodTwoStepCode | undefined;
  readonly visitor: Visitor;
}

async function opened(services: Services, { account, code, second, visitor }: Admitted) {
  const { db } = services;
  const failures = nameKey(account.account);
  // Opening a session is one statement, so it needs no transaction of its own.
  if (code === undefined && second === undefined) {
    return openSession(services, db, account.id, visitor, { method: 'username', failures });
  }
  return db.transaction(async (tx) => {
    if (code !== undefined) await spendCode(tx, code);
    if (second !== undefined) await spendSecondStep(services, tx, second);
    return openSession(services, tx, account.id, visitor, { method: 'username', failures });
  });
}

/** The ticket of the slider, where it is this server's own and the only check before the password. */
function ticketAtOnce({ botCheck, brand }: Services, payload: LoginPayload): string | undefined {
  const isSecond = payload.verificationCode !== undefined || payload.twoStepCode !== undefined;
  const more = isSecond || brand.settings.captcha.login || botCheck !== undefined;
  return more ? undefined : payload.sliderTicket;
}

/** The checks before the password. A code or ticket of a stopped login replaces captcha and slider, which it passed. */
async function checksBefore(
  services: Services,
  payload: LoginPayload,
  attempt: Attempt,
  account: Account | undefined,
): Promise<GoodCode | undefined> {
  if (payload.verificationCode !== undefined) return checkNewLocationCode(services, account, payload.verificationCode);
  if (payload.twoStepCode !== undefined) {
    const memberId = await spendTwoStepTicket(services, payload.verificationTicket, 'username');
    if (memberId !== account?.id) throw new Failure('verification_code_expired');
    return undefined;
  }
  const needsCaptcha = attempt.needsCaptcha || services.brand.settings.captcha.login;
  const { captcha, captchaId } = payload;
  // An attempt without its captcha keeps the slider's ticket for the next one.
  if (needsCaptcha && (captcha === undefined || captchaId === undefined)) {
    throw new Failure('captcha_required', { captcha: true });
  }
  if (!attempt.ticketSpent) await spendSliderTicket(services, payload.sliderTicket);
  if (needsCaptcha) await requireCaptcha(services, { captcha, captchaId });
  return undefined;
}

/** No number begins with 0, so an unknown name has no code, and its look-up costs the same. */
function checkNewLocationCode(services: Services, account: Account | undefined, typed: string): Promise<GoodCode> {
  const number = account?.verifiedNumber;
  return checkCode(services, { purpose: 'new_ip', number: number ? wholeNumber(number) : '0' }, typed);
}

async function recordWrongCode(services: Services, account: Account | undefined, visitor: Visitor, error: unknown) {
  if (!(error instanceof Failure) || error.code !== 'verification_code_wrong') return;
  const number = account?.verifiedNumber ?? { dialingCode: '', mobileNum: '' };
  const at = new Date(services.clock());
  await recordFailureByNumber(services.db, number, { at, outcome: 'wrong_code', method: 'username', visitor });
}

interface Wrong {
  readonly attempted: Attempted;
  readonly attempt: Attempt;
  readonly memberId: number | null;
  readonly visitor: Visitor;
}

async function wrongPassword(services: Services, { attempted, attempt, memberId, visitor }: Wrong): Promise<Failure> {
  await confirmFailure(services.db, attempted, services.config, attempt.at);
  await noteRefusal(services, attempt.last ? 'login_locked' : 'login_failed', memberId, visitor, 'username');
  if (attempt.last) return new Failure('account_locked', { retryAfterSeconds: LOCK_SECONDS });
  const needsCaptcha = attempt.demandsCaptcha || services.brand.settings.captcha.login;
  return new Failure('invalid_credentials', needsCaptcha ? { captcha: true } : undefined);
}
