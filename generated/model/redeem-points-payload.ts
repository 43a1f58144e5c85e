/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DeliveryAddress } from './delivery-address.ts';

/**
 * What is redeemed.
 */
export interface RedeemPointsPayload {
  /**
     * The reward.
     * @minLength 1
     * @maxLength 40
     */
  rewardId: string;
  /**
     * How many, at most the `maxQuantity` of the reward.
     * @minimum 1
     * @maximum 100
     */
  quantity: number;
  /**
     * The payment password of the member.
     * @minLength 6
     * @maxLength 64
     */
  paymentPassword: string;
  address?: DeliveryAddress;
}
