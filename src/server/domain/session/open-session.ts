import type { LastLogin, LoginResult } from '../../../../generated/server/model/index.ts';
import type { Queries } from '../../db/database.ts';
import type { Visitor } from '../../handlers/handler.ts';
import type { Services } from '../../services.ts';
import { audit } from '../audit/audit.ts';
import { deviceOf } from './device.ts';
import { IDLE_MINUTES, SESSION_HOURS } from './session.ts';
import { hashToken, newToken } from './token.ts';

interface LoginBefore {
  readonly at: Date | null;
  readonly ip: string;
  readonly country: string | null;
  readonly device: string;
}

// The subquery sees the row as it was and locks it, so that of two first logins only one is the first.
const REMEMBER = `
  update members m set last_login_at = $2, last_login_ip = $3, last_login_country = $4, last_login_device = $5
  from (select id, last_login_at, last_login_ip, last_login_country, last_login_device
        from members where id = $1 for update) before
  where m.id = before.id
  returning before.last_login_at as at, before.last_login_ip as ip, before.last_login_country as country,
    before.last_login_device as device`;

const INSERT = `
  insert into sessions (token_hash, member_id, created_at, last_seen_at, expires_at, ip, country, device)
  values ($1, $2, $3, $3, $4, $5, $6, $7) returning id`;

/**
 * Opens a session for a member who may have one, remembers the login and writes it to the audit log, in the caller's
 * transaction. The other sessions of the member go on. What it answers about the password is for the caller to add.
 */
export async function openSession(
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  tx: Queries,
  memberId: number,
  visitor: Visitor,
): Promise<Omit<LoginResult, 'passwordExpired' | 'passwordDefault'>> {
  const token = newToken(random);
  const now = new Date(clock());
  const expiresAt = new Date(now.getTime() + SESSION_HOURS * 3_600_000);
  const place = [visitor.ip, visitor.country, deviceOf(visitor.userAgent)] as const;
  const [before] = await tx.query<LoginBefore>('member_logged_in', REMEMBER, [memberId, now, ...place]);
  const [session] = await tx.query<{ id: number }>('session_insert', INSERT, [
    hashToken(token),
    memberId,
    now,
    expiresAt,
    ...place,
  ]);
  await audit(tx, { at: now, kind: 'login', memberId, data: { session: session?.id, ip: visitor.ip } });
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
