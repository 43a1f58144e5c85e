import type { AnnouncementPage, Language } from '../../../../generated/server/model/index.ts';
import type { Services } from '../../services.ts';
import { firstWords, textOf } from '../html/text-of.ts';
import { SHOWN } from './shown.ts';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly publishedAt: Date;
}

const LISTED = `a.type = 'PL' and ${SHOWN}`;

const COUNT = `select count(*)::int as count from announcements a where ${LISTED}`;

/** The text in the wanted language, else in the site's, else in any. */
const PAGE = `
  select a.id, a.published_at as "publishedAt", t.title, t.content
  from announcements a cross join lateral (
    select title, content from announcement_texts
    where announcement_id = a.id
    order by language = $2 desc, language = $3 desc, language
    limit 1
  ) t
  where ${LISTED}
  order by a.published_at desc, a.id desc
  limit $4 offset $5`;

const SUMMARY_LENGTH = 200;

/** A page of the announcements of type PL that are shown now, the newest first (NOTICE-01). */
export async function announcementPage(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
  language: Language,
): Promise<AnnouncementPage> {
  const now = new Date(clock());
  const range = [pageSize, (pageNo - 1) * pageSize];
  const [rows, counted] = await Promise.all([
    db.query<Row>('announcement_page', PAGE, [now, language, brand.defaultLanguage, ...range]),
    db.query<{ count: number }>('announcement_count', COUNT, [now]),
  ]);
  const totalElements = counted[0]?.count ?? 0;
  return {
    content: rows.map(({ id, title, content, publishedAt }) => ({
      ...{ id, title, timestamp: publishedAt.getTime() },
      summary: firstWords(textOf(content), SUMMARY_LENGTH),
    })),
    totalPages: Math.ceil(totalElements / pageSize),
    totalElements,
  };
}
