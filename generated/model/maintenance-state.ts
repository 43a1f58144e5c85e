/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `planned -> active` when its time comes, `active -> ended` by an operator or by itself; `planned -> ended` when it
 * is called off.
 */
export type MaintenanceState = typeof MaintenanceState[keyof typeof MaintenanceState];


export const MaintenanceState = {
  planned: 'planned',
  active: 'active',
  ended: 'ended',
} as const;
