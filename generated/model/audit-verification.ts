/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether the audit log is whole.
 */
export interface AuditVerification {
  /** Whether every hash fits and no number is missing. */
  intact: boolean;
  /**
     * The number of the first entry that was tampered with or follows a missing one; null where there is none.
     * @maxLength 16
     * @nullable
     * @pattern ^[0-9]{1,16}$
     */
  firstBrokenId: string | null;
  /**
     * Entries that were checked.
     * @minimum 0
     * @maximum 9007199254740991
     */
  entries: number;
  /**
     * The hash of the last entry; keep it outside, and a log that was cut shows.
     * @maxLength 64
     * @pattern ^[0-9a-f]{64}$
     */
  headHash: string;
  /**
     * When.
     * @maxLength 30
     */
  verifiedAt: string;
}
