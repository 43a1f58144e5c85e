import { sql } from 'drizzle-orm';
import type { AnnouncementPage, Language } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { firstWords, textOf } from '../../ground/html/text-of.ts';
import type { PageQuery } from '../../ground/paging/page.ts';
import { paged } from '../../ground/paging/paged.ts';
import { piece } from '../../ground/paging/piece.ts';
import { SHOWN } from './shown.ts';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly publishedAt: Date;
}

const list = {
  name: 'announcements',
  from: sql`announcements a`,
  order: sql`a.published_at desc, a.id desc`,
  columns: sql`a.id, a.published_at as "publishedAt", t.title, t.content`,
};

/** The text in the requested language, else in the site's, else in any. */
const TEXT = `
  cross join lateral (
    select title, content from announcement_texts
    where announcement_id = a.id
    order by language = $1 desc, language = $2 desc, language
    limit 1
  ) t`;

const SUMMARY_LENGTH = 200;

/** A page of the current announcements of type PL, newest first (NOTICE-01). */
export async function announcementPage(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  query: PageQuery,
  language: Language,
): Promise<AnnouncementPage> {
  const where = [sql`a.type = 'PL'`, piece(SHOWN, new Date(clock()))];
  const join = { alias: 'a', tables: piece(TEXT, language, brand.defaultLanguage) };
  const { content, totalPages, totalElements } = await paged<Row>(db, { ...list, where, join }, query);
  return {
    content: content.map(({ id, title, content, publishedAt }) => ({
      id,
      title,
      timestamp: publishedAt.getTime(),
      summary: firstWords(textOf(content), SUMMARY_LENGTH),
    })),
    totalPages,
    totalElements,
  };
}
