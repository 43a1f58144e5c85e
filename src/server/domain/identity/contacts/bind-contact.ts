import type { BindEmailPayload, BindMobilePayload, Language } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { errorFacts } from '#server/shared/error-facts.ts';
import type { Visitor } from '#server/shared/exchange.ts';
import { Failure } from '#server/shared/failure.ts';
import { inEveryLanguage, texts } from '#server/texts/texts.ts';
import { audit } from '../../ground/audit/audit.ts';
import { escapeHtml } from '../../ground/html/html.ts';
import { letter } from '../../ground/html/letter.ts';
import { languageOf, sendMessages } from '../../ground/messages/send-messages.ts';
import { maskedEmail, maskedMobile } from '../../ground/text/masks.ts';
import { type MobileNumber, mobileOf, wholeNumber } from '../../ground/text/mobile.ts';
import { smsLetters } from '../../ground/text/sms-text.ts';
import { requireLoginPassword } from '../passwords/login-password.ts';
import { accountOf } from '../passwords/set-payment-password.ts';
import type { Session } from '../session/session.ts';
import { requireTrueAccount } from '../session/true-account.ts';
import { memberCodeKey } from '../verification/member-codes.ts';
import { type CodeKey, checkCode, spendCode } from '../verification/sms-codes.ts';
import { type Identity, isExcludedPerson } from './excluded-person.ts';

/** A contact to bind, with its proofs. */
export interface NewContact {
  readonly kind: 'email' | 'mobile';
  readonly masked: string;
  /** The contact itself. */
  readonly identity: Identity;
  /** The key under which its code was sent. */
  readonly key: CodeKey;
  readonly verificationCode: string;
  readonly loginPassword: string;
  /** The earlier contact; undefined where there is none, or the same. */
  former(tx: Queries): Promise<Former | undefined>;
  /** Stores it. False where it belongs to another member. */
  store(tx: Queries, at: Date): Promise<boolean>;
}

/**
 * Binds a contact to the session's member and tells the member and the earlier contact. The code is used up in any case.
 * Failures: those of `requireLoginPassword` and `checkCode`; `contact_in_use`, also for the contact of somebody who has
 * excluded themselves (trust 13).
 */
async function bindContact(services: Services, session: Session, contact: NewContact, visitor: Visitor): Promise<void> {
  const { db, brand, clock } = services;
  const { kind, masked } = contact;
  const account = await accountOf(services, session);
  await requireLoginPassword(services, account, contact.loginPassword, visitor);
  const code = await checkCode(services, contact.key, contact.verificationCode);
  const at = new Date(clock());
  const bound = await db.transaction(async (tx) => {
    const former = await contact.former(tx);
    await spendCode(tx, code);
    const isFree = !(await isExcludedPerson(tx, contact.identity, at)) && (await contact.store(tx, at));
    if (!isFree) return { stored: false };
    const language = await languageOf(tx, brand, account.id);
    const message = inEveryLanguage(({ accounts }) => accounts.contactChanged(kind, escapeHtml(masked)));
    await sendMessages(tx, [{ memberId: account.id, category: 'account', language, texts: message, sentAt: at }]);
    const data = { contact: masked, ip: visitor.ip, session: session.id };
    await audit(tx, { at, kind: `${kind}_bound`, memberId: account.id, data });
    return { stored: true, former, language };
  });
  if (!bound.stored) throw new Failure('contact_in_use');
  if (bound.former !== undefined) await notifyFormer(services, bound.former, bound.language);
}

/** A contact that another one has replaced. */
interface Former {
  readonly kind: 'email' | 'mobile';
  /** The address, or the number with its dialling code. */
  readonly to: string;
}

/** Tells a contact that it was replaced. The change stands even where the message cannot be sent. */
async function notifyFormer(
  { brand, messages, log }: Pick<Services, 'brand' | 'messages' | 'log'>,
  { kind, to }: Former,
  language: Language,
): Promise<void> {
  const { accounts } = texts[language];
  const text = accounts.contactReplaced(kind, brand.name);
  try {
    if (kind === 'mobile') await messages.sms({ to, text: smsLetters(text) });
    else {
      const words = { subject: accounts.contactReplacedSubject(brand.name), paragraphs: [text] };
      await messages.email({ to, ...letter(brand, language, words) });
    }
  } catch (error) {
    log.error({ error: errorFacts(error) }, 'a replaced contact could not be told');
  }
}

