import { sql } from 'drizzle-orm';
import type { SupportThread, SupportThreadPage, SupportThreadRow } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import type { PageQuery } from '../../ground/paging/page.ts';
import { paged } from '../../ground/paging/paged.ts';
import { piece } from '../../ground/paging/piece.ts';
import { MESSAGE_COLUMNS, type MessageRow, messageNumber, messageOf, threadName, threadNumber } from './message.ts';

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
