/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Block } from './block.ts';

/**
 * The answer of `createBlock`.
 */
export interface CreateBlockResponse {
  /** Always true. */
  success: true;
  value: Block;
}
