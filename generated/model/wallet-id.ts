/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The id of a wallet: `main`, or the code of the transfer-wallet vendor whose wallet it is.
 * @maxLength 20
 * @pattern ^(main|[A-Z0-9_]{2,20})$
 */
export type WalletId = string;
