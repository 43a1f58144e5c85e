import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language, LinkageType, MessageCategory } from '../../../../generated/server/model/index.ts';
import { members } from './members.ts';

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
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true, precision: 3 }),
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
  },
  (t) => [
    index('messages_inbox').on(t.memberId, t.sentAt, t.id).where(sql`${t.deletedAt} is null`),
    // The badges read this count all the time.
    index('messages_unread').on(t.memberId, t.sentAt).where(sql`${t.deletedAt} is null and ${t.readAt} is null`),
    check(
      'messages_category_known',
      sql`${t.category} in ('account', 'money', 'promotion', 'reward', 'game', 'service')`,
    ),
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
