/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `dividend`: a share of the team's loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team's
 * valid turnover, at 02:00 for yesterday, every hour, every 5 minutes.
 */
export type ContractKind = typeof ContractKind[keyof typeof ContractKind];


export const ContractKind = {
  dividend: 'dividend',
  daily: 'daily',
  hourly: 'hourly',
  realtime: 'realtime',
} as const;
