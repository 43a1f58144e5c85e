/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { OperatorDrawPage } from './operator-draw-page.ts';

/**
 * The answer of `listDueDraws`.
 */
export interface ListDueDrawsResponse {
  /** Always true. */
  success: true;
  value: OperatorDrawPage;
}
