/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `locked -> returned`. At `endsAt` the money goes back to the main wallet by itself, and never before.
 */
export type VaultLockState = typeof VaultLockState[keyof typeof VaultLockState];


export const VaultLockState = {
  locked: 'locked',
  returned: 'returned',
} as const;
