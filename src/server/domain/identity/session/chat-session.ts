import type { AccountSession } from '#generated/model/index.ts';
import type { OperationId } from '#generated/server/operations.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/exchange.ts';
import { Failure } from '#server/shared/failure.ts';
import { secretHash } from '../../ground/encryption/secret.ts';
import { deviceOf } from './device.ts';
import { hashToken, IDLE_MINUTES, newToken, type Session } from './session.ts';

/** The operations open to a chat page's session: others can see its address, so it opens nothing but the chat. */
const chatOperations: ReadonlySet<OperationId> = new Set([
  'getChatUnread',
  'listChatMessages',
  'sendChatMessage',
  'markChatRead',
  'logout',
] as const);

/** Why this session may not call the operation; a chat page's session is valid for the chat only. */
export function scopeRefusal(
  operation: OperationId,
  session: Pick<Session, 'chatOnly'> | undefined,
): Failure | undefined {
  return session?.chatOnly && !chatOperations.has(operation) ? new Failure('unauthenticated') : undefined;
}

/** Distinguishes a ticket for the chat page, our own or an outside one, from a login ticket. */
export function isChatTicket(ticket: string): boolean {
  return /^c[to]_/.test(ticket);
}

const SPEND = 'delete from chat_tickets where hash = $1 returning session_id as "sessionId", expires_at as "expiresAt"';
// As long as the session that requested it, which must still be valid.
const OPEN = `
  insert into sessions (token_hash, member_id, created_at, last_seen_at, expires_at, ip, country, device, chat_of)
  select $2, s.member_id, $3, $3, s.expires_at, $4, $5, $6, s.id
  from sessions s where s.id = $1 and s.ended_at is null and s.expires_at > $3
  returning expires_at as "expiresAt", (select account from members where id = member_id) as account`;

/**
 * Opens a session for the chat page only, with a ticket of `getChatUrl`. It ends with the session that requested the
 * ticket. `session_ticket_invalid` for a ticket that is unknown, used, expired or of an ended session.
 */
export async function openChatSession(services: Services, ticket: string, visitor: Visitor): Promise<AccountSession> {
  const { db, clock, random } = services;
  const now = new Date(clock());
  const token = newToken(random);
  return db.transaction(async (tx) => {
    const [spent] = await tx.query<{ sessionId: number; expiresAt: Date }>('chat_ticket_spend', SPEND, [
      secretHash(ticket),
    ]);
    if (spent === undefined || spent.expiresAt <= now) throw new Failure('session_ticket_invalid');
    const location = [visitor.ip, visitor.country, deviceOf(visitor.userAgent)] as const;
    const opening = [spent.sessionId, hashToken(token), now, ...location];
    const [opened] = await tx.query<{ account: string; expiresAt: Date }>('chat_session_open', OPEN, opening);
    if (opened === undefined) throw new Failure('session_ticket_invalid');
    const session = {
      token,
      firstTimeLogin: false,
      passwordExpired: false,
      passwordDefault: false,
      expiresAt: opened.expiresAt.toISOString(),
      idleMinutes: IDLE_MINUTES,
      lastLogin: null,
    };
    return { account: opened.account, session };
  });
}
