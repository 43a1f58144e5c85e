/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `1` an address that opens in a new tab, `2` the live chat, whose address `getChatUrl` tells, `3` an encrypted address
 * that opens in a popup window.
 */
export type CustomerServicePathType = typeof CustomerServicePathType[keyof typeof CustomerServicePathType];


export const CustomerServicePathType = {
  NUMBER_1: '1',
  NUMBER_2: '2',
  NUMBER_3: '3',
} as const;
