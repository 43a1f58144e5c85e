import type { Queries } from '../../db/database.ts';

/**
 * The kinds of live events. `session` reaches no client; it makes the server check the member's sessions.
 * `moonshot_bets` is told as `moonshot`, less often.
 */
export type LiveKind = 'balance' | 'messages' | 'chat' | 'draws' | 'bets' | 'moonshot' | 'moonshot_bets' | 'session';

/** A change. It holds ids only: the data is read for each client that may see it. */
export type Change =
  | { readonly kind: 'balance' | 'messages' | 'chat' | 'session'; readonly memberId: number }
  | { readonly kind: 'bets'; readonly memberId: number; readonly betId: string }
  | { readonly kind: 'draws'; readonly drawId: string }
  | { readonly kind: 'moonshot' | 'moonshot_bets'; readonly flightId: string };

/** A change as it is stored and notified. */
export interface Notice {
  readonly id: number;
  /** The member concerned; null for everybody. */
  readonly member: number | null;
  readonly kind: LiveKind;
  readonly subject: string | null;
}

/** The channel on which the processes notify each other. */
export const liveChannel = 'live';

const PUBLISH = `
  with kept as (
    insert into live_events (at, member_id, kind, subject)
    select $1, x.member, x.kind, nullif(x.subject, '')
    from unnest($2::bigint[], $3::text[], $4::text[]) as x (member, kind, subject)
    returning id, member_id as member, kind, subject
  )
  select pg_notify('${liveChannel}', row_to_json(kept)::text) from kept`;

/**
 * Publishes changes to all processes in the caller's transaction: sent on commit, never on rollback. `at` is the time
 * of the change.
 */
export async function publish(tx: Pick<Queries, 'query'>, at: Date, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const members = changes.map((change) => ('memberId' in change ? change.memberId : null));
  const kinds = changes.map(({ kind }) => kind);
  await tx.query('live_publish', PUBLISH, [at, members, kinds, changes.map(subjectOf)]);
}

function subjectOf(change: Change): string {
  if (change.kind === 'draws') return change.drawId;
  if ('flightId' in change) return change.flightId;
  return change.kind === 'bets' ? change.betId : '';
}
