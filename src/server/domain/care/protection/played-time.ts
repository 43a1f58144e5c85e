import type { SessionLimitPeriod } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { IDLE_MINUTES } from '../../identity/session/session.ts';
import { spanOf } from './periods.ts';

// A session that nobody closed ends when it expires. Concurrent sessions count once, those of the chat page never.
const PLAYED = `
  with played as (
    select s.id, s.created_at as begins,
      least($3::timestamptz, s.ended_at, s.expires_at, s.last_seen_at + interval '${IDLE_MINUTES} minutes') as ends
    from sessions s where s.member_id = $1 and s.chat_of is null and s.created_at < $3 and s.expires_at > $4
  )
  select
    (select coalesce(round(extract(epoch from ends - begins)), 0)::int from played where id = $2 and ends > begins)
      as session,
    (select coalesce(round(sum(extract(epoch from upper(r.span) - lower(r.span)))), 0)::int from (
      select unnest(range_agg(tstzrange(greatest(begins, $4), ends))) as span from played where ends > greatest(begins, $4)
    ) r) as day`;

/** The seconds that a member has played until the moment: in one session, and in all sessions of the brand's day. */
export type PlayedTime = Readonly<Record<SessionLimitPeriod, number>>;

/** Reads how long a member has played. */
export async function playedTime(
  { db, brand }: { readonly db: Pick<Queries, 'query'>; readonly brand: Pick<Brand, 'timeZone'> },
  { memberId, sessionId }: { readonly memberId: number; readonly sessionId: number },
  at: Date,
): Promise<PlayedTime> {
  const { from } = spanOf('day', at.getTime(), brand.timeZone);
  const values = [memberId, sessionId, at, from];
  const [row] = await db.query<{ session: number | null; day: number }>('played_time', PLAYED, values);
  return { session: row?.session ?? 0, day: row?.day ?? 0 };
}
