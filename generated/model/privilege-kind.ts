/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a rank brings.
 */
export type PrivilegeKind = typeof PrivilegeKind[keyof typeof PrivilegeKind];


export const PrivilegeKind = {
  rebate_slots: 'rebate_slots',
  rebate_live: 'rebate_live',
  rebate_sports: 'rebate_sports',
  rebate_lottery: 'rebate_lottery',
  birthday_credit: 'birthday_credit',
  upgrade_credit: 'upgrade_credit',
  withdrawals_per_day: 'withdrawals_per_day',
  withdrawal_amount_per_day: 'withdrawal_amount_per_day',
  vip_support: 'vip_support',
  other: 'other',
} as const;
