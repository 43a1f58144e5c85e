/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListVendorsClientType = typeof ListVendorsClientType[keyof typeof ListVendorsClientType];


export const ListVendorsClientType = {
  NUMBER_3: 3,
} as const;
