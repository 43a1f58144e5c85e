/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DrawPage } from './draw-page.ts';

/**
 * The answer of `listDraws`.
 */
export interface ListDrawsResponse {
  /** Always true. */
  success: true;
  value: DrawPage;
}
