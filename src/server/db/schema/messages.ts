import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language, LinkageType, MessageCategory } from '../../../../generated/server/model/index.ts';
import { members } from './members.ts';

/** Messages to members. What a member deletes is out of its inbox; the record of what was sent stays. */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey().default(sql`'m_' || replace(gen_random_uuid()::text, '-', '')`),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    category: text('category').$type<MessageCategory>().notNull(),
    /** The language that the member had chosen when it was sent. */
    language: text('language').$type<Language>().notNull(),
    linkageType: text('linkage_type').$type<LinkageType>(),
    linkage: text('linkage'),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true, precision: 3 }),
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
  },
  (t) => [
    index('messages_inbox').on(t.memberId, t.sentAt, t.id).where(sql`${t.deletedAt} is null`),
    // The count of the badges is asked for all the time.
    index('messages_unread').on(t.memberId, t.sentAt).where(sql`${t.deletedAt} is null and ${t.readAt} is null`),
    check(
      'messages_category_known',
      sql`${t.category} in ('account', 'money', 'promotion', 'reward', 'game', 'service')`,
    ),
    check('messages_linkage_complete', sql`(${t.linkageType} is null) = (${t.linkage} is null)`),
  ],
);

/** The words of a message, in one language or in several. The content is HTML that has been cleaned by `sendMessages`. */
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

/** What the site says to agents. */
export const agentAnnouncements = pgTable(
  'agent_announcements',
  {
    id: text('id').primaryKey(),
    publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }).notNull(),
    enabled: boolean('enabled').notNull().default(true),
  },
  (t) => [index('agent_announcements_newest').on(t.publishedAt)],
);

/** The content is HTML that has been cleaned by `storeAgentAnnouncements`. */
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
