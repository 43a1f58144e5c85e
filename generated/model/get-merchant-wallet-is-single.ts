/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetMerchantWalletIsSingle = typeof GetMerchantWalletIsSingle[keyof typeof GetMerchantWalletIsSingle];


export const GetMerchantWalletIsSingle = {
  NUMBER_0: 0,
  NUMBER_1: 1,
} as const;
