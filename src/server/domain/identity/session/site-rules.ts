import type { AgentType, ErrorCode } from '#generated/model/index.ts';
import type { MemberStatus } from '#server/db/schema/members.ts';

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
