import type { Language } from '#generated/model/index.ts';
import { portalUrl } from '#server/config/portal-url.ts';
import type { Services } from '#server/services.ts';
import { newSecret, secretHash } from '../../ground/encryption/secret.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireChat } from './chat-open.ts';

/** The look of the chat page. */
export interface ChatLook {
  readonly title?: string | undefined;
  readonly language: Language;
  readonly headerColor?: string | undefined;
}

const LIFE = 60_000;

const FORGET_OLD = 'delete from chat_tickets where expires_at < $1';
const KEEP = 'insert into chat_tickets (hash, session_id, expires_at) values ($1, $2, $3)';

/**
 * Returns the address of the chat page (CHAT-13): the portal's own, or the brand's outside service. Its ticket is valid
 * once and for 60 seconds. Failure: `chat_unavailable`.
 */
export async function chatUrl(services: Services, session: Session, look: ChatLook): Promise<string> {
  requireChat(services);
  const { db, brand, clock, random } = services;
  const now = clock();
  const { chatUrl: outside } = brand.customerService;
  // The portal recognises its own page by the ticket.
  const ticket = newSecret(outside === undefined ? 'ct_' : 'co_', random);
  await db.query('chat_tickets_forget', FORGET_OLD, [new Date(now)]);
  await db.query('chat_ticket_keep', KEEP, [secretHash(ticket), session.id, new Date(now + LIFE)]);
  const url = new URL(outside ?? `${portalUrl(services)}/chat`);
  const { title, language, headerColor } = look;
  const query = { ticket, title, language, headerColor };
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
