import type { LastLogin, LoginMethod, LoginResult } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/exchange.ts';
import { auditActor } from '../../ground/audit/audit.ts';
import { deviceOf } from './device.ts';
import { hashToken, IDLE_MINUTES, newToken, SESSION_HOURS } from './session.ts';

interface LoginBefore {
  readonly at: Date | null;
  readonly ip: string;
  readonly country: string | null;
  readonly device: string;
}

// One statement, because a login blocks the embedded database. It locks the row, so only one first login is first.
const OPEN = `
  with before as (
    select id, last_login_at as at, last_login_ip as ip, last_login_country as country, last_login_device as device
    from members where id = $1 for no key update
  ),
  remembered as (
    update members m set last_login_at = $2, last_login_ip = $5, last_login_country = $6, last_login_device = $7
    from before where m.id = before.id
  ),
  opened as (
    insert into sessions (token_hash, member_id, created_at, last_seen_at, expires_at, ip, country, device)
    select $3, id, $2, $2, $4, $5, $6, $7 from before returning id
  ),
  recorded as (
    insert into login_records (member_id, at, outcome, method, ip, country, device, session_id)
    select $1, $2, 'success', $9::text, $5, $6, $7, id from opened where $9::text is not null
  ),
  cleared as (delete from login_failures where name_hash = $8),
  audited as (
    insert into audit_log (id, at, kind, member_id, data, actor_kind, actor, request_id, previous_hash, hash)
    select 0, $2, 'login', $1, jsonb_build_object('session', id, 'ip', $5::text), $10, $11, $12, '', '' from opened
  )
  select at, ip, country, device from before`;

/** The way of the login. */
export interface LoginFacts {
  /** Its name in the login history; null writes none, for accounts without such a history. */
  readonly method: LoginMethod | null;
  /** The key of the failed attempts to clear. */
  readonly failures?: string;
}

/**
 * Opens a session for a member who may have one, in the caller's transaction. It records the login in the audit log and
 * the login history. The member's other sessions go on. The caller adds the password's state to the result.
 */
export async function openSession(
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  tx: Queries,
  memberId: number,
  visitor: Visitor,
  { method, failures }: LoginFacts,
): Promise<Omit<LoginResult, 'passwordExpired' | 'passwordDefault'>> {
  const token = newToken(random);
  const now = new Date(clock());
  const expiresAt = new Date(now.getTime() + SESSION_HOURS * 3_600_000);
  const location = [visitor.ip, visitor.country, deviceOf(visitor.userAgent)] as const;
  const opening = [memberId, now, hashToken(token), expiresAt, ...location, failures ?? null, method, ...auditActor()];
  const [before] = await tx.query<LoginBefore>('session_open', OPEN, opening);
  const lastLogin = lastLoginOf(before);
  return {
    token,
    firstTimeLogin: lastLogin === null,
    expiresAt: expiresAt.toISOString(),
    idleMinutes: IDLE_MINUTES,
    lastLogin,
  };
}

function lastLoginOf(before: LoginBefore | undefined): LastLogin | null {
  if (before === undefined || before.at === null) return null;
  return { at: before.at.toISOString(), ip: before.ip, country: before.country, device: before.device };
}
