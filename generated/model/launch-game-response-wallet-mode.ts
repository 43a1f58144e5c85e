/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `seamless` plays from the main wallet and opens in `/seamless`; `transfer` plays from the vendor's wallet and opens in `/game`; `none` is a page of the portal itself.
 */
export type LaunchGameResponseWalletMode = typeof LaunchGameResponseWalletMode[keyof typeof LaunchGameResponseWalletMode];


export const LaunchGameResponseWalletMode = {
  seamless: 'seamless',
  transfer: 'transfer',
  none: 'none',
} as const;
