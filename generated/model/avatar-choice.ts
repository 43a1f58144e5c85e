/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AvatarId } from './avatar-id.ts';

/**
 * An avatar of the gallery.
 */
export interface AvatarChoice {
  avatarId: AvatarId;
  /**
     * Its picture.
     * @maxLength 2048
     */
  avatarUrl: string;
  /** Whether it is the one of the member. */
  chosen: boolean;
}
