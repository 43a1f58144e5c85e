import { sql } from 'drizzle-orm';
import type { ContentState, ManagedNoticePage, NoticeType } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import type { PageQuery } from '../../ground/paging/page.ts';
import { paged } from '../../ground/paging/paged.ts';
import { piece } from '../../ground/paging/piece.ts';
import { MANAGED, type ManagedRow, STATE, told } from './managed-notice.ts';

export interface ManagedNoticeQuery extends PageQuery {
  readonly type?: NoticeType | undefined;
  readonly state?: ContentState | undefined;
}

const list = { name: 'managed_notices', from: sql`announcements a`, order: sql`a.published_at desc, a.id desc` };

/** All managed announcements, the latest beginning first. */
export async function listManagedNotices(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  query: ManagedNoticeQuery,
): Promise<ManagedNoticePage> {
  const now = new Date(clock());
  const where = [query.type && sql`a.type = ${query.type}`, query.state && sql`${piece(STATE, now)} = ${query.state}`];
  const wanted = { ...list, columns: piece(MANAGED, now), where };
  const { content, totalPages, totalElements } = await paged<ManagedRow>(db, wanted, query);
  return { content: content.map(told), totalPages, totalElements };
}
