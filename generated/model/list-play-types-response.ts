/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PlayTypeList } from './play-type-list.ts';

/**
 * The answer of `listPlayTypes`.
 */
export interface ListPlayTypesResponse {
  /** Always true. */
  success: true;
  value: PlayTypeList;
}
