/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetMessageParams = {
/**
 * The message.
 * @minLength 1
 * @maxLength 40
 */
messageId: string;
};
