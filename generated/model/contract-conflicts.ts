/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ConflictHash } from './conflict-hash.ts';
import type { ContractConflict } from './contract-conflict.ts';

/**
 * The contracts that the new one would end.
 */
export interface ContractConflicts {
  /**
     * The contracts, the highest rate first.
     * @maxItems 1000
     */
  conflicts: ContractConflict[];
  /** To be sent with the proposal or signature that accepts their end; null where there is no conflict. */
  conflictHash: ConflictHash | null;
}
