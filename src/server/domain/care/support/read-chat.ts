import { sql } from 'drizzle-orm';
import type { ChatMessagePage } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import type { PageQuery } from '../../ground/paging/page.ts';
import { paged } from '../../ground/paging/paged.ts';
import { piece } from '../../ground/paging/piece.ts';
import { publish } from '../../ground/publish.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireChat } from './chat-open.ts';
import { MESSAGE_COLUMNS, type MessageRow, messageNumber, messageOf } from './message.ts';

type Dependencies = Pick<Services, 'db' | 'brand' | 'clock'>;

export interface ChatQuery extends PageQuery {
  /** The id of a message: only later ones are returned. */
  readonly after?: string | undefined;
}

const MESSAGES = 'support_messages m join support_threads t on t.id = m.thread_id';
const OWN = `from ${MESSAGES} where t.member_id = $1`;
const list = {
  name: 'chat',
  from: piece(MESSAGES),
  order: sql`m.sent_at desc, m.id desc`,
  columns: piece(MESSAGE_COLUMNS),
};

/**
 * A page of the member's own chat, the newest message first (CHAT-13). Failures: `chat_unavailable`, and `not_found` for
 * a message of another chat.
 */
export async function listChat(services: Dependencies, session: Session, query: ChatQuery): Promise<ChatMessagePage> {
  requireChat(services);
  const { after } = query;
  const from = after === undefined ? undefined : (await requireOwn(services, session, after)).id;
  const where = [sql`t.member_id = ${session.memberId}`, from === undefined ? undefined : sql`m.id > ${from}`];
  const { content, totalPages, totalElements } = await paged<MessageRow>(services.db, { ...list, where }, query);
  return { content: content.map(messageOf), totalPages, totalElements };
}

const UNREAD = `select least(count(*), 100000)::int as count ${OWN} and m.author <> 'member' and m.read_at is null`;

/** How many messages to the member are unread (API-63). Failure: `chat_unavailable`. */
export async function countUnread(services: Dependencies, session: Session): Promise<number> {
  requireChat(services);
  const [row] = await services.db.query<{ count: number }>('chat_unread', UNREAD, [session.memberId]);
  return row?.count ?? 0;
}

const OWNED = `select m.thread_id as "threadId" ${OWN} and m.id = $2`;
const READ = `
  update support_messages set read_at = $3
  where thread_id = $1 and id <= $2 and author <> 'member' and read_at is null`;

/**
 * Marks messages to the member as read, up to one of its chat. Returns the number of unread ones. Failures:
 * `chat_unavailable`, and `not_found` for a message of another chat.
 */
export async function markRead(services: Dependencies, session: Session, messageId: string): Promise<number> {
  requireChat(services);
  const { id, threadId } = await requireOwn(services, session, messageId);
  const now = new Date(services.clock());
  await services.db.transaction(async (tx) => {
    await tx.query('chat_read', READ, [threadId, id, now]);
    await publish(tx, now, [{ kind: 'chat', memberId: session.memberId }]);
  });
  return countUnread(services, session);
}

async function requireOwn({ db }: Dependencies, session: Session, messageId: string) {
  const id = messageNumber(messageId);
  const [owned] =
    id === undefined ? [] : await db.query<{ threadId: number }>('chat_owned', OWNED, [session.memberId, id]);
  if (id === undefined || owned === undefined) throw new Failure('not_found');
  return { id, threadId: owned.threadId };
}
