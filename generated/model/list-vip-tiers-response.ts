/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { VipTiers } from './vip-tiers.ts';

/**
 * The answer of `listVipTiers`.
 */
export interface ListVipTiersResponse {
  /** Always true. */
  success: true;
  value: VipTiers;
}
