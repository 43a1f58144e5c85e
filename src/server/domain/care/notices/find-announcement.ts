import type { Announcement, Language } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { SHOWN } from './shown.ts';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly publishedAt: Date;
}

const ANNOUNCEMENT = `
  select a.id, a.published_at as "publishedAt", t.title, t.content
  from announcements a join announcement_texts t on t.announcement_id = a.id
  where a.id = $2 and ${SHOWN}
  order by t.language = $3 desc, t.language = $4 desc, t.language
  limit 1`;

/** A currently shown announcement in full; `not_found` for any other (NOTICE-03). */
export async function findAnnouncement(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  id: string,
  language: Language,
): Promise<Announcement> {
  const parameters = [new Date(clock()), id, language, brand.defaultLanguage];
  const [row] = await db.query<Row>('announcement', ANNOUNCEMENT, parameters);
  if (!row) throw new Failure('not_found');
  return { id: row.id, title: row.title, content: row.content, timestamp: row.publishedAt.getTime() };
}
