import type { AgentType, ErrorCode } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { MemberStatus } from '#server/db/schema/members.ts';
import { Failure } from '#server/shared/failure.ts';

export interface Candidate {
  readonly type: AgentType;
  readonly memberAccess: boolean;
  readonly status: MemberStatus;
}

/**
 * Why an account may not log in to a site; null if it may. The member site accepts accounts with member access, which
 * only agents of types 1 and 2 can lack (ROLE-12). The agent site accepts agents only (ROLE-13, ROLE-16).
 */
export function refusalOf(site: 'member' | 'agent', { type, memberAccess, status }: Candidate): ErrorCode | null {
  if (status === 'excluded') return 'self_excluded';
  if (status === 'disabled') return 'account_disabled';
  if (site === 'member') return memberAccess ? null : 'error_not_member';
  return isAgent(type) ? null : 'error_not_agent';
}

function isAgent(type: AgentType): boolean {
  return type === 1 || type === 2 || type === 41 || type === 42;
}

const UNTIL = `
  select ends_at as until from self_exclusions where member_id = $1 and ended_at is null
  order by ends_at desc nulls first limit 1`;

/** The failure of a login by its owner: `self_excluded` tells until when, null for ever. */
export async function entryFailure(db: Pick<Queries, 'query'>, memberId: number, refusal: ErrorCode): Promise<Failure> {
  if (refusal !== 'self_excluded') return new Failure(refusal);
  const [exclusion] = await db.query<{ until: Date | null }>('exclusion_until', UNTIL, [memberId]);
  return new Failure(refusal, exclusion && { until: exclusion.until?.toISOString() ?? null });
}
