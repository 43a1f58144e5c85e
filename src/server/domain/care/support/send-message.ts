import type { ChatMessagePayload, Language, SentChatMessage } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { publish } from '../../ground/publish.ts';
import type { Session } from '../../identity/session/session.ts';
import { helpCenter } from '../help/help-center.ts';
import { requireChat } from './chat-open.ts';
import type { HelpArticle } from './help-answer.ts';
import { findAnswer, type HelpAnswer } from './help-answer.ts';
import { firstWords, MESSAGE_COLUMNS, type MessageRow, messageOf } from './message.ts';

type Dependencies = Pick<Services, 'db' | 'brand' | 'clock'>;

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
    const author = helpName[language](brand.name);
    return {
      message: messageOf(message),
      answer: answer === undefined ? null : await addAnswer(tx, { thread, answer, author, to: message.id, now }),
    };
  });
}

const helpName = {
  EN: (brand: string) => `${brand} help`,
  VI: (brand: string) => `Trợ giúp ${brand}`,
} as const satisfies Record<Language, (brand: string) => string>;

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
