/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `registered -> deposited` with the first credited deposit, `-> active` with the first settled bet. `refused`: the
 * account is the inviter's own or above it in the chain of invitations, and brings nothing.
 */
export type InviteeState = typeof InviteeState[keyof typeof InviteeState];


export const InviteeState = {
  registered: 'registered',
  deposited: 'deposited',
  active: 'active',
  refused: 'refused',
} as const;
