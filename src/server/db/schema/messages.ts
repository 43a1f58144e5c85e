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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Audience, Language, LinkageType, MessageCategory } from '#generated/model/index.ts';
import { members } from './members.ts';

/** What operators sent to members; the words are in `sent_message_texts` once for all of them. */
export const sentMessages = pgTable(
  'sent_messages',
  {
    id: text('id').primaryKey(),
    audience: text('audience').$type<Audience>().notNull(),
    memberIds: bigint('member_ids', { mode: 'number' }).array().notNull(),
    rankLevels: integer('rank_levels').array().notNull(),
    category: text('category').$type<MessageCategory>().notNull(),
    linkageType: text('linkage_type').$type<LinkageType>(),
    linkage: text('linkage'),
    /** How many got it so far. */
    recipients: integer('recipients').notNull().default(0),
    /** The last account whose turn was; null once everybody's was. */
    deliveredTo: bigint('delivered_to', { mode: 'number' }).default(0),
    sentBy: text('sent_by').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull(),
    recalledAt: timestamp('recalled_at', { withTimezone: true, precision: 3 }),
  },
  (t) => [
    index('sent_messages_newest').on(t.sentAt, t.id),
    check('sent_messages_audience_known', sql`${t.audience} in ('members', 'ranks', 'all')`),
    check('sent_messages_linkage_complete', sql`(${t.linkageType} is null) = (${t.linkage} is null)`),
  ],
);

/** The content is HTML that `sendMessage` cleaned. */
export const sentMessageTexts = pgTable(
  'sent_message_texts',
  {
    sentMessageId: text('sent_message_id')
      .notNull()
      .references(() => sentMessages.id),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull(),
    /** The first words of the content, without markup. */
    summary: text('summary').notNull(),
    content: text('content').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sentMessageId, t.language] })],
);

/** Messages to members. A message that a member deletes leaves the inbox; the record of what was sent stays. */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey().default(sql`'m_' || replace(gen_random_uuid()::text, '-', '')`),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    category: text('category').$type<MessageCategory>().notNull(),
    /** The member's language when it was sent. */
    language: text('language').$type<Language>().notNull(),
    linkageType: text('linkage_type').$type<LinkageType>(),
    linkage: text('linkage'),
    /** The agent that wrote it to somebody of its team; null for all other messages. */
    senderId: bigint('sender_id', { mode: 'number' }).references(() => members.id),
    /** Where an operator sent it; then it has no texts of its own. */
    sentMessageId: text('sent_message_id').references(() => sentMessages.id),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true, precision: 3 }),
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
  },
  (t) => [
    index('messages_inbox').on(t.memberId, t.sentAt, t.id).where(sql`${t.deletedAt} is null`),
    // The badges read this count all the time.
    index('messages_unread').on(t.memberId, t.sentAt).where(sql`${t.deletedAt} is null and ${t.readAt} is null`),
    uniqueIndex('messages_once').on(t.sentMessageId, t.memberId).where(sql`${t.sentMessageId} is not null`),
    index('messages_sent_read')
      .on(t.sentMessageId)
      .where(sql`${t.sentMessageId} is not null and ${t.readAt} is not null`),
    check(
      'messages_category_known',
      sql`${t.category} in ('account', 'money', 'promotion', 'reward', 'game', 'service', 'team')`,
    ),
    check('messages_sender_known', sql`(${t.category} = 'team') = (${t.senderId} is not null)`),
    // The daily limit of an agent is counted here.
    index('messages_of_agent').on(t.senderId, t.sentAt).where(sql`${t.senderId} is not null`),
    check('messages_linkage_complete', sql`(${t.linkageType} is null) = (${t.linkage} is null)`),
  ],
);

/** The texts of a message, in one or more languages. The content is HTML that `sendMessages` cleaned. */
export const messageTexts = pgTable(
  'message_texts',
  {
    messageId: text('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull(),
    /** The first words of the content, without markup. */
    summary: text('summary').notNull(),
    content: text('content').notNull(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.language] })],
);

/** The site's announcements to agents. */
export const agentAnnouncements = pgTable(
  'agent_announcements',
  {
    id: text('id').primaryKey(),
    publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }).notNull(),
    enabled: boolean('enabled').notNull().default(true),
  },
  (t) => [index('agent_announcements_newest').on(t.publishedAt)],
);

/** The content is HTML that `storeAgentAnnouncements` cleaned. */
export const agentAnnouncementTexts = pgTable(
  'agent_announcement_texts',
  {
    announcementId: text('announcement_id')
      .notNull()
      .references(() => agentAnnouncements.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
  },
  (t) => [primaryKey({ columns: [t.announcementId, t.language] })],
);
