import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '#generated/model/index.ts';

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
