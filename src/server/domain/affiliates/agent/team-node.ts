import type { Queries } from '#server/db/database.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Session } from '../../identity/session/session.ts';

/** Somebody of the team of the session's agent. */
export interface TeamNode {
  readonly id: number;
  /** Steps below the agent, who is 0. */
  readonly level: number;
}

const FIND = 'select depth as level from team_lines where ancestor_id = $1 and descendant_id = $2';

/**
 * The member of the team with this id, or the agent of the session without one. Failure: `not_found` for everybody
 * outside of the team, so that nobody learns who else exists.
 */
export async function teamNode(
  db: Pick<Queries, 'query'>,
  { memberId }: Pick<Session, 'memberId'>,
  id: string | undefined,
): Promise<TeamNode> {
  if (id === undefined) return { id: memberId, level: 0 };
  const wanted = /^[1-9]\d{0,15}$/.test(id) ? Number(id) : 0;
  const [found] = await db.query<{ level: number }>('team_node', FIND, [memberId, wanted]);
  if (found === undefined) throw new Failure('not_found');
  return { id: wanted, level: found.level };
}
