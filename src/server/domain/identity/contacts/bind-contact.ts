import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Visitor } from '#server/shared/visitor.ts';
import { audit } from '../../ground/audit/audit.ts';
import { languageOf, sendMessages } from '../../ground/messages/send-messages.ts';
import { requireLoginPassword } from '../passwords/login-password.ts';
import { accountOf } from '../passwords/set-payment-password.ts';
import type { Session } from '../session/session.ts';
import { type CodeKey, checkCode, spendCode } from '../verification/sms-codes.ts';
import { type Identity, isExcludedPerson } from './excluded-person.ts';
import { type Former, tellFormer } from './tell-former.ts';
import { boundTexts } from './texts.ts';

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
export async function bindContact(
  services: Services,
  session: Session,
  contact: NewContact,
  visitor: Visitor,
): Promise<void> {
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
    const texts = boundTexts(kind, masked);
    await sendMessages(tx, [{ memberId: account.id, category: 'account', language, texts, sentAt: at }]);
    const data = { contact: masked, ip: visitor.ip, session: session.id };
    await audit(tx, { at, kind: `${kind}_bound`, memberId: account.id, data });
    return { stored: true, former, language };
  });
  if (!bound.stored) throw new Failure('contact_in_use');
  if (bound.former !== undefined) await tellFormer(services, bound.former, bound.language);
}
