/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A dividend, a daily, hourly or real-time salary, or a rebate on turnover.
 */
export type IncomeKind = typeof IncomeKind[keyof typeof IncomeKind];


export const IncomeKind = {
  dividend: 'dividend',
  daily: 'daily',
  hourly: 'hourly',
  realtime: 'realtime',
  rebate: 'rebate',
} as const;
