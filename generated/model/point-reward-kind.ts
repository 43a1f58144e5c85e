/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Something that is sent, bonus money with wagering, money in the main wallet.
 */
export type PointRewardKind = typeof PointRewardKind[keyof typeof PointRewardKind];


export const PointRewardKind = {
  goods: 'goods',
  bonus: 'bonus',
  money: 'money',
} as const;
