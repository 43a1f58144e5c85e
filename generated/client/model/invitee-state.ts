/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `registered -> deposited` with the first credited deposit, `-> active` with the first settled bet.
 */
export type InviteeState = typeof InviteeState[keyof typeof InviteeState];


export const InviteeState = {
  registered: 'registered',
  deposited: 'deposited',
  active: 'active',
} as const;
