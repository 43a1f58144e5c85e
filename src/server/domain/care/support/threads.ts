import { sql } from 'drizzle-orm';
import type { ChatMessage, SupportThread, SupportThreadPage, SupportThreadRow } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { audit } from '../../ground/audit/audit.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import { publish } from '../../ground/publish.ts';
import {
  firstWords,
  MESSAGE_COLUMNS,
  type MessageRow,
  messageNumber,
  messageOf,
  threadName,
  threadNumber,
} from './message.ts';

interface Row extends Pick<SupportThreadRow, 'state' | 'lastMessage' | 'operator'> {
  readonly id: number;
  readonly waitingSince: Date | null;
  readonly lastMessageAt: Date;
  readonly memberId: number;
  readonly account: string;
  readonly nickname: string;
  readonly type: SupportThreadRow['member']['type'];
  readonly rankLevel: number;
}

const COLUMNS = `
  t.id, t.state, t.waiting_since as "waitingSince", t.last_message as "lastMessage",
  t.last_message_at as "lastMessageAt", t.operator, m.id as "memberId", m.account, m.nickname, m.type,
  m.rank_level as "rankLevel"`;
const list = {
  name: 'threads',
  from: sql`support_threads t join members m on m.id = t.member_id`,
  order: sql`t.waiting_since, t.last_message_at desc, t.id`,
  columns: piece(COLUMNS),
};

export interface ThreadQuery extends PageQuery {
  readonly state?: SupportThreadRow['state'] | undefined;
  readonly account?: string | undefined;
}

/** A page of the conversations in a state, by default open ones; the longest waiting comes first. */
export async function listThreads(
  { db }: Pick<Services, 'db'>,
  { state = 'open', account, ...query }: ThreadQuery,
): Promise<SupportThreadPage> {
  const where = [sql`t.state = ${state}`, account === undefined ? undefined : sql`m.account = ${account}`];
  const { content, totalPages, totalElements } = await paged<Row>(db, { ...list, where }, query);
  return { content: content.map(rowOf), totalPages, totalElements };
}

