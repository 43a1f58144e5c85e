import type {
  ChangePaymentPasswordPayload,
  PaymentPasswordPayload,
  ResetPaymentPasswordPayload,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/exchange.ts';
import { Failure } from '#server/shared/failure.ts';
import { inEveryLanguage } from '#server/texts/texts.ts';
import { isDigitRow, spellsDay } from '#shared/validation/digits.ts';
import { brokenRule, type FieldRule } from '#shared/validation/field-rule.ts';
import { patternName } from '#shared/validation/patterns.ts';
import { audit } from '../../ground/audit/audit.ts';
import { sendMessage } from '../../ground/messages/send-messages.ts';
import { type Account, accountById } from '../session/account.ts';
import { hashPassword, verifyPassword } from '../session/password.ts';
import type { Session } from '../session/session.ts';
import { requireTrueAccount } from '../session/true-account.ts';
import { memberCodeKey } from '../verification/member-codes.ts';
import { checkCode, spendCode } from '../verification/sms-codes.ts';
import { requireLoginPassword } from './login-password.ts';
import { requirePaymentPassword } from './payment-password.ts';

/**
 * Sets the first payment password, proven by the login password (MEMBER-22). Failures: `in_need_true_account`;
 * `validation_failed` for one against the brand's rule; `payment_password_weak`; `passwords_do_not_match`; `already_set`;
 * those of `requireLoginPassword`; `password_unchanged` for the login password itself.
 */
export async function setPaymentPassword(
  services: Services,
  session: Session,
  { loginPassword, paymentPassword, confirmPaymentPassword }: PaymentPasswordPayload,
  visitor: Visitor,
): Promise<void> {
  requireTrueAccount(session);
  requirePaymentRule(services, 'paymentPassword', paymentPassword, confirmPaymentPassword);
  const account = await accountOf(services, session);
  if ((await storedHash(services.db, account.id)) !== null) throw new Failure('already_set');
  await requireLoginPassword(services, account, loginPassword, visitor);
  const change = { session, account, password: paymentPassword, before: null, visitor };
  await storePaymentPassword(services, { ...change, how: 'set' });
}

/**
 * Replaces the payment password. Failures: those of `requirePaymentPassword` for the old one; of the new one
 * `validation_failed`, `payment_password_weak`, `passwords_do_not_match`, and `password_unchanged` where it is the old one or the login password.
 */
export async function changePaymentPassword(
  services: Services,
  session: Session,
  { oldPaymentPassword, newPaymentPassword, confirmNewPaymentPassword }: ChangePaymentPasswordPayload,
  visitor: Visitor,
): Promise<void> {
  requireTrueAccount(session);
  requirePaymentRule(services, 'newPaymentPassword', newPaymentPassword, confirmNewPaymentPassword);
  const account = await accountOf(services, session);
  const before = await storedHash(services.db, account.id);
  await requirePaymentPassword(services, account.id, oldPaymentPassword);
  if (oldPaymentPassword === newPaymentPassword) throw new Failure('password_unchanged');
  const change = { session, account, password: newPaymentPassword, before, visitor };
  await storePaymentPassword(services, { ...change, how: 'changed' });
}

/** The account of a session. */
export async function accountOf({ db }: Pick<Services, 'db'>, session: Session): Promise<Account> {
  const account = await accountById(db, session.memberId);
  if (account === undefined) throw new Error(`member ${session.memberId} of session ${session.id} is gone`);
  return account;
}

/** Refuses a payment password against the brand's rule, a row of digits, and one that its confirmation does not repeat. */
function requirePaymentRule(
  { brand }: Pick<Services, 'brand'>,
  field: string,
  password: string,
  confirmation: string,
): void {
  const rule: FieldRule = { ...brand.register.rules.paymentPassword, enabled: true, required: true };
  const broken = brokenRule(rule, password);
  if (broken !== undefined) {
    const message = `Must be ${rule.minLength} to ${rule.maxLength} characters: ${patternName(rule.patternId)}`;
    throw new Failure('validation_failed', { fields: [{ pointer: `/body/${field}`, rule: broken.rule, message }] });
  }
  if (isDigitRow(password)) throw new Failure('payment_password_weak');
  if (confirmation !== password) throw new Failure('passwords_do_not_match');
}

const BIRTHDAY = 'select birthday::text as birthday from members where id = $1';
const STORED = 'select payment_password_hash as hash from members where id = $1';

/** The hash of the payment password; null where there is none. */
async function storedHash(db: Pick<Queries, 'query'>, memberId: number): Promise<string | null> {
  const [row] = await db.query<{ hash: string | null }>('payment_password_stored', STORED, [memberId]);
  return row?.hash ?? null;
}

interface NewPaymentPassword {
  readonly session: Session;
  readonly account: Account;
  readonly password: string;
  /** Compares the old hash, so that of two concurrent changes the second fails. */
  readonly before: string | null;
  readonly visitor: Visitor;
  readonly how: 'set' | 'changed' | 'reset';
}

const STORE = `
  update members set payment_password_hash = $2, payment_password_changed_at = $3, payment_password_failures = '{}'
  where id = $1 and payment_password_hash is not distinct from $4 returning id`;

/**
 * Stores a payment password and tells the member; `also` runs in the same transaction. Failures: `payment_password_weak` for
 * the member's birthday; `password_unchanged` for the login password; that of the proof where another change came first.
 */
async function storePaymentPassword(
  services: Services,
  change: NewPaymentPassword,
  also: (tx: Queries) => Promise<void> = async () => undefined,
): Promise<void> {
  const { db, clock } = services;
  const { session, account, password, before, visitor, how } = change;
  const [row] = await db.query<{ birthday: string | null }>('payment_password_birthday', BIRTHDAY, [account.id]);
  const birthday = row?.birthday ?? null;
  if (birthday !== null && spellsDay(password, birthday)) throw new Failure('payment_password_weak');
  if (await verifyPassword(account.passwordHash, password)) throw new Failure('password_unchanged');
  const hash = await hashPassword(password);
  const at = new Date(clock());
  await db.transaction(async (tx) => {
    const stored = await tx.query('payment_password_store', STORE, [account.id, hash, at, before]);
    await also(tx);
    if (stored.length === 0) throw new Failure(before === null ? 'already_set' : 'payment_password_wrong');
    await sendMessage(tx, services.brand, {
      memberId: account.id,
      category: 'account',
      texts: inEveryLanguage(({ accounts }) =>
        before === null ? accounts.paymentPasswordSet : accounts.paymentPasswordChanged,
      ),
      sentAt: at,
    });
    const data = { change: how, ip: visitor.ip, session: session.id };
    await audit(tx, { at, kind: 'payment_password_changed', memberId: account.id, data });
  });
}

const HOUR = 3_600_000;
const HOLD = 'update members set withdrawals_held_until = $2 where id = $1';
const HOLD_ACCOUNTS = `
  update bound_accounts set usable_from = greatest(usable_from, $2) where member_id = $1 and removed_at is null`;

/**
 * Replaces a forgotten payment password, proven by the login password and a code. Bound accounts cannot be used for as
 * long as the brand says. Failures: `in_need_true_account`; `validation_failed` for one against the brand's rule;
 * `payment_password_weak`; `passwords_do_not_match`; `payment_password_not_set`; `wrong_password`; `verification_code_wrong`,
 * `verification_code_expired`; `password_unchanged` for the login password.
 */
export async function resetPaymentPassword(
  services: Services,
  session: Session,
  payload: ResetPaymentPasswordPayload,
  visitor: Visitor,
): Promise<void> {
  requireTrueAccount(session);
  const { newPaymentPassword: password } = payload;
  requirePaymentRule(services, 'newPaymentPassword', password, payload.confirmNewPaymentPassword);
  const account = await accountOf(services, session);
  const before = await storedHash(services.db, account.id);
  if (before === null) throw new Failure('payment_password_not_set');
  await requireLoginPassword(services, account, payload.loginPassword, visitor);
  const code = await checkCode(services, memberCodeKey('reset_payment_password', account.id), payload.verificationCode);
  const until = new Date(services.clock() + services.brand.withdrawals.holdHours * HOUR);
  await storePaymentPassword(services, { session, account, password, before, visitor, how: 'reset' }, async (tx) => {
    await spendCode(tx, code);
    await tx.query('withdrawals_hold', HOLD, [account.id, until]);
    await tx.query('withdrawals_hold_accounts', HOLD_ACCOUNTS, [account.id, until]);
  });
}
