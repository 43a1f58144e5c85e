import type { ContentState, ManagedNoticePage, NoticeType } from '../../../../generated/server/model/index.ts';
import type { Services } from '../../services.ts';
import { MANAGED, type ManagedRow, STATE, told } from './managed-notice.ts';

export interface ManagedNoticeQuery {
  readonly type?: NoticeType | undefined;
  readonly state?: ContentState | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

const CHOSEN = `from announcements a where ($2 = '' or a.type = $2) and ($3 = '' or ${STATE} = $3)`;
const COUNT = `select count(*)::int as count ${CHOSEN}`;
const PAGE = `select ${MANAGED} ${CHOSEN} order by a.published_at desc, a.id desc limit $4 offset $5`;

/** All announcements as they are managed, the latest beginning first. */
export async function listManagedNotices(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { type, state, pageNo, pageSize }: ManagedNoticeQuery,
): Promise<ManagedNoticePage> {
  const chosen = [new Date(clock()), type ?? '', state ?? ''];
  const [rows, counted] = await Promise.all([
    db.query<ManagedRow>('managed_notices', PAGE, [...chosen, pageSize, (pageNo - 1) * pageSize]),
    db.query<{ count: number }>('managed_notice_count', COUNT, chosen),
  ]);
  const totalElements = counted[0]?.count ?? 0;
  return { content: rows.map(told), totalPages: Math.ceil(totalElements / pageSize), totalElements };
}
