/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetAnnouncementParams = {
/**
 * The announcement.
 * @minLength 1
 * @maxLength 40
 */
id: string;
};
