import type { Queries } from '#server/db/database.ts';

const SECOND = 1_000;
/** A round begins only where somebody asked within this time. */
const AWAKE_FOR = 60 * SECOND;
/** A member is told of changes for this long after it asked. */
const TOLD_FOR = 300 * SECOND;
/** A member who asks more often is not written down again. */
const NOTED_EVERY = 5 * SECOND;

const NOTE = `
  insert into moonshot_watchers as w (member_id, asked_at) values ($1, $2)
  on conflict (member_id) do update set asked_at = $2 where w.asked_at < $3`;

/** Writes down that a member looks at the flight. */
export async function noteWatcher(db: Pick<Queries, 'query'>, memberId: number, now: number): Promise<void> {
  await db.query('moonshot_watch', NOTE, [memberId, new Date(now), new Date(now - NOTED_EVERY)]);
}

const AWAKE = 'select exists (select from moonshot_watchers where asked_at > $1) as awake';

/** Whether somebody looks. */
export async function isWatched(db: Pick<Queries, 'query'>, now: number): Promise<boolean> {
  const [row] = await db.query<{ awake: boolean }>('moonshot_awake', AWAKE, [new Date(now - AWAKE_FOR)]);
  return row?.awake ?? false;
}

const WATCHES = 'select member_id as "memberId" from moonshot_watchers where asked_at > $1';

/** The members who are told of changes. */
export async function watchers(db: Pick<Queries, 'query'>, now: number): Promise<ReadonlySet<number>> {
  const rows = await db.query<{ memberId: number }>('moonshot_watchers', WATCHES, [new Date(now - TOLD_FOR)]);
  return new Set(rows.map(({ memberId }) => memberId));
}
