/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PlayerAvatar } from './player-avatar.ts';

/**
 * The answer of `getPlayerAvatar`.
 */
export interface GetPlayerAvatarResponse {
  /** Always true. */
  success: true;
  value: PlayerAvatar;
}
