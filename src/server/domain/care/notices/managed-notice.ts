import type { ManagedNotice, NoticeType } from '#generated/model/index.ts';
import { type Managed, managedReader, stateAt, toldWords } from './managed.ts';

export interface ManagedRow extends Managed<ManagedNotice['words']['EN']> {
  readonly noticeId: string;
  readonly type: NoticeType;
}

/** The state of an announcement `a` at the moment `$1`. */
export const STATE = stateAt('a', 'published_at');

/** The columns of a row. */
export const MANAGED = `
  a.id as "noticeId", a.type, a.published_at as "startsAt", a.ends_at as "endsAt", ${STATE} as state, a.version,
  a.updated_by as "updatedBy", a.updated_at as "updatedAt", (
    select jsonb_object_agg(t.language, jsonb_build_object('title', t.title, 'content', t.content))
    from announcement_texts t where t.announcement_id = a.id
  ) as words`;

/** An announcement in its managed form. */
export const managedRow = managedReader<ManagedRow>(
  'managed_notice',
  `select ${MANAGED} from announcements a where a.id = $2`,
);

/** The contract's form of an announcement. */
export function told(row: ManagedRow): ManagedNotice {
  return { ...row, ...toldWords(row, { title: row.noticeId, content: '' }) };
}
