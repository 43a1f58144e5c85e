/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BetEvidence } from './bet-evidence.ts';
import type { BetLine } from './bet-line.ts';
import type { BetRules } from './bet-rules.ts';
import type { Bet } from './bet.ts';

/**
 * A bet with its lines, rules and result.
 */
export interface BetDetail {
  bet: Bet;
  /**
     * Its lines; at least one.
     * @maxItems 200
     */
  lines: BetLine[];
  rules: BetRules;
  /**
     * The result in the language of the request, null while it is open.
     * @minLength 1
     * @maxLength 500
     * @nullable
     */
  result: string | null;
  /** What the result can be checked by; null while it is open. */
  evidence: BetEvidence | null;
  /**
     * The entries of the ledger that it made.
     * @maxItems 100
     * @items.minLength 1
     * @items.maxLength 40
     */
  ledgerEntryIds: string[];
}
