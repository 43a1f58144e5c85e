/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AuditVerification } from './audit-verification.ts';

/**
 * The answer of `verifyAuditLog`.
 */
export interface VerifyAuditLogResponse {
  /** Always true. */
  success: true;
  value: AuditVerification;
}
