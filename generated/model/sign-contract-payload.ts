/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ConflictHash } from './conflict-hash.ts';
import type { TextHash } from './text-hash.ts';

/**
 * The consent to exactly what was shown.
 */
export interface SignContractPayload {
  /**
     * The version that was shown.
     * @minimum 1
     * @maximum 1000
     */
  version: number;
  textHash: TextHash;
  /** The hash of the conflicts that were shown, where there are any. */
  conflictHash?: ConflictHash;
}
