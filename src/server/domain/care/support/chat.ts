import { sql } from 'drizzle-orm';
import type { ChatMessagePage, ChatMessagePayload, Language, SentChatMessage } from '#generated/model/index.ts';
import { portalUrl } from '#server/config/portal-url.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { texts } from '#server/texts/texts.ts';
import { newSecret, secretHash } from '../../ground/encryption/secret.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import { publish } from '../../ground/publish.ts';
import type { Session } from '../../identity/session/session.ts';
import { helpCenter } from '../help/help.ts';
import { findAnswer, type HelpAnswer, type HelpArticle } from './help-answer.ts';
import { firstWords, MESSAGE_COLUMNS, type MessageRow, messageNumber, messageOf } from './message.ts';

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

/** Refuses where the brand has no chat (CHAT-05): `chat_unavailable`. */
function requireChat({ brand }: Pick<Services, 'brand'>): void {
  if (!brand.flags.CBS3) throw new Failure('chat_unavailable');
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

/** The look of the chat page. */
interface ChatLook {
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

// A writer locks the conversation's row until commit, so that messages are in the order of their ids.
const LOCK_THREAD = `
  insert into support_threads (member_id, state, waiting_since, last_message, last_message_at)
  values ($1, 'open', $2, '', $2)
  on conflict (member_id) do update set member_id = excluded.member_id
  returning id, attended`;
const ADD_MEMBER = `
  insert into support_messages as m (thread_id, client_message_id, author, author_name, content, sent_at)
  values ($1, $2, 'member', $3, $4, $5) on conflict do nothing returning ${MESSAGE_COLUMNS}`;
const WAIT = `
  update support_threads set state = 'open', waiting_since = coalesce(waiting_since, $2), last_message = $3, last_message_at = $2
  where id = $1`;
const ADD_HELP = `
  insert into support_messages as m (thread_id, author, author_name, content, help_item_id, answer_to, sent_at)
  values ($1, 'help', $2, $3, $4, $5, $6) returning ${MESSAGE_COLUMNS}`;
const FIRST = `
  select ${MESSAGE_COLUMNS} from support_messages m where m.thread_id = $1 and m.client_message_id = $2`;
const ITS_ANSWER = `select ${MESSAGE_COLUMNS} from support_messages m where m.answer_to = $1`;

interface Thread {
  readonly id: number;
  /** An operator has taken over. */
  readonly attended: boolean;
}

/**
 * Adds a message of the member to its conversation, which then waits for an operator. The help content answers at once
 * where an article fits and no operator has taken over (CHAT-13). A repeated `clientMessageId` is stored once and gets
 * the first answer. Failure: `chat_unavailable`.
 */
export async function sendMessage(
  services: Dependencies,
  session: Session,
  { clientMessageId, content }: ChatMessagePayload,
  language: Language,
): Promise<SentChatMessage> {
  requireChat(services);
  const { db, brand, clock } = services;
  const now = new Date(clock());
  const help = findAnswer(content, await helpArticles(services, language));
  return db.transaction(async (tx) => {
    const [thread] = await tx.query<Thread>('chat_lock', LOCK_THREAD, [session.memberId, now]);
    if (thread === undefined) throw new Error('the conversation was not answered');
    const words = [thread.id, clientMessageId, session.nickname, content, now];
    const [message] = await tx.query<MessageRow>('chat_add', ADD_MEMBER, words);
    if (message === undefined) return sentBefore(tx, thread, clientMessageId);
    await tx.query('chat_wait', WAIT, [thread.id, now, firstWords(content)]);
    await publish(tx, now, [{ kind: 'chat', memberId: session.memberId }]);
    const answer = thread.attended || help === undefined ? undefined : help;
    const author = texts[language].support.help(brand.name);
    return {
      message: messageOf(message),
      answer: answer === undefined ? null : await addAnswer(tx, { thread, answer, author, to: message.id, now }),
    };
  });
}

interface Answering {
  readonly thread: Thread;
  readonly answer: HelpAnswer;
  readonly author: string;
  readonly to: number;
  readonly now: Date;
}

async function addAnswer(tx: Queries, { thread, answer, author, to, now }: Answering) {
  const words = [thread.id, author, answer.text, answer.id, to, now];
  const [row] = await tx.query<MessageRow>('chat_help', ADD_HELP, words);
  return row === undefined ? null : messageOf(row);
}

async function sentBefore(tx: Queries, thread: Thread, clientMessageId: string): Promise<SentChatMessage> {
  const [first] = await tx.query<MessageRow>('chat_first', FIRST, [thread.id, clientMessageId]);
  if (first === undefined) throw new Error('the first message is gone');
  const [answer] = await tx.query<MessageRow>('chat_its_answer', ITS_ANSWER, [first.id]);
  return { message: messageOf(first), answer: answer === undefined ? null : messageOf(answer) };
}

/** Every article of the help centre in a language. */
async function helpArticles(services: Pick<Services, 'db' | 'brand'>, language: Language): Promise<HelpArticle[]> {
  const { categories } = await helpCenter(services, language);
  return categories.flatMap(({ items }) => items);
}
