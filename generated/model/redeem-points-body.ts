/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EncryptedPayload } from './encrypted-payload.ts';
import type { RedeemPointsPayload } from './redeem-points-payload.ts';

/**
 * The body of `redeemPoints`, plain or encrypted.
 */
export type RedeemPointsBody = RedeemPointsPayload | EncryptedPayload;
