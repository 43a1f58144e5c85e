import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type {
  ChatMessageAuthor,
  FeedbackPayloadCategory,
  Language,
  SupportThreadState,
} from '#generated/model/index.ts';
import { moment } from '../columns.ts';
import { sessions } from './identity.ts';
import { members } from './members.ts';

/** The conversation of a member with the customer service; each member has one. */
export const supportThreads = pgTable(
  'support_threads',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity({ startWith: 1101 }).primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => members.id),
    state: text('state').$type<SupportThreadState>().notNull(),
    /** When the member began to wait; null where nobody waits. */
    waitingSince: moment('waiting_since'),
    /** The first words of the last message that a person wrote. */
    lastMessage: text('last_message').notNull(),
    lastMessageAt: moment('last_message_at').notNull(),
    /** The operator who answered last. */
    operator: text('operator'),
    /** Whether an operator has written since the conversation began or was closed; the help content is then silent. */
    attended: boolean('attended').notNull().default(false),
  },
  (t) => [
    check('support_threads_state_known', sql`${t.state} in ('open', 'answered', 'closed')`),
    check('support_threads_waiting', sql`(${t.state} = 'open') = (${t.waitingSince} is not null)`),
    index('support_threads_waiting_longest').on(t.state, t.waitingSince),
  ],
);

/** The messages. Texts are stored unchanged and never read as HTML. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity({ startWith: 22001 }).primaryKey(),
    threadId: bigint('thread_id', { mode: 'number' })
      .notNull()
      .references(() => supportThreads.id),
    /** The id that the member's client gave it. */
    clientMessageId: text('client_message_id'),
    author: text('author').$type<ChatMessageAuthor>().notNull(),
    authorName: text('author_name').notNull(),
    content: text('content').notNull(),
    helpItemId: text('help_item_id'),
    /** The message that this automatic answer replies to. */
    answerTo: bigint('answer_to', { mode: 'number' }).unique(),
    sentAt: moment('sent_at').notNull(),
    readAt: moment('read_at'),
  },
  (t) => [
    check('support_messages_author_known', sql`${t.author} in ('member', 'operator', 'help')`),
    unique('support_messages_once').on(t.threadId, t.clientMessageId),
    index('support_messages_thread').on(t.threadId, t.id),
  ],
);

/** Tickets that open the chat page in a separate window. */
export const chatTickets = pgTable(
  'chat_tickets',
  {
    /** SHA-256 of the ticket, in base64url. */
    hash: text('hash').primaryKey(),
    /** The session that requested it. */
    sessionId: bigint('session_id', { mode: 'number' })
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('chat_tickets_expires').on(t.expiresAt)],
);

/** Feedback to the site. */
export const feedback = pgTable(
  'feedback',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity({ startWith: 8501 }).primaryKey(),
    /** Null for a guest. */
    memberId: bigint('member_id', { mode: 'number' }).references(() => members.id),
    /** SHA-256 of the sender's address, by which feedback is counted. */
    addressHash: text('address_hash').notNull(),
    category: text('category').$type<FeedbackPayloadCategory>().notNull(),
    content: text('content').notNull(),
    contact: text('contact'),
    receivedAt: moment('received_at').notNull(),
  },
  (t) => [index('feedback_sender').on(t.addressHash, t.receivedAt)],
);

export const helpCategories = pgTable('help_categories', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
});

export const helpCategoryTexts = pgTable(
  'help_category_texts',
  {
    categoryId: text('category_id')
      .notNull()
      .references(() => helpCategories.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.language] })],
);

export const helpArticles = pgTable(
  'help_articles',
  {
    id: text('id').primaryKey(),
    categoryId: text('category_id')
      .notNull()
      .references(() => helpCategories.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index('help_articles_order').on(t.categoryId, t.position)],
);

/** The content is cleaned HTML: only `storeHelp` writes it. */
export const helpArticleTexts = pgTable(
  'help_article_texts',
  {
    articleId: text('article_id')
      .notNull()
      .references(() => helpArticles.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.language] })],
);
