/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { HelpCenter } from './help-center.ts';

/**
 * The answer of `getHelpCenter`.
 */
export interface GetHelpCenterResponse {
  /** Always true. */
  success: true;
  value: HelpCenter;
}
