/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The mission that is claimed.
 */
export interface MissionIdPayload {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  missionId: string;
}
