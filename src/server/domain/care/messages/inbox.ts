import { sql } from 'drizzle-orm';
import type {
  InboxState,
  Language,
  LinkageType,
  Message,
  MessageCategory,
  MessagePage,
  MessageSummary,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import { publish } from '../../ground/publish.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireTrueAccount } from '../../identity/session/true-account.ts';

type Dependencies = Pick<Services, 'db' | 'brand' | 'clock'>;

const DAY = 86_400_000;
/** How long a message stays in the inbox and its counts. */
const KEPT_DAYS = 92;

export interface InboxQuery extends PageQuery {
  readonly reading: 'all' | 'unread' | 'read';
  readonly category?: MessageCategory | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The condition for a message in the inbox of $1, not older than $2. */
const IN_INBOX = 'm.member_id = $1 and m.deleted_at is null and m.sent_at > $2';
/** The text in the reader's language, else in the message's, else in any. */
const WORDS = (language: string) => `
  join lateral (
    select * from (
      select language, title, summary, content from message_texts where message_id = m.id
      union all
      select language, title, summary, content from sent_message_texts where sent_message_id = m.sent_message_id
    ) words
    order by language = ${language} desc, language = m.language desc, language limit 1
  ) t on true`;

const UNREAD = `select count(*) as count from messages m where ${IN_INBOX} and m.read_at is null`;

const SENDER = '(select account from members where id = m.sender_id) as sender';

const list = {
  name: 'inbox',
  from: sql`messages m`,
  order: sql`m.sent_at desc, m.id desc`,
  columns: sql`m.id as "messageId", m.category, ${sql.raw(SENDER)}, t.title, t.summary, m.sent_at as "sentAt", m.read_at as "readAt"`,
};

interface Moments {
  readonly sender: string | null;
  readonly sentAt: Date;
  readonly readAt: Date | null;
}

type Row = Omit<MessageSummary, keyof Moments> & Moments;

/** A page of the member's inbox, newest first (API-73). `in_need_true_account` for trial accounts. */
export async function listMessages(
  services: Dependencies,
  session: Session,
  query: InboxQuery,
  language: Language,
): Promise<MessagePage> {
  requireTrueAccount(session);
  const { db, brand, clock } = services;
  const now = clock();
  const { from, to } = rangeOf(query, now, brand.timeZone);
  const inbox = [session.memberId, oldest(now)] as const;
  const where = [
    piece(IN_INBOX, ...inbox),
    sql`m.sent_at >= ${from} and m.sent_at < ${to}`,
    query.category && sql`m.category = ${query.category}`,
    { all: undefined, unread: sql`m.read_at is null`, read: sql`m.read_at is not null` }[query.reading],
  ];
  const join = { alias: 'm', tables: piece(WORDS('$1'), language) };
  // The unread count covers the whole inbox, whatever the filters.
  const totals = { unread: sql`(${piece(UNREAD, ...inbox)})` };
  const {
    content,
    totals: counts,
    ...page
  } = await paged<Row, { unread: number }>(db, { ...list, where, join, totals }, query);
  return {
    ...page,
    content: content.map(toMessage),
    unReadCount: counts.unread,
    asOf: new Date(now).toISOString(),
  };
}

const ONE = `
  select m.id as "messageId", m.category, ${SENDER}, t.title, t.content, m.linkage_type as "linkageType", m.linkage,
    m.sent_at as "sentAt", m.read_at as "readAt"
  from messages m ${WORDS('$4')} where ${IN_INBOX} and m.id = $3`;

/** A message of the member's inbox; a deleted one or another member's is `not_found`. */
export async function readMessage(
  { db, clock }: Dependencies,
  session: Session,
  messageId: string,
  language: Language,
): Promise<Message> {
  requireTrueAccount(session);
  const asked = [session.memberId, oldest(clock()), messageId, language] as const;
  const [row] = await db.query<Omit<Message, keyof Moments> & Moments & { linkageType: LinkageType | null }>(
    'inbox_one',
    ONE,
    asked,
  );
  if (row === undefined) throw new Failure('not_found');
  return toMessage(row);
}

/** How many messages of the inbox are unread (API-31). `in_need_true_account` for trial accounts. */
export async function unreadCount({ db, clock }: Dependencies, session: Session): Promise<number> {
  requireTrueAccount(session);
  return countUnread(db, session, clock());
}

const MARK_READ = `
  update messages m set read_at = coalesce(m.read_at, $4) where ${IN_INBOX} and m.id = any($3) returning m.id`;
const DELETE = `update messages m set deleted_at = $4 where ${IN_INBOX} and m.id = any($3) returning m.id`;

/** Marks messages as read; an already read one keeps its time. If one is not in the inbox, none is marked. */
export function markRead(services: Dependencies, session: Session, ids: readonly string[]): Promise<InboxState> {
  return changeAll(services, session, ids, ['inbox_read', MARK_READ]);
}

/** Removes messages from the inbox for good. If one is not in it, none is removed. */
export function deleteMessages(services: Dependencies, session: Session, ids: readonly string[]): Promise<InboxState> {
  return changeAll(services, session, ids, ['inbox_delete', DELETE]);
}

async function changeAll(
  { db, clock }: Dependencies,
  session: Session,
  ids: readonly string[],
  [name, sql]: readonly [string, string],
): Promise<InboxState> {
  requireTrueAccount(session);
  const now = clock();
  const wanted = [...new Set(ids)];
  return db.transaction(async (tx) => {
    const changed = await tx.query(name, sql, [session.memberId, oldest(now), wanted, new Date(now)]);
    if (changed.length < wanted.length) throw new Failure('not_found');
    await publish(tx, new Date(now), [{ kind: 'messages', memberId: session.memberId }]);
    return { unReadCount: await countUnread(tx, session, now) };
  });
}

const MARK_ALL = `update messages m set read_at = $4 where ${IN_INBOX} and m.read_at is null and m.sent_at <= $3`;

/** Marks messages as read up to a moment; a future moment counts as now. */
export async function markAllRead({ db, clock }: Dependencies, session: Session, until: string): Promise<InboxState> {
  requireTrueAccount(session);
  const now = clock();
  const upTo = new Date(Math.min(Date.parse(until), now));
  return db.transaction(async (tx) => {
    await tx.query('inbox_read_all', MARK_ALL, [session.memberId, oldest(now), upTo, new Date(now)]);
    await publish(tx, new Date(now), [{ kind: 'messages', memberId: session.memberId }]);
    return { unReadCount: await countUnread(tx, session, now) };
  });
}

async function countUnread(db: Queries, session: Session, now: number): Promise<number> {
  const [row] = await db.query<{ count: number }>('inbox_unread', UNREAD, [session.memberId, oldest(now)]);
  return row?.count ?? 0;
}

function oldest(now: number): Date {
  return new Date(now - KEPT_DAYS * DAY);
}

function toMessage<Row extends Moments>({ sender, sentAt, readAt, ...row }: Row) {
  return {
    ...row,
    ...(sender !== null && { sender }),
    sentAt: sentAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}
