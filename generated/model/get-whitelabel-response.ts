/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WhitelabelNode } from './whitelabel-node.ts';

/**
 * The answer of `getWhitelabel`.
 */
export interface GetWhitelabelResponse {
  /** Always true. */
  success: true;
  /**
     * The top switches.
     * @maxItems 100
     */
  value: WhitelabelNode[];
}
