/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RoundId } from './round-id.ts';

/**
 * How an earlier round ended.
 */
export interface MoonshotEnd {
  roundId: RoundId;
  /**
     * Its number for people.
     * @minimum 1
     * @maximum 1000000000
     */
  number: number;
  /**
     * The multiplier at which it ended.
     * @maxLength 9
     * @pattern ^[1-9][0-9]{0,5}\.[0-9]{2}$
     */
  end: string;
}