/** The requested part of a conversation; at most one end is given. */
export interface ThreadEnds {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** The limit of messages per answer. */
const MOST = 200;

const ONE = `select ${COLUMNS} from support_threads t join members m on m.id = t.member_id where t.id = $1`;
const LAST = `
  select ${MESSAGE_COLUMNS} from support_messages m
  where m.thread_id = $1 and ($2::bigint is null or m.id < $2) order by m.id desc limit ${MOST}`;
const NEXT = `
  select ${MESSAGE_COLUMNS} from support_messages m where m.thread_id = $1 and m.id > $2 order by m.id limit ${MOST}`;
const EARLIER = 'select 1 as found from support_messages where thread_id = $1 and id < $2 limit 1';

/**
 * A conversation with its last messages, or those before or after a message, oldest first. Failures: `not_found`, and
 * `validation_failed` where both ends are given.
 */
export async function readThread(db: Queries, threadId: string, ends: ThreadEnds = {}): Promise<SupportThread> {
  const { before, after } = ends;
  if (before !== undefined && after !== undefined) throw bothEnds();
  const id = threadNumber(threadId);
  const [row] = id === undefined ? [] : await db.query<Row>('thread_one', ONE, [id]);
  if (id === undefined || row === undefined) throw new Failure('not_found');
  const messages = await messagesOf(db, id, ends);
  const first = messages[0];
  const earlier = first === undefined ? [] : await db.query('thread_earlier', EARLIER, [id, first.id]);
  return { ...rowOf(row), messages: messages.map(messageOf), earlier: earlier.length > 0 };
}

async function messagesOf(db: Queries, id: number, { before, after }: ThreadEnds): Promise<MessageRow[]> {
  if (after !== undefined) return db.query<MessageRow>('thread_next', NEXT, [id, requireNumber(after)]);
  const until = before === undefined ? null : requireNumber(before);
  const latest = await db.query<MessageRow>('thread_last', LAST, [id, until]);
  return latest.reverse();
}

function requireNumber(messageId: string): number {
  const number = messageNumber(messageId);
  if (number === undefined) throw new Failure('not_found');
  return number;
}

function bothEnds(): Failure {
  const message = 'Only one of before and after can be given';
  return new Failure('validation_failed', { fields: [{ pointer: '/query/after', rule: 'one_end', message }] });
}

function rowOf({ id, state, lastMessage, operator, ...row }: Row): SupportThreadRow {
  const { memberId, account, nickname, type, rankLevel } = row;
  return {
    threadId: threadName(id),
    member: { id: String(memberId), account, nickname, type, rankLevel },
    state,
    waitingSince: row.waitingSince?.toISOString() ?? null,
    lastMessage,
    lastMessageAt: row.lastMessageAt.toISOString(),
    operator,
  };
}

/** An operator's answer and name. */
interface OperatorAnswer {
  readonly threadId: string;
  readonly operator: string;
  readonly content: string;
}

const LOCK = 'select id, member_id as "memberId" from support_threads where id = $1 for update';
const MARK = `
  update support_threads
  set state = 'answered', waiting_since = null, last_message = $2, last_message_at = $3, operator = $4, attended = true
  where id = $1`;
const HEARD = `
  update support_messages set read_at = $2 where thread_id = $1 and author = 'member' and read_at is null`;
const ADD = `
  insert into support_messages as m (thread_id, author, author_name, content, sent_at)
  values ($1, 'operator', $2, $3, $4) returning ${MESSAGE_COLUMNS}`;

/**
 * Writes to the member in the operator's name, in the caller's transaction. The conversation becomes answered, the
 * member's messages are read, and the help content is silent until it is closed. The audit log does not contain the
 * text. Failure: `not_found`.
 */
export async function answerThread(
  { clock }: Pick<Services, 'clock'>,
  tx: Queries,
  { threadId, operator, content }: OperatorAnswer,
): Promise<ChatMessage> {
  const now = new Date(clock());
  const thread = await lockThread(tx, threadId);
  await tx.query('thread_heard', HEARD, [thread.id, now]);
  const [message] = await tx.query<MessageRow>('thread_add', ADD, [thread.id, firstName(operator), content, now]);
  if (message === undefined) throw new Error('the answer was not stored');
  await tx.query('thread_answered', MARK, [thread.id, firstWords(content), now, operator]);
  await publish(tx, now, [{ kind: 'chat', memberId: thread.memberId }]);
  await audit(tx, {
    at: now,
    kind: 'support_answered',
    memberId: thread.memberId,
    data: { operator, thread: thread.id, message: message.id },
  });
  return messageOf(message);
}

const CLOSE = `
  update support_threads set state = 'closed', waiting_since = null, attended = false
  where id = $1 and state <> 'closed' returning id`;

/** Ends the waiting; the member's next message reopens the conversation. Failure: `not_found`. */
export async function closeThread(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  threadId: string,
  operator: string,
): Promise<SupportThread> {
  return db.transaction(async (tx) => {
    const thread = await lockThread(tx, threadId);
    const closed = await tx.query('thread_close', CLOSE, [thread.id]);
    const shown = await readThread(tx, threadId);
    if (closed.length > 0) {
      await audit(tx, {
        at: new Date(clock()),
        kind: 'support_closed',
        memberId: thread.memberId,
        data: { operator, thread: thread.id },
      });
    }
    return shown;
  });
}

async function lockThread(tx: Queries, threadId: string) {
  const id = threadNumber(threadId);
  const [thread] = id === undefined ? [] : await tx.query<{ id: number; memberId: number }>('thread_lock', LOCK, [id]);
  if (thread === undefined) throw new Failure('not_found');
  return thread;
}

/** The member sees only the first name. */
function firstName(operator: string): string {
  return operator.split(/\s/)[0] ?? operator;
}
