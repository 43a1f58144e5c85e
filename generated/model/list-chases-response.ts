/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChasePage } from './chase-page.ts';

/**
 * The answer of `listChases`.
 */
export interface ListChasesResponse {
  /** Always true. */
  success: true;
  value: ChasePage;
}
