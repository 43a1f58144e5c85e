import type { ChatMessage, SupportThread } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { audit } from '../../ground/audit/audit.ts';
import { publish } from '../../ground/publish.ts';
import { firstWords, MESSAGE_COLUMNS, type MessageRow, messageOf, threadNumber } from './message.ts';
import { readThread } from './read-threads.ts';

/** An operator's answer and name. */
export interface OperatorAnswer {
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
    const told = await readThread(tx, threadId);
    if (closed.length > 0) {
      await audit(tx, {
        at: new Date(clock()),
        kind: 'support_closed',
        memberId: thread.memberId,
        data: { operator, thread: thread.id },
      });
    }
    return told;
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
