/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ComingDraws } from './coming-draws.ts';

/**
 * The answer of `listComingDraws`.
 */
export interface ListComingDrawsResponse {
  /** Always true. */
  success: true;
  value: ComingDraws;
}
