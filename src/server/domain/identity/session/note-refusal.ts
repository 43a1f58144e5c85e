import type { LoginMethod, LoginOutcome } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/visitor.ts';
import { type AuditKind, auditActor } from '../../ground/audit/audit.ts';
import { deviceOf } from './device.ts';

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
