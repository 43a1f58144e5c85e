/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetChatUrlB2c = typeof GetChatUrlB2c[keyof typeof GetChatUrlB2c];


export const GetChatUrlB2c = {
  NUMBER_1: 1,
} as const;
