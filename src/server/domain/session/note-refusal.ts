import type { Visitor } from '../../handlers/handler.ts';
import type { Services } from '../../services.ts';
import { type AuditKind, audit } from '../audit/audit.ts';

/**
 * Writes to the audit log that somebody was not let in. The name that was typed is not written down: it may be a password
 * in the wrong field.
 */
export function noteRefusal(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  kind: Extract<AuditKind, 'login_failed' | 'login_locked' | 'login_refused' | 'login_new_place' | 'password_failed'>,
  memberId: number | null,
  visitor: Visitor,
): Promise<void> {
  return audit(db, { at: new Date(clock()), kind, memberId, data: { ip: visitor.ip } });
}
