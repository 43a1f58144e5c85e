/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BlockPage } from './block-page.ts';

/**
 * The answer of `listBlocks`.
 */
export interface ListBlocksResponse {
  /** Always true. */
  success: true;
  value: BlockPage;
}
