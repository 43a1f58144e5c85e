import type { FieldError, LoginPayload, LoginResult } from '../../../../generated/server/model/index.ts';
import type { Database } from '../../db/database.ts';
import type { Visitor } from '../../handlers/handler.ts';
import type { Services } from '../../services.ts';
import { audit } from '../audit/audit.ts';
import { Failure } from '../failure.ts';
import { clearAttempts, countAttempt, LOCK_SECONDS } from './attempts.ts';
import { openSession } from './open-session.ts';
import { verifyPassword } from './password.ts';
import { type Candidate, refusalOf } from './site-rules.ts';

interface Account extends Candidate {
  readonly id: number;
  readonly passwordHash: string | null;
  readonly passwordChangedAt: Date;
}

const FIND = `
  select id, type, member_access as "memberAccess", status, password_hash as "passwordHash",
    password_changed_at as "passwordChangedAt"
  from members where account = $1 or mobile_num = $1 order by account = $1 desc limit 1`;

const DAY = 86_400_000;

/**
 * Opens a session by account name or mobile number and password. Failures: `invalid_credentials` for a wrong name as
 * for a wrong password; `account_locked` for 15 minutes from the tenth failure within 30; and, after the right password
 * only, `account_disabled`, `error_not_member` (ROLE-12) and `error_not_agent` (ROLE-13).
 */
export async function login(services: Services, payload: LoginPayload, visitor: Visitor): Promise<LoginResult> {
  if (payload.type !== 'username') throw new Failure('login_type_unavailable');
  const { username, password } = credentials(payload);
  const { db, brand, clock } = services;
  const name = username.trim().toLowerCase();
  const attempt = await countAttempt(db, name, clock());
  if (attempt.retryAfterSeconds > 0) throw locked(attempt.retryAfterSeconds);
  const [account] = await db.query<Account>('login_account', FIND, [name]);
  if (!(await verifyPassword(account?.passwordHash, password)) || account === undefined) {
    await noteFailure(db, clock(), account?.id ?? null, visitor, attempt.last ? 'login_locked' : 'login_failed');
    throw attempt.last ? locked(LOCK_SECONDS) : new Failure('invalid_credentials');
  }
  await clearAttempts(db, name);
  const refusal = refusalOf(brand.site, account);
  if (refusal !== null) {
    await noteFailure(db, clock(), account.id, visitor, 'login_refused');
    throw new Failure(refusal);
  }
  const session = await db.transaction((tx) => openSession(services, tx, account.id, visitor));
  const { maxAgeDays, default: standard } = brand.passwords;
  return {
    ...session,
    passwordExpired: maxAgeDays !== null && clock() - account.passwordChangedAt.getTime() > maxAgeDays * DAY,
    passwordDefault: password === standard,
  };
}

function credentials({ username, password }: LoginPayload) {
  if (username !== undefined && password !== undefined) return { username, password };
  const missing = { username, password };
  const fields = Object.entries(missing)
    .filter(([, value]) => value === undefined)
    .map(([name]): FieldError => ({ pointer: `/body/${name}`, rule: 'required', message: 'Required for this type' }));
  throw new Failure('validation_failed', { fields });
}

function locked(retryAfterSeconds: number): Failure {
  return new Failure('account_locked', { retryAfterSeconds });
}

/** The name that was typed is not written down: it may be a password in the wrong field. */
function noteFailure(
  db: Database,
  now: number,
  memberId: number | null,
  visitor: Visitor,
  kind: 'login_failed' | 'login_locked' | 'login_refused',
): Promise<void> {
  return audit(db, { at: new Date(now), kind, memberId, data: { ip: visitor.ip } });
}
