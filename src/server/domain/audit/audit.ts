import type { Queries } from '../../db/database.ts';

/** The kinds of events. */
export type AuditKind =
  | 'login'
  | 'login_failed'
  | 'login_locked'
  | 'login_refused'
  | 'login_new_place'
  | 'password_failed'
  | 'login_ticket'
  | 'logout'
  | 'sessions_ended'
  | 'trial_opened'
  | 'registered'
  | 'password_changed'
  | 'password_reset_asked'
  | 'payment_password_changed'
  | 'member_transfer'
  | 'points_converted'
  | 'social_linked'
  | 'support_answered'
  | 'support_closed'
  | 'profile_changed'
  | 'notice_created'
  | 'notice_changed'
  | 'notice_withdrawn'
  | 'banner_created'
  | 'banner_changed'
  | 'banner_withdrawn';

/** An event for the auditor. `data` never holds a password, token or code. */
export interface AuditEvent {
  readonly at: Date;
  readonly kind: AuditKind;
  readonly memberId: number | null;
  readonly data: Readonly<Record<string, string | number | null | undefined>>;
}

// The trigger of the table sets the number and both hashes.
const APPEND = `
  insert into audit_log (id, at, kind, member_id, data, previous_hash, hash) values (0, $1, $2, $3, $4, '', '')`;

/** Appends to the audit log. Writers wait for each other until the transaction ends, so call it last. */
export async function audit(tx: Queries, { at, kind, memberId, data }: AuditEvent): Promise<void> {
  await tx.query('audit_append', APPEND, [at, kind, memberId, JSON.stringify(data)]);
}

const FIRST_BROKEN = `
  select id from (
    select a.*, row_number() over (order by id) as place, lag(hash, 1, '') over (order by id) as before from audit_log a
  ) chain
  where id <> place or previous_hash <> before
    or hash <> audit_hash(previous_hash, id, at, kind, member_id, data)
  order by id limit 1`;

/** Returns the number of the first row that was tampered with or follows a missing one; null if the chain holds. */
export async function firstBrokenAuditRow(db: Queries): Promise<number | null> {
  const [row] = await db.query<{ id: number }>('audit_first_broken', FIRST_BROKEN);
  return row?.id ?? null;
}
