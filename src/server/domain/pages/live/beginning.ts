import type { StreamEvent } from '#generated/model/index.ts';
import type { Notice } from '../../ground/publish.ts';
import type { Session } from '../../identity/session/session.ts';
import { missedSince } from './missed.ts';
import { gameOfDraw, stateKinds, type TellNeeds, tell } from './tell.ts';

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
