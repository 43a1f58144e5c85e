/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AuditActorKind } from './audit-actor-kind.ts';
import type { AuditFact } from './audit-fact.ts';
import type { RequestId } from './request-id.ts';

/**
 * An entry of the audit log. Entries are appended, never changed or deleted.
 */
export interface AuditEntry {
  /**
     * Its number, without gaps from 1.
     * @maxLength 16
     * @pattern ^[0-9]{1,16}$
     */
  auditId: string;
  /**
     * When.
     * @maxLength 30
     */
  at: string;
  /**
     * What happened, snake_case.
     * @maxLength 40
     * @pattern ^[a-z][a-z_]{1,39}$
     */
  kind: string;
  actorKind: AuditActorKind;
  /**
     * Who, the account name of a member, the name of an operator, the code of a vendor or merchant, or the name of the job.
     * @minLength 1
     * @maxLength 64
     */
  actor: string;
  /**
     * The member concerned, where there is one; else null.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  memberId: string | null;
  /** The exchange in which it happened, null for a job. */
  requestId: RequestId | null;
  /**
     * What else is known. Never a password, token, code or whole account number.
     * @maxItems 40
     */
  facts: AuditFact[];
  /**
     * The hash of the entry before, 64 zeros for the first.
     * @maxLength 64
     * @pattern ^[0-9a-f]{64}$
     */
  previousHash: string;
  /**
     * SHA-256 over the hash before and everything in this entry.
     * @maxLength 64
     * @pattern ^[0-9a-f]{64}$
     */
  hash: string;
}
