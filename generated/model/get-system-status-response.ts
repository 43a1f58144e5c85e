/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SystemState } from './system-state.ts';

/**
 * The answer of `getSystemStatus`.
 */
export interface GetSystemStatusResponse {
  /** Always true. */
  success: true;
  value: SystemState;
}
