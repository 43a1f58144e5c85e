/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The launch token that the game was opened with.
 */
export interface AuthorisePayload {
  /**
     * The token from the address of the game.
     * @minLength 20
     * @maxLength 128
     */
  launchToken: string;
}
