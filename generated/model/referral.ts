/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * How the member invites friends, and what it brought.
 */
export interface Referral {
  /**
     * The referral code of the member.
     * @minLength 1
     * @maxLength 40
     */
  code: string;
  /**
     * The address that registers with it.
     * @maxLength 2048
     */
  link: string;
  /**
     * What the QR code says, where that differs from `link`; else null.
     * @maxLength 2048
     * @nullable
     */
  qrCodeUrl: string | null;
  /**
     * The share of a friend's turnover that is the reward, in basis points.
     * @minimum 0
     * @maximum 10000
     */
  rate: number;
  /**
     * The rule in words.
     * @minLength 1
     * @maxLength 300
     */
  rule: string;
  /**
     * Friends who registered.
     * @minimum 0
     * @maximum 1000000
     */
  invitees: number;
  /**
     * Friends who staked in the last 30 days.
     * @minimum 0
     * @maximum 1000000
     */
  activeInvitees: number;
  /** Rewards in all. */
  rewardTotal: Money;
  /** Rewards that are not given yet. */
  rewardPending: Money;
}
