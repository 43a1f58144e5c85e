import type { StreamEvent } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Notice } from '../../ground/publish.ts';
import type { Session } from '../../identity/session/session.ts';
import { gameOfDraw, stateKinds, type TellNeeds, tell } from './tell.ts';

/** More events than this are reported as a gap. */
const maxNotices = 500;

const NEWEST = `
  select coalesce((select max(id) from live_events), 0)::bigint as newest,
    exists (select from live_events where id = $1)
      or $1 = 0 and coalesce((select min(id) from live_events), 1) = 1 as known`;

// Ids are assigned before commit, in another order. So the seconds before the last event are sent again.
const SINCE = `
  select id, member_id as member, kind, subject from live_events
  where (member_id = $1 or member_id is null) and kind <> 'session' and id <> $2
    and id >= coalesce((select min(id) from live_events
      where at > (select at from live_events where id = $2) - interval '5 seconds'), 0)
  order by id limit ${maxNotices + 1}`;

interface Beginning {
  /** The id to resume from. */
  readonly lastEventId: number;
  readonly events: readonly StreamEvent[];
}

/** The beginning of a stream: the missed events, then the current state. */
export async function beginning(
  needs: TellNeeds,
  session: Session,
  lastEventId: number | undefined,
): Promise<Beginning> {
  const missed = await missedSince(needs.db, session.memberId, lastEventId);
  const states = stateKinds(needs, session);
  const changes = new Map<string, Pick<Notice, 'kind' | 'subject'>>(
    missed.notices.map((notice) => [keyOf(notice), notice]),
  );
  // A state that changed is sent once, with the others.
  for (const kind of states) changes.delete(kind);
  const events: StreamEvent[] = missed.gap ? [{ type: 'gap' }] : [];
  for (const change of [...changes.values(), ...states.map((kind) => ({ kind, subject: null }))]) {
    const event = await tell(needs, session, change);
    if (event) events.push(event);
  }
  return { lastEventId: missed.lastEventId, events };
}

/** Notices with the same key are sent as one. */
export function keyOf({ kind, subject }: Notice): string {
  if (subject === null) return kind;
  if (kind === 'moonshot' || kind === 'moonshot_bets') return 'moonshot';
  return `${kind}:${kind === 'draws' ? gameOfDraw(subject) : subject}`;
}

/** The missed events of a client that saw `lastEventId` last. */
interface Missed {
  /** The id to resume from. */
  readonly lastEventId: number;
  readonly notices: readonly Notice[];
  /** The id is unknown here, so the client may have missed anything. */
  readonly gap: boolean;
}

/** Reads a member's missed events from the log; a new client has missed nothing. */
async function missedSince(db: Queries, memberId: number, lastEventId: number | undefined): Promise<Missed> {
  const [row] = await db.query<{ newest: number; known: boolean }>('live_newest', NEWEST, [lastEventId ?? -1]);
  const newest = row?.newest ?? 0;
  if (lastEventId === undefined) return { lastEventId: newest, notices: [], gap: false };
  if (!row?.known) return { lastEventId: newest, notices: [], gap: true };
  const notices = await db.query<Notice>('live_since', SINCE, [memberId, lastEventId]);
  if (notices.length > maxNotices) return { lastEventId: newest, notices: [], gap: true };
  return { lastEventId: Math.max(lastEventId, ...notices.map(({ id }) => id)), notices, gap: false };
}
