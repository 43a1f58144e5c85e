/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetPointRewardParams = {
/**
 * The reward.
 * @minLength 1
 * @maxLength 40
 */
rewardId: string;
};
