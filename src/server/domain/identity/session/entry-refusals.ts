import type { AgentType, ErrorCode, LoginMethod, LoginOutcome } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { MemberStatus } from '#server/db/schema/members.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/exchange.ts';
import { Failure } from '#server/shared/failure.ts';
import { type AuditKind, auditActor } from '../../ground/audit/audit.ts';
import { deviceOf } from './device.ts';

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

type Refusal = Extract<
  AuditKind,
  | 'login_failed'
  | 'login_locked'
  | 'login_refused'
  | 'login_new_place'
  | 'login_two_step'
  | 'two_step_failed'
  | 'password_failed'
>;

/** Its name in the member's login history. Of the site's refusals the history shows only self-exclusion. */
const outcomes: Readonly<Partial<Record<Refusal, LoginOutcome>>> = {
  login_failed: 'wrong_password',
  login_locked: 'locked',
  login_new_place: 'new_place',
  login_two_step: 'two_step',
  two_step_failed: 'wrong_code',
  login_refused: 'self_excluded',
};

// One statement, whether or not the account exists.
const NOTE = `
  with recorded as (
    insert into login_records (member_id, at, outcome, method, ip, country, device)
    select id, $1, $5::text, $6::text, $7, $8, $9 from members
    where id = $3 and $5::text is not null and $6::text is not null and ($5::text <> 'self_excluded' or status = 'excluded')
  )
  insert into audit_log (id, at, kind, member_id, data, actor_kind, actor, request_id, previous_hash, hash)
  values (0, $1, $2, $3, $4, $10, $11, $12, '', '')`;

/**
 * Records a refused login in the audit log, and in the account's login history if there is an account; `method` is the
 * way of the login. The typed name is not recorded, because it may be a password in the wrong field.
 */
export async function noteRefusal(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  kind: Refusal,
  memberId: number | null,
  visitor: Visitor,
  method: LoginMethod | null,
): Promise<void> {
  const { ip, country, userAgent } = visitor;
  const event = [new Date(clock()), kind, memberId, JSON.stringify({ ip })] as const;
  const record = [outcomes[kind] ?? null, method, ip, country, deviceOf(userAgent)] as const;
  await db.query('refusal_note', NOTE, [...event, ...record, ...auditActor()]);
}
