/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is checked: the bound account is in the payee name; all wagering is done; the limits of the day hold; the
 * request came from a known device; no other account uses the device; password or bound account did not change in the
 * last 24 hours; no self-exclusion was circumvented.
 */
export type WithdrawalCheckKind = typeof WithdrawalCheckKind[keyof typeof WithdrawalCheckKind];


export const WithdrawalCheckKind = {
  payee_name: 'payee_name',
  wagering: 'wagering',
  daily_limits: 'daily_limits',
  known_device: 'known_device',
  shared_device: 'shared_device',
  account_changed: 'account_changed',
  self_exclusion: 'self_exclusion',
} as const;
