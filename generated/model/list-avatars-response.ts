/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AvatarChoice } from './avatar-choice.ts';

/**
 * The answer of `listAvatars`.
 */
export interface ListAvatarsResponse {
  /** Always true. */
  success: true;
  /**
     * The gallery in its order, `own` first.
     * @maxItems 100
     */
  value: AvatarChoice[];
}
