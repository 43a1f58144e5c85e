/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The member's avatar.
 */
export interface PlayerAvatar {
  /**
     * The picture, null where the member has chosen none.
     * @maxLength 2048
     * @nullable
     */
  avatarUrl: string | null;
}
