import type { ContentState, ManagedNotice, NoticeType } from '../../../../generated/server/model/index.ts';
import type { Queries } from '../../db/database.ts';
import { Failure } from '../failure.ts';

/** Who changes what visitors see: all operators share one key. */
export const OPERATOR = 'operator';

export interface ManagedRow {
  readonly noticeId: string;
  readonly type: NoticeType;
  readonly words: Partial<ManagedNotice['words']>;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly state: ContentState;
  readonly version: number;
  readonly updatedBy: string;
  readonly updatedAt: Date;
}

/** In which state an announcement `a` is at the moment `$1`. */
export const STATE = `case
    when not a.enabled then 'withdrawn' when a.published_at > $1 then 'scheduled'
    when a.ends_at <= $1 then 'ended' else 'shown' end`;

/** The columns of a row. */
export const MANAGED = `
  a.id as "noticeId", a.type, a.published_at as "startsAt", a.ends_at as "endsAt", ${STATE} as state, a.version,
  a.updated_by as "updatedBy", a.updated_at as "updatedAt", (
    select jsonb_object_agg(t.language, jsonb_build_object('title', t.title, 'content', t.content))
    from announcement_texts t where t.announcement_id = a.id
  ) as words`;

const ONE = `select ${MANAGED} from announcements a where a.id = $2`;
const ONE_LOCKED = `${ONE} for update`;

/** An announcement as it is managed, `not_found` where there is none; locked, it stays as it is until the end of `tx`. */
export async function managedRow(
  db: Pick<Queries, 'query'>,
  id: string,
  now: Date,
  { locked = false }: { readonly locked?: boolean } = {},
): Promise<ManagedRow> {
  const [name, text] = locked ? ['managed_notice_locked', ONE_LOCKED] : ['managed_notice', ONE];
  const [row] = await db.query<ManagedRow>(name, text, [now, id]);
  if (!row) throw new Failure('not_found');
  return row;
}

/** As the contract tells it. What was planted in one language only has its words in both places. */
export function told({ words: { EN, VI }, startsAt, endsAt, updatedAt, ...row }: ManagedRow): ManagedNotice {
  const words = EN ?? VI ?? { title: row.noticeId, content: '' };
  return {
    ...row,
    words: { EN: words, VI: VI ?? words },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  };
}
