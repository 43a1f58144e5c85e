import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ApplicationState, ImageType } from '#generated/model/index.ts';
import { bonuses } from './bonuses.ts';
import { members } from './members.ts';
import { promotions } from './promotions.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The applications of members for promotions, which operators decide. */
export const applications = pgTable(
  'applications',
  {
    id: text('id').primaryKey(),
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotions.id),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    state: text('state').$type<ApplicationState>().notNull(),
    remark: text('remark').notNull(),
    imageCount: smallint('image_count').notNull(),
    filedAt: moment('filed_at').notNull(),
    reviewer: text('reviewer'),
    takenAt: moment('taken_at'),
    decidedAt: moment('decided_at'),
    reason: text('reason'),
    note: text('note'),
    bonusId: text('bonus_id').references(() => bonuses.id),
  },
  (t) => [
    check('applications_state_known', sql`${t.state} in ('applying', 'processing', 'issued', 'rejected')`),
    check('applications_decided', sql`(${t.state} in ('issued', 'rejected')) = (${t.decidedAt} is not null)`),
    // After a rejection the member may apply again.
    uniqueIndex('applications_once').on(t.promotionId, t.memberId).where(sql`${t.state} <> 'rejected'`),
    index('applications_filed').on(t.filedAt),
    index('applications_member').on(t.memberId, t.promotionId),
  ],
);

/** The pictures of applications, encoded anew and without metadata. */
export const applicationImages = pgTable(
  'application_images',
  {
    id: text('id').primaryKey(),
    applicationId: text('application_id')
      .notNull()
      .references(() => applications.id),
    position: smallint('position').notNull(),
    contentType: text('content_type').$type<ImageType>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** In base64. */
    data: text('data').notNull(),
  },
  (t) => [index('application_images_of').on(t.applicationId, t.position)],
);
