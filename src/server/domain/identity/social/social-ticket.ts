import type { SocialProvider } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { audit } from '../../ground/audit/audit.ts';
import { newSecret, secretHash } from '../../ground/encryption/secret.ts';

const LIFE = 30 * 60_000;

const FORGET_OLD = 'delete from social_tickets where expires_at < $1';
const KEEP = 'insert into social_tickets (hash, provider, subject, expires_at) values ($1, $2, $3, $4)';
const SPEND = 'delete from social_tickets where hash = $1 returning provider, subject, expires_at as "expiresAt"';
const BIND = `
  insert into social_identities (provider, subject, member_id, created_at) values ($1, $2, $3, $4)
  on conflict do nothing returning subject`;

/** Creates the registration ticket of an identity without account: valid once, for 30 minutes. */
export async function giveSocialTicket(
  { db, clock, random }: Pick<Services, 'db' | 'clock' | 'random'>,
  provider: SocialProvider,
  subject: string,
): Promise<{ readonly ticket: string; readonly expiresAt: Date }> {
  const ticket = newSecret('so_', random);
  const now = clock();
  const expiresAt = new Date(now + LIFE);
  await db.query('social_tickets_forget', FORGET_OLD, [new Date(now)]);
  await db.query('social_ticket_keep', KEEP, [secretHash(ticket), provider, subject, expiresAt]);
  return { ticket, expiresAt };
}

/**
 * Spends a registration ticket and binds its identity to the new account, in the registration's transaction.
 * `social_login_failed` for a ticket that is unknown, used or expired, or whose identity has an account meanwhile.
 */
export async function bindSocialIdentity(
  { clock }: Pick<Services, 'clock'>,
  tx: Queries,
  ticket: string,
  memberId: number,
): Promise<void> {
  const now = clock();
  const at = new Date(now);
  const [spent] = await tx.query<{ provider: SocialProvider; subject: string; expiresAt: Date }>(
    'social_ticket_spend',
    SPEND,
    [secretHash(ticket)],
  );
  if (spent === undefined || spent.expiresAt.getTime() <= now) throw new Failure('social_login_failed');
  const { provider, subject } = spent;
  const bound = await tx.query('social_identity_bind', BIND, [provider, subject, memberId, at]);
  if (bound.length === 0) throw new Failure('social_login_failed');
  await audit(tx, { at, kind: 'social_linked', memberId, data: { provider } });
}
