/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Profile } from './profile.ts';

/**
 * The answer of `getProfile`.
 */
export interface GetProfileResponse {
  /** Always true. */
  success: true;
  value: Profile;
}
