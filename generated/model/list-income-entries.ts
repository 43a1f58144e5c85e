/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListIncomeEntries = typeof ListIncomeEntries[keyof typeof ListIncomeEntries];


export const ListIncomeEntries = {
  every: 'every',
  earning: 'earning',
} as const;
