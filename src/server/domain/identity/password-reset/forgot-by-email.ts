import type { ForgotByEmailPayload, Language, ResetLinkSent } from '#generated/model/index.ts';
import type { MemberStatus } from '#server/db/schema/members.ts';
import type { Services } from '#server/services.ts';
import { errorFacts } from '#server/shared/error-facts.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Visitor } from '#server/shared/visitor.ts';
import { audit } from '../../ground/audit/audit.ts';
import { foldedName } from '../session/account.ts';
import { sendResetMail } from './reset-mail.ts';
import { giveResetTicket, LINK_MINUTES } from './reset-ticket.ts';

interface Owner {
  readonly id: number;
  readonly account: string;
  readonly email: string | null;
  readonly status: MemberStatus;
}

/** The caller. */
export interface LinkAsker {
  readonly visitor: Visitor;
  readonly language: Language;
}

const FIND = 'select id, account, email, status from members where account = $1';

/**
 * Sends a link for a new password to the account's own address (PASSWORD-13). Where the brand reveals accounts, the
 * failures are: `account_email_unknown` for an unknown name (ERROR-14), `wrong_email` for another address (ERROR-13),
 * `unavailable` where the message cannot be sent. Otherwise every caller gets the same answer after the same time.
 */
export async function forgotByEmail(
  services: Services,
  { username, email }: ForgotByEmailPayload,
  asker: LinkAsker,
): Promise<ResetLinkSent> {
  const { db, brand, log } = services;
  const [owner] = await db.query<Owner>('forgot_by_email', FIND, [foldedName(username)]);
  const isAddress = owner?.email?.toLowerCase() === email.trim().toLowerCase();
  if (brand.revealUnknownAccount && owner === undefined) throw new Failure('account_email_unknown');
  if (brand.revealUnknownAccount && !isAddress) throw new Failure('wrong_email');
  if (owner?.email && isAddress && owner.status === 'active') {
    const sending = sendLink(services, { ...owner, email: owner.email }, asker).catch((error: unknown) => {
      log.error({ error: errorFacts(error) }, 'a reset link could not be sent');
      throw new Failure('unavailable');
    });
    // Waiting for the delivery would reveal that the account exists.
    if (brand.revealUnknownAccount) await sending;
    else sending.catch(() => undefined);
  }
  return { expiredMinutes: LINK_MINUTES };
}

async function sendLink(
  services: Services,
  { id, account, email }: Owner & { readonly email: string },
  { visitor, language }: LinkAsker,
): Promise<void> {
  const { db, clock } = services;
  const ticket = await db.transaction(async (tx) => {
    const given = await giveResetTicket(services, tx, id);
    const data = { ip: visitor.ip, sent: given === undefined ? 0 : 1 };
    await audit(tx, { at: new Date(clock()), kind: 'password_reset_asked', memberId: id, data });
    return given;
  });
  if (ticket !== undefined) await sendResetMail(services, { to: email, account, ticket, language });
}
