import type { BindEmailPayload } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/visitor.ts';
import { maskedEmail } from '../../ground/text/masks.ts';
import type { Session } from '../session/session.ts';
import { requireTrueAccount } from '../session/true-account.ts';
import { memberCodeKey } from '../verification/member-codes.ts';
import { bindContact } from './bind-contact.ts';
import type { Former } from './tell-former.ts';

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