const FORMER = 'select email from members where id = $1 for no key update';
// Two members who bind one address at the same time wait for each other.
const QUEUE = `select pg_advisory_xact_lock(hashtext('bound_email'), hashtext(lower($1)))`;
const STORE = `
  update members set email = $2, email_changed_at = $3
  where id = $1 and not exists (select from members other where lower(other.email) = lower($2) and other.id <> $1)
  returning id`;

/**
 * Binds an e-mail address, proven by a code and the login password (MEMBER-22). Failures: `in_need_true_account` and
 * those of `bindContact`.
 */
export async function bindEmail(
  services: Services,
  session: Session,
  { email, verificationCode, loginPassword }: BindEmailPayload,
  visitor: Visitor,
): Promise<void> {
  requireTrueAccount(session);
  const { memberId } = session;
  const contact = {
    kind: 'email',
    masked: maskedEmail(email),
    identity: { email },
    key: memberCodeKey('bind_email', memberId, email),
    verificationCode,
    loginPassword,
    former: (tx: Queries) => formerEmail(tx, memberId, email),
    store: async (tx: Queries, at: Date) => {
      await tx.query('email_queue', QUEUE, [email]);
      return (await tx.query('email_store', STORE, [memberId, email, at])).length > 0;
    },
  } as const;
  await bindContact(services, session, contact, visitor);
}

async function formerEmail(tx: Queries, memberId: number, next: string): Promise<Former | undefined> {
  const [row] = await tx.query<{ email: string | null }>('email_former', FORMER, [memberId]);
  const before = row?.email ?? null;
  if (before === null || before.toLowerCase() === next.toLowerCase()) return undefined;
  return { kind: 'email', to: before };
}

const FORMER_NUMBER = `
  select dialing_code as "dialingCode", mobile_num as "mobileNum" from members where id = $1 for no key update`;
const STORE_NUMBER = `
  update members set dialing_code = $2, mobile_num = $3, mobile_verified_at = $4
  where id = $1
    and not exists (select from members other where other.dialing_code = $2 and other.mobile_num = $3 and other.id <> $1)
  returning id`;

const UNIQUE_VIOLATION = '23505';

/**
 * Binds a mobile number, proven by a code and the login password (MEMBER-22). A login by SMS uses it at once. Failures:
 * `in_need_true_account`, `mobile_number_invalid` and those of `bindContact`.
 */
export async function bindMobile(
  services: Services,
  session: Session,
  { countryDialingCode, mobileNum, verificationCode, loginPassword }: BindMobilePayload,
  visitor: Visitor,
): Promise<void> {
  requireTrueAccount(session);
  const { memberId } = session;
  const number = mobileOf(services.brand, countryDialingCode, mobileNum);
  const contact = {
    kind: 'mobile',
    masked: maskedMobile(number),
    identity: { number },
    key: memberCodeKey('bind_mobile', memberId, wholeNumber(number)),
    verificationCode,
    loginPassword,
    former: (tx: Queries) => formerNumber(tx, memberId, number),
    store: async (tx: Queries, at: Date) => {
      const stored = await tx.query('mobile_store', STORE_NUMBER, [memberId, number.dialingCode, number.mobileNum, at]);
      return stored.length > 0;
    },
  } as const;
  await bindContact(services, session, contact, visitor).catch((error: unknown) => {
    // Somebody bound or registered the number at the same moment.
    if (errorFacts(error).code === UNIQUE_VIOLATION) throw new Failure('contact_in_use');
    throw error;
  });
}

async function formerNumber(tx: Queries, memberId: number, next: MobileNumber): Promise<Former | undefined> {
  const [row] = await tx.query<Partial<MobileNumber>>('mobile_former', FORMER_NUMBER, [memberId]);
  if (!row?.dialingCode || !row.mobileNum) return undefined;
  const before = wholeNumber({ dialingCode: row.dialingCode, mobileNum: row.mobileNum });
  return before === wholeNumber(next) ? undefined : { kind: 'mobile', to: before };
}
